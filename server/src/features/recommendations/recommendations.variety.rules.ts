/** Traits in which neighbouring works should differ. */
export interface VariedWork {
  creators: readonly string[]
  /** See `seriesKeysOf`. */
  seriesKeys: readonly string[]
}

interface Most {
  /** Works of one creator. */
  perCreator: number
  perSeries: number
}

/** True if a work may be beside others without too many of one creator or series. */
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
  return one.seriesKeys.some((key) => other.seriesKeys.includes(key))
}
