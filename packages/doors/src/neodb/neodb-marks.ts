import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { dayIn } from '../parsing/dates.ts'
import { bareRecord, type FileFacts } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { type SourceRating, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, tidy } from '../values.ts'
import { readTexts } from './neodb-texts.ts'
import type { NamedWork } from './neodb-works.ts'

/** A day that a member has for a work, and all that they say with it. */
interface Mark {
  line: number
  status: string
  rating: SourceRating | null
  /** Markup of the comment, and of reviews. */
  comment: string
  reviews: readonly string[]
  tags: readonly string[]
  timestamp: string
}

/** ISO time, and its day for the member; a time never costs its row. */
export function readMoment(
  text: string,
  { now, timeZone }: Pick<FileFacts, 'now' | 'timeZone'>,
): { time: string | null; day: string | null; note: ImportMessage | null } {
  const time = new Date(text.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'))
  const isTime = !Number.isNaN(time.valueOf()) && time.getUTCFullYear() >= 1000
  if (!isTime) {
    const note = text.trim() === '' ? null : ({ code: 'unreadableTime' } as const)
    return { time: null, day: null, note }
  }
  if (time.valueOf() > now.valueOf() + 86_400_000) {
    return { time: null, day: null, note: { code: 'futureTime' } }
  }
  return { time: time.toISOString(), day: dayIn(time, timeZone), note: null }
}

const tagsMax = 50

function readTagNames(names: readonly string[]): string[] {
  const tags = names.map((tag) => cutText(tidy(tag), limits.tagMax)).filter(Boolean)
  return [...new Set(tags)].slice(0, tagsMax)
}

const states: Record<string, State> = {
  complete: 'finished',
  wishlist: 'saved',
  progress: 'going',
  dropped: 'stopped',
  none: 'none',
}

/**
 * A work, season or episode with its state, score and text. The time of a mark is the day on which the work was
 * finished; tags stand at that day.
 */
export function recordOfMark(named: NamedWork, mark: Mark, file: FileFacts): WorkRecord {
  const state = states[mark.status.toLowerCase()]
  if (!state) throw new UnreadableRow({ code: 'unknownStatus' })
  const { time, day, note } = readMoment(mark.timestamp, file)
  const isRated = mark.rating !== null
  const isWish = state === 'saved' && !isRated && mark.reviews.length === 0
  const { text, spoiler } = readTexts(isWish ? [] : [mark.comment, ...mark.reviews], named)
  const isPart = named.season !== null
  const kind = text === null ? kindOf(state, { isPart, isRated }) : 'review'
  const isSeen = state === 'finished' && !isPart
  const tags = readTagNames(mark.tags)
  return {
    ...bareRecord,
    line: mark.line,
    work: named.work,
    kind,
    // The score of a season is kept at the season, and as that of its review.
    rating: kind === 'episode' ? null : mark.rating,
    text,
    spoiler,
    timePosted: time,
    isSaved: state === 'saved' && kind !== 'saved',
    entry: kind === 'review' || kind === 'episode' ? named.key : null,
    ...(isSeen && viewingOf(kind, day, tags)),
    ...partsOf(named, mark, { state, day, time }),
    note: collectNotes(
      note,
      isWish && mark.comment.trim() !== '' && { code: 'savedNote' },
      !isSeen && tags.length > 0 && { code: 'tagsOfRead' },
    ),
  }
}

/** The day on which a work was finished, which is that of its review if it has one. */
function viewingOf(
  kind: WorkRecord['kind'],
  day: string | null,
  tags: string[],
): Partial<Pick<WorkRecord, 'dateViewed' | 'tags' | 'viewings'>> {
  if (kind === 'review') return { dateViewed: day, tags }
  return day === null && tags.length === 0 ? {} : { viewings: [{ day, isRepeat: false, tags }] }
}

type State = 'finished' | 'saved' | 'going' | 'stopped' | 'none'

function kindOf(
  state: State,
  { isPart, isRated }: { isPart: boolean; isRated: boolean },
): WorkRecord['kind'] {
  if (isPart && (isRated || state === 'finished')) return 'episode'
  if (isRated) return 'rating'
  if (state === 'finished') return 'engaged'
  if (state === 'none') throw new UnreadableRow({ code: 'nothingKept' })
  return state === 'saved' ? 'saved' : 'progress'
}

/** The parts of a mark about a season or episode, and how far the member is. */
function partsOf(
  { season, number }: NamedWork,
  mark: Mark,
  { state, day, time }: { state: State; day: string | null; time: string | null },
): Pick<WorkRecord, 'parts'> {
  const rating = mark.rating?.points ?? null
  const isFinished = state === 'finished'
  const isSaid = season !== null && (isFinished || rating !== null)
  const episode = isSaid && { season, number, day: isFinished ? day : null, rating }
  const entry = season === null ? null : { season, number, source: null, sourceId: null }
  const progress = (state === 'going' || state === 'stopped') && {
    ...progressOf(state, { started: null, changed: time }),
    entry,
  }
  if (!episode && !progress) return {}
  return { parts: { ...(episode && { episode }), ...(progress && { progress }) } }
}
