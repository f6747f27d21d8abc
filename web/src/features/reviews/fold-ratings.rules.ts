import type { Review } from '@medley/contract/shapes'

const dayOf = (time: string) => new Date(time).toDateString()

/**
 * Groups the ids of a feed: ratings without words by one author on one day (of this device) form one
 * group, in the place of the first of them; every other review is alone. Ratings of later pages join
 * the group that is on screen.
 * @param find the review of an id, if it is cached
 */
export function foldRatings(
  ids: readonly number[],
  find: (id: number) => Review | undefined,
): number[][] {
  const groups: number[][] = []
  const open = new Map<string, number[]>()
  for (const id of ids) {
    const review = find(id)
    const key =
      review?.review === null ? `${review.author.id} ${dayOf(review.timePosted)}` : undefined
    const group = key === undefined ? undefined : open.get(key)
    if (group) {
      group.push(id)
      continue
    }
    const alone = [id]
    groups.push(alone)
    if (key !== undefined) open.set(key, alone)
  }
  return groups
}
