/** How much of a date is given: its day, only its month or year, or nothing. */
export const precisions = ['day', 'month', 'year', 'none'] as const
export type Precision = (typeof precisions)[number]

const lengths: Record<Precision, number> = { day: 10, month: 7, year: 4, none: 0 }

/** The precision of `2024-05-02`, `2024-05`, `2024` or ''. */
export function precisionOf(date: string): Precision {
  return precisions.find((precision) => lengths[precision] === date.length) ?? 'none'
}

/**
 * A date in another precision: parts that it lacks come from `base`, a whole day, if it agrees, else they
 * are the first. Never later than `max`.
 */
export function inPrecision(date: string, to: Precision, base: string, max: string): string {
  const whole = base.startsWith(date) ? base : date + '-01-01'.slice(date.length - 4)
  const part = partOf(whole, to)
  return part > max ? partOf(max, to) : part
}

function partOf(day: string, precision: Precision): string {
  const parts = { day: 3, month: 2, year: 1, none: 0 }[precision]
  return day.split('-').slice(0, parts).join('-')
}

/** Years up to that of `max`, latest first, with `year` if it is an earlier one. */
export function yearsUpTo(max: string, year: string): string[] {
  const last = Number(max.slice(0, 4))
  const count = Math.max(0, last - firstYear) + 1
  const years = Array.from({ length: count }, (_, index) => String(last - index))
  return years.includes(year) ? years : [...years, year]
}

const firstYear = 1900

/** The months of a year up to `max`, `2024-01` and so on. */
export function monthsUpTo(max: string, year: string): string[] {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  return months.map((month) => `${year}-${month}`).filter((month) => month <= max)
}
