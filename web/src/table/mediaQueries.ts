import { MediaQuery } from 'svelte/reactivity'

/** The side panel lies over the table while it is open, and is out of sight otherwise. */
export const overlaid = new MediaQuery('max-width: 68rem')

/** A phone: whatever opens covers all else. */
export const small = new MediaQuery('max-width: 44rem')
