/** The regular episodes of a show that are out. */
export interface SeenOfShow {
  total: number
  seen: number
  /** Of those, in the round that the member is in; null in the first. */
  seenAgain: number | null
}

/** True if the member saw all of a show; of one that they see again, not by saying that they are at its end. */
export function sawAll({ total, seen, seenAgain }: SeenOfShow): boolean {
  return seen === total && (seenAgain ?? total) * 2 >= total
}

/** True if the member saw most of a show. */
export function sawMost({ total, seen }: SeenOfShow): boolean {
  return seen * 2 > total
}
