import { seriesKeys } from './recommendations.series.rules.ts'

/** What must not be too much alike of works that stand together. */
export interface VariedWork {
  title: string
  series: string | null
  creators: readonly string[]
}

interface Most {
  /** Works of one creator. */
  perCreator: number
  perSeries: number
}

/** Whether a work may stand with others without too many of one creator or series. */
export function addsVariety(
  work: VariedWork,
  others: readonly VariedWork[],
  { perCreator, perSeries }: Most,
): boolean {
  const isCrowded = work.creators.some(
    (name) => others.filter(({ creators }) => creators.includes(name)).length >= perCreator,
  )
  return !isCrowded && others.filter((other) => areOfOneSeries(other, work)).length < perSeries
}

export function areOfOneSeries(one: VariedWork, other: VariedWork): boolean {
  const keys = seriesKeys(one)
  return seriesKeys(other).some((key) => keys.includes(key))
}
