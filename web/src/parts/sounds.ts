import { settings } from '../places/settings.svelte'

/** Sounds are numbers, not files, and fetched only by who has switched them on. */
async function play(volume: number, ...sound: number[]): Promise<void> {
  if (!settings.sound || !settings.volume) return
  if (!navigator.userActivation.hasBeenActive) return // no browser lets a page begin by itself
  const { zzfx } = await import('zzfx')
  zzfx(volume * settings.volume, ...sound)
}

/** It is my turn. */
export const chime = (): Promise<void> =>
  play(0.6, 0, 392, 0.01, 0.12, 0.35, 0, 1.6, 0, 0, 196, 0.08)

/** Somebody waits for me. */
export const knock = (): Promise<void> => play(0.35, 0.02, 140, 0, 0.01, 0.05, 4, 2)

/** Dice are rolled. */
export const rattle = (): Promise<void> =>
  play(0.4, 0.3, 220, 0, 0.05, 0.12, 4, 1.2, 0, 0, 0, 0, 0.04)

/** A letter comes. */
export const rustle = (): Promise<void> => play(0.3, 0.1, 900, 0.02, 0.04, 0.16, 4, 0.4, -4)

/** The game is over. */
export const gong = (): Promise<void> => play(0.7, 0, 110, 0.02, 0.5, 1.4, 0, 1.2, 0, 0, 0, 0, 0.1)
