const FACES = ['400 1em "Source Sans 3 Variable"', '400 1em "Zen Antique"']
const LETTERS = 'aō' // of both slices of a face
const PATIENCE = 1000 // milliseconds

/**
 * Until the fonts are there, so that nothing moves when they come; on a slow line not for long: the
 * page is shown in what fonts there are.
 */
export async function fontsLoaded(): Promise<void> {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS)))
  await Promise.race([all, new Promise((soon) => setTimeout(soon, PATIENCE))])
}
