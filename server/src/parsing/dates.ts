/** Order of day and month in slash-separated dates, as spreadsheets rewrite them. */
export type SlashOrder = 'day first' | 'month first' | 'unknown'

const slashDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** Infers the order from a file's dates: a part above 12 can only be a day. */
export function slashOrderOf(dates: readonly string[]): SlashOrder {
  let dayFirst = false
  let monthFirst = false
  for (const date of dates) {
    const [, first, second] = slashDate.exec(date) ?? []
    dayFirst ||= Number(first) > 12
    monthFirst ||= Number(second) > 12
  }
  if (dayFirst === monthFirst) return 'unknown'
  return dayFirst ? 'day first' : 'month first'
}

/** Normalizes a valid calendar date to `YYYY-MM-DD`; undefined if invalid. */
export function readDate(text: string, order: SlashOrder): string | undefined {
  const written = isoOf(text, order)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written) || written < '1000') return undefined
  const time = new Date(`${written}T00:00:00.000Z`)
  const stands = !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(written)
  return stands ? written : undefined
}

function isoOf(text: string, order: SlashOrder): string {
  const [, first = '', second = '', year] = slashDate.exec(text) ?? []
  if (year === undefined || order === 'unknown') return text
  const [day, month] = order === 'day first' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Today's date in UTC+14, the latest date any time zone can have. */
export function latestToday(now: Date): string {
  return new Date(now.valueOf() + 14 * 3_600_000).toISOString().slice(0, 10)
}
