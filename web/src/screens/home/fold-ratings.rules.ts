import type { Review } from '@medley/contract/values/shapes'

const dayOf = (time: string) => new Date(time).toDateString()

/** A feed that loads until a screen is full would load all of a long history into one group. */
const importedMax = 60

/**
 * Groups the ids of a feed: ratings without words by one author on one day (of this device), or brought
 * from another service, form one group, in the place of the first of them; every other review is alone.
 * Ratings of later pages join the group that is on screen.
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
    const key = review?.review === null ? keyOf(review) : undefined
    const group = key === undefined ? undefined : open.get(key)
    if (group && (!review?.imported || group.length < importedMax)) {
      group.push(id)
      continue
    }
    const alone = [id]
    groups.push(alone)
    if (key !== undefined) open.set(key, alone)
  }
  return groups
}

function keyOf({ author, imported, timePosted }: Review): string {
  return `${author.id} ${imported ? 'imported' : dayOf(timePosted)}`
}
