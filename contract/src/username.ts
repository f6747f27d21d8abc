import { filledText } from './values.ts'

/** A username that names somebody; one that nobody could have is simply not found. */
export const username = filledText(255)
