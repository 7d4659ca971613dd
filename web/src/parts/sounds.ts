/** Sounds are numbers, not files, and fetched only by who has switched them on. */
export async function chime(): Promise<void> {
  const { zzfx } = await import('zzfx')
  zzfx(0.6, 0, 392, 0.01, 0.12, 0.35, 0, 1.6, 0, 0, 196, 0.08)
}

export async function knock(): Promise<void> {
  const { zzfx } = await import('zzfx')
  zzfx(0.35, 0.02, 140, 0, 0.01, 0.05, 4, 2)
}
