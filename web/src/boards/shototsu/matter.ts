/** What the desk is about, by the open question and the phase of the game. */
import { isDeploying, stepOf } from './planning'
import type { ShototsuProps } from './view'

export type Matter =
  | 'build'
  | 'gain'
  | 'hand'
  | 'deploy'
  | 'activation'
  | 'fight'
  | 'react'
  | 'posture'
  | 'wield'
  | 'raise'
  | 'choice'
  | 'count'
  | 'watch'

const BY_QUESTION: Readonly<Record<string, Matter>> = {
  'SHO-81-card': 'gain',
  'SHO-81-ring': 'gain',
  'SHO-40': 'hand',
  'SHO-20': 'posture',
  'SHO-84': 'wield',
  'SHO-83': 'raise',
}

export function matterOf({ view, asks, ranks }: ShototsuProps): Matter {
  const name = asks[0]?.name ?? ''
  if (view.phase === 'build' && (name === '' || /^SHO-(03|30)/.test(name))) return 'build'
  const own = BY_QUESTION[name]
  if (own) return own
  if (isDeploying(name)) return 'deploy'
  if (ranks.length && !name) return 'count'
  if (view.attack) return 'fight'
  if (stepOf(name)) return 'activation'
  if (/^SHO-7\d-/.test(name) && asks[0]!.options.includes('pass')) return 'react'
  return name ? 'choice' : 'watch'
}
