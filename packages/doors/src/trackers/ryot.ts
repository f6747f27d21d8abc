import type { ProgressState } from '@medley/contract/library/progress'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import { text } from '../json-values.ts'
import { wholeDay } from '../parsing/partial-dates.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { midnight } from '../dates.ts'
import { type EpisodeNumbers, recordOfEpisode } from '../episode-record.ts'
import {
  bareRecord,
  emptyContent,
  type FileContent,
  type FileFacts,
  type JsonReader,
  keepOrLeave,
  namedList,
} from '../file-reader.ts'
import { keptPrivately, privateListOf } from '../private-list.ts'
import { progressOf } from '../progress.ts'
import {
  type SourceList,
  type SourceRating,
  type SourceWork,
  UnreadableRow,
  type WorkRecord,
} from '../record.ts'
import {
  collectNotes,
  listDescription,
  listTitle,
  noteOf,
  readPlainText,
  readText,
  shownTitle,
} from '../values.ts'
import { createViewings, markRepeats } from '../viewings.ts'
import {
  dayOf,
  inCollection,
  isPartly,
  type Named,
  named,
  numbersOf,
  readingOf,
  readScore,
  review,
  scaleOf,
  seen,
  timeIn,
  wholeInstead,
  workOf,
} from './ryot-values.ts'
import { entryAt } from './tracked-facts.ts'

/** Tables that Medley does not keep, each an array of rows. */
const others = [
  'people',
  'metadata_groups',
  'measurements',
  'workouts',
  'workout_templates',
  'exercises',
] as const

const wholeFile = z.looseObject({
  metadata: z.array(z.unknown()).nullish(),
  metadata_groups: z.array(z.unknown()).nullish(),
})

const anyWork = named.pick({ lot: true, source: true, identifier: true })

const worksToRecognise = 100

function isRyotFile(value: unknown): value is z.output<typeof wholeFile> {
  const { data } = wholeFile.safeParse(value)
  if (!data) return false
  const works = data.metadata?.slice(0, worksToRecognise) ?? []
  return works.length > 0
    ? works.some((one) => anyWork.safeParse(one).success)
    : 'metadata_groups' in data && ('workouts' in data || 'people' in data)
}

interface Reading {
  line: number
  work: SourceWork
  file: FileFacts
  scale: ReturnType<typeof scaleOf>
  viewingOf: ReturnType<typeof createViewings>
  /** The last episode of each season that was seen. */
  lastSeen: ReadonlyMap<number, number>
}
type Begun = Omit<WorkRecord, 'kind'>

/** Reads what is kept of the works of an export; their lines are their numbers, starting at 1. */
async function readRyotFile(
  value: z.output<typeof wholeFile>,
  file: FileFacts,
): Promise<FileContent> {
  const content = emptyContent()
  const whole = { file, scale: scaleOf(ratingsIn(value)), viewingOf: createViewings() }
  const yieldIfDue = createYield()
  for (const [index, one] of (value.metadata ?? []).entries()) {
    readWork(one, content, { ...whole, line: index + 1 })
    await yieldIfDue()
  }
  markRepeats(content.records)
  const rows = others.reduce((sum, name) => sum + arrayIn(value, name).length, 0)
  const unused = { rows, reason: { code: 'otherAtRyot' } } as const
  return { ...content, lists: listsOf(value), ...(rows > 0 && { unused }) }
}

function arrayIn(value: unknown, name: string): unknown[] {
  return z.object({ [name]: z.array(z.unknown()) }).safeParse(value).data?.[name] ?? []
}

function ratingsIn(value: z.output<typeof wholeFile>): number[] {
  const rated = [...arrayIn(value, 'metadata'), ...arrayIn(value, 'metadata_groups')]
  const reviews = rated.flatMap((one) => arrayIn(one, 'reviews'))
  const numbers = reviews.map((one) => Number(review.safeParse(one).data?.rating ?? 0))
  return numbers.filter((number) => number > 0)
}

function readWork(
  value: unknown,
  content: FileContent,
  whole: Omit<Reading, 'work' | 'lastSeen'>,
): void {
  const { line } = whole
  const read = named.safeParse(value)
  const title = shownTitle(read.data?.source_id ?? '')
  const keep = (readRows: () => WorkRecord[]) =>
    keepOrLeave(content, readRows, (reason) => ({ line, title, reason }))
  keep(() => {
    if (!read.success) throw new UnreadableRow({ code: 'unreadableItem' })
    const reading = { ...whole, work: workOf(read.data), lastSeen: lastSeenIn(read.data) }
    for (const readRow of rowsOf(read.data, reading)) keep(() => [readRow()])
    return []
  })
}

