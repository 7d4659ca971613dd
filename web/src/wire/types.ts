import type { components } from './wire.gen'

type Schemas = components['schemas']

export type Analysis = Schemas['Analysis']
export type DecisionMade = Schemas['Decision']
export type ChatShown = Schemas['ChatShown']
export type ClockShown = Schemas['ClockShown']
export type DeedShown = Schemas['DeedShown']
export type EventShown = Schemas['EventShown']
export type FromClient = Schemas['FromClient']
export type FromServer = Schemas['FromServer']
export type Hint = Schemas['Hint']
export type Reason = Schemas['Reason']
export type Step = Schemas['Step']
export type GameInfo = Schemas['GameInfo']
export type MatchAnswer = Schemas['MatchAnswer']
export type LessonShown = Schemas['LessonShown']
export type PassedShown = Schemas['PassedShown']
export type Presence = Schemas['Presence']
export type Problem = Schemas['Problem']
export type SeatShown = Schemas['SeatShown']
/** `awaited`: for each seat of `waiting` the question it must answer, empty where it is not open. The
 *  server sends it beside what is shown; the page keeps them together. */
export type Shown = Schemas['Shown'] & { awaited?: string[] }
export type State = Schemas['State'] & { shown: Shown }
export type StandingShown = Schemas['StandingShown']
export type WayShown = Schemas['WayShown']
export type WaysShown = Schemas['WaysShown']
export type TableShown = Schemas['TableShown']
