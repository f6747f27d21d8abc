import { today } from '../../lib/today.ts'

/** One local day of the chart and how many users came from its first day to the end of this one. */
export interface GrowthPoint {
  /** `YYYY-MM-DD` */
  day: string
  total: number
}

const daysShown = 186

/** The start of the first local day of the chart; the last of its 186 days is today. */
export function firstDayOfGrowth(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysShown + 1)
}

/** The sum of registrations at the end of each local day; a day without any carries the last sum. */
export function growthUntil(now: Date, times: readonly string[]): GrowthPoint[] {
  const newUsers = new Map<string, number>()
  for (const time of times) {
    const day = today(new Date(time))
    newUsers.set(day, (newUsers.get(day) ?? 0) + 1)
  }
  const first = firstDayOfGrowth(now)
  let total = 0
  return Array.from({ length: daysShown }, (_, index) => {
    const date = new Date(first.getFullYear(), first.getMonth(), first.getDate() + index)
    const day = today(date)
    total += newUsers.get(day) ?? 0
    return { day, total }
  })
}

/** The last day of each month of the points, and the last point. */
export function monthEnds(points: readonly GrowthPoint[]): GrowthPoint[] {
  return points.filter(({ day }, index) => points[index + 1]?.day.slice(0, 7) !== day.slice(0, 7))
}

/** Round whole marks from 0 up to at least `max`, three to six of them. */
export function marksUpTo(max: number): number[] {
  const rough = Math.max(1, max) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((step) => step * power >= rough) ?? 10
  const step = Math.max(1, factor * power)
  return Array.from({ length: Math.ceil(Math.max(1, max) / step) + 1 }, (_, index) => index * step)
}
