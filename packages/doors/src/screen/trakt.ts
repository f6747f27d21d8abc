import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import {
  bareRecord,
  type FileContent,
  type FileFacts,
  type JsonReader,
  namedList,
  readItems,
} from '../file-reader.ts'
import { type SourceList, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  collectNotes,
  listDescription,
  listTitle,
  noteOf,
  readRating,
  readText,
  shownTitle,
  tidy,
} from '../values.ts'
import {
  type Begun,
  type Comment,
  dayOf,
  isTraktFile,
  type Item,
  type ListIndexEntry,
  listIndexEntry,
  parseItem,
  readTime,
  timeIn,
  workOf,
} from './trakt-items.ts'
import {
  hasHistory,
  readEpisode,
  readHidden,
  readPlayback,
  readRemark,
  readSeasons,
  stateOfHidden,
} from './trakt-shows.ts'

/** Reads the items of a Trakt file; their lines are item numbers, starting at 1. */
export async function readTraktFile(
  items: readonly unknown[],
  file: FileFacts,
): Promise<FileContent> {
  const place = { list: listOfFile(file), hasHistory: hasHistory(file), file }
  const { list } = place
  const content = await readItems(
    items,
    (value, line, { lists }) => {
      const own = listIndexEntry.safeParse(value)
      if (!own.success) return readItem(value, line, place)
      lists.push(toList(own.data, line))
      return []
    },
    titleOf,
  )
  const usesList = list !== null && content.records.some(({ listings }) => listings.length > 0)
  return usesList ? { ...content, lists: [...content.lists, list] } : content
}

const titled = z.object({ title: z.string() })

function titleOf(value: unknown): string | null {
  const read = z
    .object({ movie: titled, show: titled, person: z.object({ name: z.string() }) })
    .partial()
    .safeParse(value)
  const { movie, show, person } = read.data ?? {}
  return shownTitle(movie?.title ?? show?.title ?? person?.name ?? '')
}

/** The list that a file of list items belongs to; null for the watchlist. */
function listOfFile({ baseName }: FileFacts): SourceList | null {
  if (baseName.includes('watchlist')) return null
  const [, id, slug = ''] = /^lists-list-(\d+)(\D.*)?\.json$/.exec(baseName) ?? []
  if (id !== undefined) return namedList(`trakt-${id}`, tidy(slug.replaceAll('-', ' ')) || 'Trakt')
  const name = tidy(
    baseName
      .replace(/\.json$/, '')
      .replace(/^lists-/, '')
      .replaceAll(/[-_]+/g, ' '),
  )
  return namedList(`trakt-${name}`, cutText(name, limits.listTitleMax) || 'Trakt')
}

function toList(own: ListIndexEntry, line: number): SourceList {
  return {
    key: `trakt-${own.ids.trakt}`,
    title: listTitle(own.name, 'Trakt'),
    description: listDescription(own.description),
    timeCreated: timeIn(own.created_at),
    line,
    isRanked: own.display_numbers === true,
    ...audienceOf(own),
  }
}

function audienceOf({ privacy }: ListIndexEntry): Pick<SourceList, 'isPrivate' | 'audience'> {
  if (privacy === undefined) return {}
  if (privacy === 'friends') return { isPrivate: false, audience: 'friends' }
  return { isPrivate: privacy !== 'public' }
}

interface Place {
  list: SourceList | null
  hasHistory: boolean
  file: FileFacts
}

function readItem(value: unknown, line: number, place: Place): WorkRecord[] {
  const { file } = place
  const entry = parseItem(value)
  const record = { ...bareRecord, line, work: workOf(entry) }
  if (entry.liked_at !== undefined) throw new UnreadableRow({ code: 'nothingKept' })
  if (entry.paused_at !== undefined) return [readPlayback(record, entry, file)]
  if (entry.comment) return [readComment(record, entry, entry.comment, file)]
  const isWatch = entry.watched_at !== undefined || entry.last_watched_at !== undefined
  const isRated = entry.rated_at !== undefined
  if (isPart(entry) && (isWatch || isRated)) return [readEpisode(record, entry, file)]
  if (isRated) return [readScore(record, entry, file)]
  if (!isWatch) return [readListed(record, entry, place)]
  const seasons = place.hasHistory ? [] : readSeasons(record, entry, file)
  return [readWatch(record, entry, file), ...seasons]
}

