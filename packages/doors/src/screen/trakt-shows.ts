import type { ProgressState } from '@medley/contract/library/progress'
import { limits, unknownDateLimit } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { type EpisodeNumbers, numbersIn, recordOfEpisode } from '../episode-record.ts'
import type { FileFacts } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, readRating } from '../values.ts'
import { type Begun, dayOf, type Item, type Part, readTime } from './trakt-items.ts'

/** A season or episode that was watched, on the day of the member's time zone, or rated. */
export function readEpisode({ line, work }: Begun, entry: Item, file: FileFacts): WorkRecord {
  const { time, note } = readTime(entry.watched_at ?? entry.last_watched_at ?? entry.rated_at, file)
  const rating =
    entry.rated_at === undefined ? null : readRating(String(entry.rating ?? ''), { scale: 10 })
  if (entry.rated_at !== undefined && rating === null)
    throw new UnreadableRow({ code: 'scoreMissing' })
  const numbers = numbersOf(entry.episode, entry.season)
  if (!numbers) throw new UnreadableRow({ code: 'partOfShow' })
  const day = rating === null ? dayOf(time, file).day : null
  const mark = { ...numbers, day, rating: rating?.points ?? null, time, notes: [note] }
  return recordOfEpisode(line, work, mark)
}

/** The numbers of an episode, or of a whole season. */
function numbersOf(episode?: Part, whole?: Part): EpisodeNumbers | null {
  return episode ? numbersIn(episode.season, episode.number) : numbersIn(whole?.number, null)
}

/** The state of the works of a file of hidden ones; null if they are hidden from something else. */
export function stateOfHidden({ baseName }: FileFacts): ProgressState | null {
  if (baseName.includes('dropped')) return 'stopped'
  return baseName.includes('progress-watched') || baseName.includes('progress_watched')
    ? 'paused'
    : null
}

export function readHidden(
  record: Begun,
  state: ProgressState,
  { hidden_at }: Item,
  file: FileFacts,
): WorkRecord {
  const { time, note } = readTime(hidden_at, file)
  const progress = progressOf(state, { started: null, changed: time })
  return {
    ...record,
    kind: 'progress',
    timePosted: time,
    parts: { progress },
    note: collectNotes(note),
  }
}

/** A film or episode that was left in the middle: the percentage of a film, the episode of a show. */
export function readPlayback(record: Begun, entry: Item, file: FileFacts): WorkRecord {
  const { time, note } = readTime(entry.paused_at, file)
  const percent = Math.round(Math.min(100, Math.max(0, entry.progress ?? 0)))
  const numbers = entry.movie ? null : numbersOf(entry.episode)
  const progress = {
    ...progressOf('going', { started: null, changed: time }),
    entry: numbers && { ...numbers, source: null, sourceId: null },
    ...(entry.movie && { amount: percent, unit: 'percent' as const }),
  }
  return {
    ...record,
    kind: 'progress',
    timePosted: time,
    parts: { progress },
    note: collectNotes(note),
  }
}

const histories = ['watched-history.json', 'watched-history-1.json', 'history.json']

/** True if a history beside a file tells of each play. */
export function hasHistory(file: FileFacts): boolean {
  const isSum = file.baseName.includes('shows')
  return isSum && histories.some((name) => file.companion(name) !== null)
}

/** The last play of each episode, where an older export sums up a show. */
export function readSeasons(
  { line, work }: Begun,
  { seasons = [] }: Item,
  file: FileFacts,
): WorkRecord[] {
  return seasons.flatMap((season) =>
    season.episodes.map(({ number, plays = 1, last_watched_at }) => {
      const numbers = numbersOf({ season: season.number, number })
      if (!numbers) throw new UnreadableRow({ code: 'partOfShow' })
      const { time, note } = readTime(last_watched_at, file)
      const { day } = dayOf(time, file)
      const notes = [plays > 1 && ({ code: 'plays' } as const), note]
      return recordOfEpisode(line, work, { ...numbers, day, rating: null, time, notes })
    }),
  )
}

/** A comment on an episode. */
export function readRemark(record: Begun, { episode }: Item, text: string): WorkRecord {
  const entry = numbersOf(episode)
  if (!entry) throw new UnreadableRow({ code: 'seasonComment' })
  const remark = {
    entry,
    share: null,
    amount: null,
    unit: null,
    total: null,
    content: cutText(text, limits.remarkMax),
    time: record.timePosted ?? unknownDateLimit,
  }
  return { ...record, kind: 'remark', parts: { remark } }
}
