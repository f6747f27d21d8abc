import type { ImportMessage } from '@medley/messages/import-messages'
import { z } from 'zod'
import { text } from '../json-values.ts'
import { wholeDay } from '../parsing/partial-dates.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { readDate } from '../dates.ts'
import type { EpisodeNumbers } from '../episode-record.ts'

export const activity = z.object({
  type: z.string(),
  data: text,
  createdAt: text,
  customDate: text,
})
type Activity = z.output<typeof activity>

export interface ReadDay {
  day: string | null
  note: ImportMessage | null
}

export function readDay(written: string | null | undefined, reading: DateReading): ReadDay {
  // Go writes this for no time at all.
  const text = written?.startsWith('0001-01-01') ? '' : (written ?? '')
  const { date, note } = readDate(text, 'date', reading)
  return { day: wholeDay(date), note }
}

/** The days of viewings that the member or an import named. */
export function namedDays(activities: readonly Activity[], reading: DateReading): ReadDay[] {
  return activities
    .filter(({ type, customDate }) => type.startsWith('IMPORTED_ADDED_WATCHED') && customDate)
    .map(({ customDate }) => readDay(customDate, reading))
}

/** Entries of an import have its day, which says nothing of the viewing. */
const isImported = (activities: readonly Activity[]) =>
  activities.some(({ type }) => type.startsWith('IMPORTED_'))

/** The day on which a work was marked as finished: by a change, or when it was added. */
export function dayFinished(
  activities: readonly Activity[],
  added: string | null | undefined,
  reading: DateReading,
): ReadDay {
  const isFinish = ({ type, data }: Activity) =>
    type.startsWith('STATUS_CHANGED') && /\bFINISHED\b/.test(data ?? '')
  const change = activities.findLast(isFinish)
  if (change) return readDay(change.customDate ?? change.createdAt, reading)
  return isImported(activities) ? { day: null, note: null } : readDay(added, reading)
}

const numbered = z.object({ season: z.number(), episode: z.number().nullish() })

/** The days of seasons and episodes that activities name, and if the entry came by an import. */
export interface PartDays {
  named: ReadonlyMap<string, string>
  isImported: boolean
}

const keyOf = ({ season, number }: EpisodeNumbers) => `${season} ${number}`

export function daysOfParts(activities: readonly Activity[]): PartDays {
  const named = new Map<string, string>()
  for (const { type, data, customDate } of activities) {
    const isPart = type.startsWith('SEASON_') || type.startsWith('EPISODE_')
    if (!customDate || !isPart) continue
    const { season, episode = null } = numbered.safeParse(parsed(data ?? '')).data ?? {}
    if (season === undefined || type.startsWith('SEASON_') !== (episode === null)) continue
    const key = keyOf({ season, number: episode })
    if (!named.has(key)) named.set(key, customDate)
  }
  return { named, isImported: isImported(activities) }
}

/** The day on which a season or episode was seen: the one that its activity names, or when it was added. */
export function dayOfPart(
  numbers: EpisodeNumbers,
  added: string | null | undefined,
  { parts, reading }: { parts: PartDays; reading: DateReading },
): ReadDay {
  const own = parts.named.get(keyOf(numbers))
  if (own !== undefined) return readDay(own, reading)
  return parts.isImported ? { day: null, note: null } : readDay(added, reading)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