const isPart = ({ episode, season }: Item) => episode !== undefined || season !== undefined

/** A work that is kept for later, hidden or in a list; a season or an episode is so as its show. */
function readListed(record: Begun, entry: Item, { list, file }: Place): WorkRecord {
  const state = entry.hidden_at === undefined ? null : stateOfHidden(file)
  if (state !== null) {
    if (isPart(entry)) throw new UnreadableRow({ code: 'partOfShow' })
    return readHidden(record, state, entry, file)
  }
  const hasNote = typeof entry.notes === 'object' && entry.notes !== null
  if (hasNote) throw new UnreadableRow({ code: 'privateNotes' })
  if (entry.listed_at === undefined) throw new UnreadableRow({ code: 'nothingKept' })
  const { time: timePosted, note } = readTime(entry.listed_at, file)
  const asShow = isPart(entry) && ({ code: 'keptAsShow' } as const)
  const written = noteOf(typeof entry.notes === 'string' ? entry.notes : '')
  if (list === null) {
    const isNoted = written.note !== undefined && ({ code: 'savedNote' } as const)
    return { ...record, kind: 'saved', timePosted, note: collectNotes(asShow, isNoted, note) }
  }
  const place = entry.rank ?? record.line
  const listings = [{ list: list.key, place, ...written }]
  return { ...record, kind: 'entry', timePosted, listings, note: collectNotes(asShow, note) }
}

/** A play, or the last of several, on the day of the member's time zone. */
function readWatch(record: Begun, entry: Item, file: FileFacts): WorkRecord {
  const { time, note } = readTime(entry.watched_at ?? entry.last_watched_at, file)
  if (!entry.movie) {
    const plays = { count: entry.plays ?? null, aired: entry.show?.aired_episodes ?? null }
    return { ...record, kind: 'plays', timePosted: time, plays, note: collectNotes(note) }
  }
  const watch = { ...record, kind: 'engaged', timePosted: time } as const
  const isRepeat = (entry.plays ?? 1) > 1
  const viewing = {
    ...dayOf(time, file),
    isRepeat,
    tags: [],
    play: { ...(entry.id ? { id: String(entry.id) } : {}), time },
  }
  return { ...watch, viewings: [viewing], note: collectNotes(isRepeat && { code: 'plays' }, note) }
}

function readScore(record: Begun, { rating, rated_at }: Item, file: FileFacts): WorkRecord {
  const score = readRating(String(rating ?? ''), { scale: 10 })
  if (score === null) throw new UnreadableRow({ code: 'scoreMissing' })
  const { time: timePosted, note } = readTime(rated_at, file)
  return { ...record, kind: 'rating', rating: score, timePosted, note: collectNotes(note) }
}

/** A comment on a film or show, whatever its length, or on an episode. */
function readComment(record: Begun, entry: Item, comment: Comment, file: FileFacts): WorkRecord {
  if (comment.parent_id) throw new UnreadableRow({ code: 'remarkReply' })
  const { text, spoiler } = readText(comment.comment)
  if (text === null) throw new UnreadableRow({ code: 'emptyComment' })
  const { time: timePosted, note } = readTime(comment.created_at, file)
  const begun = { ...record, timePosted, note: collectNotes(note) }
  if (isPart(entry)) return readRemark(begun, entry, text)
  const score = comment.user_stats?.rating ?? comment.user_rating
  return {
    ...begun,
    kind: 'review',
    rating: readRating(String(score ?? ''), { scale: 10, zeroIsNone: true }),
    text,
    spoiler: spoiler || comment.spoiler === true,
  }
}

export const traktReader: JsonReader<unknown[]> = {
  source: 'trakt',
  recognises: isTraktFile,
  read: readTraktFile,
}
