/** Sounds are numbers, not files, and fetched only by who has switched them on. */
async function play(...sound: number[]): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return // no browser lets a page begin by itself
  const { zzfx } = await import('zzfx')
  zzfx(...sound)
}

export const chime = (): Promise<void> =>
  play(0.6, 0, 392, 0.01, 0.12, 0.35, 0, 1.6, 0, 0, 196, 0.08)

export const knock = (): Promise<void> => play(0.35, 0.02, 140, 0, 0.01, 0.05, 4, 2)
