const lastDay = 7

/** The year of which members are notified at a time: the past one until January 7 (UTC), and none later. */
export function yearToNotifyOf(now: Date): number | null {
  return now.getUTCMonth() === 0 && now.getUTCDate() <= lastDay ? now.getUTCFullYear() - 1 : null
}
