import type { FriendsDay } from '@medley/contract/people/friends-days'

/**
 * The days that follow each group of posts, by its place: behind the posts of the day, and never above the second group,
 * which stands on the first screen before the days are there. While posts may follow, what would come after the last
 * one waits.
 * @param dayOf the day of each group, the latest first
 */
export function placeDays(
  dayOf: readonly string[],
  days: readonly FriendsDay[],
  isAtEnd: boolean,
): Map<number, FriendsDay[]> {
  const placed = new Map<number, FriendsDay[]>()
  for (const day of days) {
    const later = dayOf.findIndex((one) => one < day.day)
    const isLast = later === -1
    if (isLast && !isAtEnd) break
    const last = dayOf.length - 1
    const place = isLast ? last : Math.max(later - 1, Math.min(1, last))
    placed.set(place, [...(placed.get(place) ?? []), day])
  }
  return placed
}
