/** Runs of a night begin so often, in minutes, from 01:00 until before 06:00 UTC. */
const everyMinutes = 10
const endHour = 6

/** The cron expression of these runs. */
export const schedule = '*/10 1-5 * * *'

/** No run takes longer, so that none meets the next one. */
export const runMaxMs = 9 * 60_000

/** The smallest share of a run, so that a small instance is done early. */
const shareMin = 20

/** The share of the due works that a run renews, so that they are spread over what is left of the night. */
export function shareOf(due: number, now: Date): number {
  const minutes = endHour * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes())
  const runs = Math.max(1, Math.ceil(minutes / everyMinutes))
  return Math.max(shareMin, Math.ceil(due / runs))
}
