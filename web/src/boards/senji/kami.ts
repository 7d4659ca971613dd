/** The sign of each kind of kami: a blade, an ear of rice, a scroll. */
import type { IconName } from './icons'
import type { KamiKind } from './printed'

export const KAMI_ICONS: Readonly<Record<KamiKind, IconName>> = {
  military: 'skull',
  economic: 'production',
  diplomatic: 'scroll',
}
