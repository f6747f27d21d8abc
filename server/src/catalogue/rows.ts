import { z } from 'zod'

/** A list in which rows of another shape are left out, so that one of them does not hide the rest. */
export function rowsOf<S extends z.ZodType>(row: S) {
  return z.array(z.unknown()).transform((rows) =>
    rows.flatMap((value): z.output<S>[] => {
      const result = row.safeParse(value)
      return result.success ? [result.data] : []
    }),
  )
}

/** Text, or null for whatever else stands there. */
export const textOrNull = z.string().nullable().catch(null)

/** A list of rows, empty for whatever else stands there. */
export function rowsOrNone<S extends z.ZodType>(row: S) {
  return rowsOf(row).catch([])
}
