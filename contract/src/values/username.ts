import { filledText } from './values.ts'

/** The username of an existing account; an invalid one is reported as not found. */
export const username = filledText(255)
