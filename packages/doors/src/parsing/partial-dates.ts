/** The day, if more than its month or year is known. */
export function wholeDay(date: string | null): string | null {
  return date !== null && date.length === 10 ? date : null
}

/** The month or year, if the day is not known. */
export function monthOrYearOf(date: string | null): string | null {
  return date !== null && date.length < 10 ? date : null
}

/** The first day of a month or year; a day stays. */
export function firstDayOf<D extends string | null>(date: D): D | string {
  return date === null ? date : date + '-01-01'.slice(date.length - 4)
}
