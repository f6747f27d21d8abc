/** How the parts of a date with slashes are ordered in a file that a spreadsheet has written anew. */
export type SlashOrder = 'day first' | 'month first' | 'unknown'

const slashDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** The order that the dates of a file prove: a part above 12 can only be a day. */
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

/** `YYYY-MM-DD` of a date that stands in the calendar, or undefined. */
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

/** Today where the day begins first, in UTC+14: no entry can rightly be later. */
export function latestToday(now: Date): string {
  return new Date(now.valueOf() + 14 * 3_600_000).toISOString().slice(0, 10)
}
