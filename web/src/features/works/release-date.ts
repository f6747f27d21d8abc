/** `2008-11-26` reads November 26, 2008; `2008-11` November 2008; `0180` 180. */
export function readableDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return yearOf(date)
  const time = new Date(0)
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day ?? 1))
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(time)
}

/** The year of a release date, without the zeros that fill it up. */
export function yearOf(date: string): string {
  return String(Number(date.slice(0, 4)))
}
