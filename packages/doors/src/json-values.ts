import { z } from 'zod'

/** A value that is not as expected is as if it was not there: many programs write these files. */
export const text = z.string().nullish().catch(null)
export const number = z.number().nullish().catch(null)
export const count = z.number().catch(0)
export const anyId = z.union([z.string(), z.number()]).nullish()
