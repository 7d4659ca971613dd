import { MediaQuery } from 'svelte/reactivity'

/** The side panel lies over the table while it is open, and is out of sight otherwise. */
export const overlaid = new MediaQuery('max-width: 68rem')

/** Beside a board that draws its players there is no room for the side panel: it folds to a rail. */
export const folded = new MediaQuery('max-width: 1699.98px')

/** A phone: whatever opens covers all else. */
export const small = new MediaQuery('max-width: 44rem')
