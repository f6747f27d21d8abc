import { z } from 'zod'

/** A list schema that skips invalid rows, so that one of them does not fail the rest. */
export function rowsOf<S extends z.ZodType>(row: S) {
  return z.array(z.unknown()).transform((rows) =>
    rows.flatMap((value): z.output<S>[] => {
      const result = row.safeParse(value)
      return result.success ? [result.data] : []
    }),
  )
}

/** A string, or null for any other value. */
export const textOrNull = z.string().nullable().catch(null)

/** A list of rows; empty for any other value. */
export function rowsOrNone<S extends z.ZodType>(row: S) {
  return rowsOf(row).catch([])
}

/** A positive number, or null for any other value. */
export const numberOrNull = z.number().positive().nullable().catch(null)