/** How to read what is said of a work: that it was seen, rated, or put into a collection. */
function rowsOf(work: Named, reading: Reading): (() => WorkRecord)[] {
  const { seen_history, reviews, collections } = work
  const rows = [
    ...(seen_history ?? []).map((one) => () => readSeen(parse(seen, one), reading)),
    ...(reviews ?? []).map((one) => () => readReview(parse(review, one), reading)),
    ...(collections ?? []).map((one) => () => readListed(parse(inCollection, one), reading)),
  ]
  if (rows.length === 0) throw new UnreadableRow({ code: 'neitherSeenNorSaved' })
  return rows
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (!read.success) throw new UnreadableRow({ code: 'unreadableItem' })
  return read.data
}

const begin = ({ line, work }: Reading): Begun => ({ ...bareRecord, line, work })

const states: Record<string, ProgressState> = {
  in_progress: 'going',
  on_a_hold: 'paused',
  dropped: 'stopped',
}

type Seen = z.output<typeof seen>

/** Releases before the column `state` tell by the share alone what was not seen to its end. */
function stateOf(one: Seen): ProgressState | null {
  if (one.state) return states[one.state] ?? null
  return isPartly(one) ? 'going' : null
}

/** An episode or work that was seen to its end, or how far it was. */
function readSeen(one: Seen, reading: Reading): WorkRecord {
  const { line, work, file, viewingOf } = reading
  const whole = wholeInstead(one)
  const state = stateOf(one) ?? (whole === null ? null : 'going')
  if (state !== null) {
    const record = readProgress(one, state, reading)
    return { ...record, note: collectNotes(whole) }
  }
  const { date, note } = dayOf(one.ended_on, readingOf(file))
  const day = wholeDay(date)
  const time = midnight(day)
  const numbers = numbersOf(one, work)
  if (numbers) {
    return recordOfEpisode(line, work, { ...numbers, day, rating: null, time, notes: [note] })
  }
  const viewings = [viewingOf(work.key, date)]
  const record = { ...begin(reading), timePosted: time, note: collectNotes(note) }
  return { ...record, kind: 'engaged', viewings }
}

function readProgress(one: Seen, state: ProgressState, reading: Reading): WorkRecord {
  const { work, file } = reading
  const started = timeIn(one.started_on, file)
  const changed = timeIn(one.ended_on, file)
  const numbers = numbersOf(one, work)
  const percent = Math.round(Math.min(100, Math.max(0, Number(one.progress ?? 0) || 0)))
  const isPart = numbers !== null || wholeInstead(one) !== null
  const progress = {
    ...progressOf(state, { started, changed }),
    entry: placeBefore(numbers, reading),
    ...(!isPart && percent > 0 && { amount: percent, unit: 'percent' as const }),
  }
  return {
    ...begin(reading),
    kind: 'progress',
    timePosted: changed ?? started,
    parts: { progress },
  }
}

/** The last episode that was seen before one that was not seen to its end. */
function placeBefore(numbers: EpisodeNumbers | null, { lastSeen }: Reading) {
  if (numbers === null) return null
  const { season, number } = numbers
  if (number === null) return { season, number, source: null, sourceId: null }
  const last = lastSeen.get(season - 1)
  if (number > 1) return entryAt(season, number - 1)
  return last === undefined ? null : entryAt(season - 1, last)
}

const isPrivate = ({ review: own }: z.output<typeof review>) =>
  /^private$/i.test(own?.visibility ?? '')

/** A review or score of a work, or what was said about one of its seasons or episodes. */
function readReview(one: z.output<typeof review>, reading: Reading): WorkRecord {
  const { work, file, scale } = reading
  const whole = wholeInstead(one)
  if (whole) throw new UnreadableRow(whole)
  const rating = readScore(one.rating, scale)
  const { text, spoiler } = readText(one.review?.text ?? '')
  if (!rating && text === null) throw new UnreadableRow({ code: 'scoreMissing' })
  const time = timeIn(one.review?.date, file)
  const record = { ...begin(reading), timePosted: time }
  const numbers = numbersOf(one, work)
  if (numbers && isPrivate(one)) throw new UnreadableRow({ code: 'privateThere' })
  if (numbers) return readPartReview({ numbers, rating, one, record }, reading)
  const kind = text === null ? 'rating' : 'review'
  const isSpoiler = text !== null && (spoiler || one.review?.spoiler === true)
  const told: WorkRecord = { ...record, kind, rating, text, spoiler: isSpoiler }
  return isPrivate(one) ? keptPrivately(told) : told
}

