import { say } from '../texts/page.svelte'

/** A clock in words: "30 seconds per move, and 20 minutes in reserve" for "20m+30s". */
export function clockText(clock: string): string {
  if (clock === 'none') return say('clock-none')
  const found = /^(\d+)([dhms])\+(\d+)([dhms])$/.exec(clock)
  if (!found) return clock
  const [, bank, bankUnit, step, stepUnit] = found
  return say('clock-told', {
    bank: say(`time-${bankUnit}`, { n: Number(bank) }),
    step: say(`time-${stepUnit}`, { n: Number(step) }),
  })
}
