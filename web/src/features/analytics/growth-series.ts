import { today } from '../../lib/time/today.ts'

/** One local day, with the number of users at its end. */
export interface GrowthPoint {
  /** `YYYY-MM-DD` */
  day: string
  total: number
}

const daysShown = 186

/** Start of the chart's first local day; its 186 days end today. */
export function firstDayOfGrowth(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysShown + 1)
}

/**
 * Users per local day; days without registrations repeat the previous total.
 * @param times of the registrations since `firstDayOfGrowth`
 * @param usersNow the total that the last day ends with
 */
export function growthUntil(now: Date, times: readonly string[], usersNow: number): GrowthPoint[] {
  const newUsers = new Map<string, number>()
  for (const time of times) {
    const day = today(new Date(time))
    newUsers.set(day, (newUsers.get(day) ?? 0) + 1)
  }
  const first = firstDayOfGrowth(now)
  const counted = [...newUsers]
    .filter(([day]) => day >= today(first))
    .reduce((sum, [, count]) => sum + count, 0)
  let total = Math.max(0, usersNow - counted)
  return Array.from({ length: daysShown }, (_, index) => {
    const date = new Date(first.getFullYear(), first.getMonth(), first.getDate() + index)
    const day = today(date)
    total += newUsers.get(day) ?? 0
    return { day, total }
  })
}

/** The last point of each month, including the current one. */
export function monthEnds(points: readonly GrowthPoint[]): GrowthPoint[] {
  return points.filter(({ day }, index) => points[index + 1]?.day.slice(0, 7) !== day.slice(0, 7))
}

/** Axis ticks: round integers from 0 up to at least `max`. */
export function marksUpTo(max: number): number[] {
  const rough = Math.max(1, max) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((step) => step * power >= rough) ?? 10
  const step = Math.max(1, factor * power)
  return Array.from({ length: Math.ceil(Math.max(1, max) / step) + 1 }, (_, index) => index * step)
}