interface PartReview {
  numbers: EpisodeNumbers
  rating: SourceRating | null
  one: z.output<typeof review>
  record: Begun
}

/** The score of a season or episode, and a remark at the episode, or at the last one of the season that was seen. */
function readPartReview(
  { numbers, rating, one, record }: PartReview,
  { file, lastSeen }: Reading,
): WorkRecord {
  const { season, number } = numbers
  const episode = rating && { ...numbers, day: null, rating: rating.points }
  const content = readPlainText(one.review?.text ?? '')
  const last = number ?? lastSeen.get(season) ?? null
  const isLost = content !== null && last === null
  if (!episode && isLost) throw new UnreadableRow({ code: 'seasonReview' })
  const remark = content !== null &&
    last !== null && {
      entry: { season, number: last },
      share: null,
      amount: null,
      unit: null,
      total: null,
      content: cutText(content, limits.remarkMax),
      time: record.timePosted ?? file.now.toISOString(),
    }
  const parts = { ...(episode && { episode }), ...(remark && { remark }) }
  const note = collectNotes(isLost && { code: 'seasonReview' })
  return { ...record, kind: episode ? 'episode' : 'remark', parts, note }
}

function lastSeenIn({ seen_history }: Named): Map<number, number> {
  const last = new Map<number, number>()
  for (const value of seen_history ?? []) {
    const { data: one } = seen.safeParse(value)
    const { show_season_number: season, show_episode_number: number } = one ?? {}
    if (!one || stateOf(one) !== null) continue
    if (typeof season !== 'number' || typeof number !== 'number') continue
    last.set(season, Math.max(number, last.get(season) ?? 0))
  }
  return last
}

/** Collections of its own keep what was seen and what is wanted; the others are lists. */
function readListed(one: z.output<typeof inCollection>, reading: Reading): WorkRecord {
  const { file, line } = reading
  const time = timeIn(one.created_on, file)
  const record = { ...begin(reading), timePosted: time }
  if (one.collection_name === 'Watchlist') return { ...record, kind: 'saved' }
  if (one.collection_name === 'Completed') return { ...record, kind: 'engaged' }
  if (one.collection_name === 'In Progress') {
    const progress = progressOf('going', { started: null, changed: time })
    return { ...record, kind: 'progress', parts: { progress } }
  }
  const rank = Number(one.rank ?? Number.NaN)
  const place = Number.isInteger(rank) && rank > 0 ? rank : line
  const listing = { list: one.collection_id, place, ...noteOf(one.information?.text ?? '') }
  const listings = [{ ...listing, ...(time !== null && { time }) }]
  return { ...record, kind: 'entry', listings }
}

const collection = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
})

/** The collections by their own rows, and those that only works name. */
function listsOf(value: z.output<typeof wholeFile>): SourceList[] {
  const ofPrivate = privateListOf('Ryot')
  const lists = new Map<string, SourceList>([[ofPrivate.key, ofPrivate]])
  for (const one of arrayIn(value, 'collections')) {
    const { data } = collection.safeParse(one)
    if (!data) continue
    const list = namedList(data.id, listTitle(data.name, 'Ryot'))
    lists.set(data.id, { ...list, description: listDescription(data.description) })
  }
  const works = z.array(
    z.object({ collections: z.array(inCollection.catch(none)) }).catch({ collections: [] }),
  )
  for (const { collections } of works.parse(value.metadata ?? [])) {
    for (const { collection_id: id, collection_name: name } of collections) {
      if (!lists.has(id)) lists.set(id, namedList(id, listTitle(name, 'Ryot')))
    }
  }
  return [...lists.values()]
}

const none = {
  collection_id: '',
  collection_name: '',
  created_on: null,
  rank: null,
  information: null,
}

/** An export of everything: works with their history, reviews and collections. */
export const ryotReader: JsonReader<z.output<typeof wholeFile>> = {
  source: 'ryot',
  recognises: isRyotFile,
  read: readRyotFile,
}
