/** Put a text on the clipboard; tells whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text) // browsers give pages without https no clipboard
  }
}

/** The old way: select the text in a field out of sight, and let the browser copy it. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // or a phone would show its keyboard
  field.style.cssText = 'position: fixed; opacity: 0'
  document.body.append(field)
  field.select()
  const done = attempted()
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}

function attempted(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
