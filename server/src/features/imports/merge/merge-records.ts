import type { ImportMessage } from '@medley/messages/import-messages'
import type { ImportSource } from '@medley/contract/transfer/import-values'
import { limits, unknownDateLimit } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { createYield } from '@medley/doors/parsing/yield-to-event-loop'
import type { Entry, Item, ItemRow, ItemViewing, RowTargets, WorkItem } from './import-item.ts'
import { toMedleyItem } from './medley-item.ts'
import { addEpisodes, addRemarks } from './merge-parts.ts'
import { addProgress } from './merge-progress.ts'
import { firstDayOf, monthOrYearOf, wholeDay } from '@medley/doors/parsing/partial-dates'
import { dayOfViewing, earlierOf, midnight } from '@medley/doors/dates'
import { findViewings, markAgain } from './find-viewings.ts'
import type {
  Listing,
  MedleyContent,
  ReadFile,
  SourceViewing,
  SourceWork,
  WorkIds,
  WorkRecord,
} from '@medley/doors/record'

/** A record with the index of its file. */
export type PlacedRecord = WorkRecord & { file: number }

/**
 * Merges the records of all files by work: a diary row, its review and its score become one review.
 * Every row of every file is in exactly one item. Items are in file order.
 */
export async function mergeFiles(files: readonly ReadFile[]): Promise<Item[]> {
  const works = new Map<string, { source: ImportSource; records: PlacedRecord[] }>()
  const others: Item[] = []
  const whole: Item[] = []
  const namesakes = findNamesakes(files)
  const yieldIfDue = createYield()
  for (const [file, { source, records, leftOut, lists, medley }] of files.entries()) {
    for (const item of medley?.items ?? []) {
      await yieldIfDue()
      whole.push(toMedleyItem(item, file, (key) => listKey(source, key)))
    }
    others.push(...sharedItems(file, medley))
    for (const record of source === null ? [] : records) {
      await yieldIfDue()
      const work = namesakes.workOf(source, record.work)
      const key = `${source}|${work.key}`
      const placed = { ...record, work, file, listings: namespaced(source, record.listings) }
      const known = works.get(key)
      if (known) known.records.push(placed)
      else if (source !== null) works.set(key, { source, records: [placed] })
    }
    for (const { key, title, line } of source === null ? [] : lists) {
      if (line === null || source === null) continue
      others.push({
        kind: 'list',
        source,
        list: listKey(source, key),
        title,
        rows: [bareRow(file, line, null)],
      })
    }
    for (const { line, title, reason } of leftOut) {
      others.push({ kind: 'leftOut', title, rows: [bareRow(file, line, [reason])] })
    }
  }
  const items: Item[] = whole
  for (const { source, records } of works.values()) {
    items.push(mergeRecords(source, records))
    await yieldIfDue()
  }
  return [...items, ...others]
}

/** The comments, likes and friends of a Medley export, each as an item. */
function sharedItems(file: number, medley: MedleyContent | undefined): Item[] {
  return (medley?.shared ?? []).map(({ line, title, thing }) => ({
    kind: 'shared',
    source: 'medley',
    title,
    thing,
    rows: [bareRow(file, line, null)],
  }))
}

/** The id by which a source tells works apart that share a key, which not every file has. */
const tellingIds: Partial<Record<ImportSource, string>> = { letterboxd: 'letterboxd' }

/**
 * Tells apart works of one key by their ids at the source: all but the first id get a key of their own.
 * Records without an id belong to the first.
 */
function findNamesakes(files: readonly ReadFile[]) {
  const firstIds = new Map<string, string>()
  const idOf = (source: ImportSource, { ids }: SourceWork) => ids[tellingIds[source] ?? '']
  for (const { source, records } of files) {
    if (source === null) continue
    for (const { work } of records) {
      const id = idOf(source, work)
      const key = `${source}|${work.key}`
      if (id !== undefined && !firstIds.has(key)) firstIds.set(key, id)
    }
  }
  const workOf = (source: ImportSource | null, work: SourceWork): SourceWork => {
    const id = source === null ? undefined : idOf(source, work)
    const isFirst = id === undefined || firstIds.get(`${source}|${work.key}`) === id
    return isFirst ? work : { ...work, key: `${work.key}|${id}` }
  }
  return { workOf }
}

/** Identifies a list of a source within an import. */
export function listKey(source: ImportSource | null, key: string): string {
  return `${source}|${key}`
}

function namespaced(source: ImportSource | null, listings: readonly Listing[]): Listing[] {
  return listings.map((listing) => ({ ...listing, list: listKey(source, listing.list) }))
}

function bareRow(file: number, line: number, note: ImportMessage[] | null): ItemRow {
  return { file, line, targets: {}, note }
}

/** Merges the records about one work. */
export function mergeRecords(source: ImportSource, records: readonly PlacedRecord[]): WorkItem {
  const item: WorkItem = {
    kind: 'work',
    source,
    work: mergeWorks(records.map(({ work }) => work)),
    entries: [],
    engaged: null,
    saved: null,
    listings: [],
    rows: records.map(({ file, line, note }) => ({ file, line, targets: {}, note })),
  }
  addEntries(item, records)
  addScores(item, records)
  addViewings(item, records)
  addEpisodes(item, records)
  addRemarks(item, records)
  turnUnscoredIntoEngaged(item)
  for (const [index, record] of records.entries()) addMarks(item, record, index)
  addProgress(item, records)
  return item
}

function mergeWorks(works: readonly SourceWork[]): SourceWork {
  // A work whose title some rows lack has that of the others.
  const titled = works.filter(({ isNameless }) => !isNameless)
  const first = titled[0] ?? works[0]
  if (!first) throw new Error('An item has no record')
  const otherTitles = titled.flatMap(({ title, otherTitles }) => [title, ...otherTitles])
  return {
    ...first,
    otherTitles: [...new Set(otherTitles)].filter((title) => title !== first.title).slice(0, 5),
    year: works.find(({ year }) => year !== null)?.year ?? null,
    creators: works.find(({ creators }) => creators.length > 0)?.creators ?? [],
    ids: mergeIds(works),
  }
}

function mergeIds(works: readonly SourceWork[]): WorkIds {
  const merged: WorkIds = {}
  for (const { ids } of works) Object.assign(merged, ids)
  return merged
}

function toEntry(record: PlacedRecord, isBare: boolean): Entry {
  const { rating, text, spoiler, isRepeat, tags } = record
  const dateViewed = wholeDay(record.dateViewed)
  const viewedIn = monthOrYearOf(record.dateViewed)
  const timePosted =
    record.timePosted ?? midnight(firstDayOf(record.dateViewed)) ?? unknownDateLimit
  return {
    rating,
    text: text === null ? null : cutText(text, limits.reviewMax),
    spoiler: spoiler && text !== null,
    dateViewed,
    ...(viewedIn === null ? {} : { viewedIn }),
    timePosted,
    isRepeat,
    tags,
    isBare,
    ...(record.audience ? { audience: record.audience } : {}),
    ...(record.needsScore ? { needsScore: true } : {}),
    ...(record.isUntimed ? { isUntimed: true } : {}),
  }
}

/** Merges diary rows and reviews that have the same diary entry or the same dates. */
function addEntries(item: WorkItem, records: readonly PlacedRecord[]): void {
  const placeOf = new Map<string, number>()
  const name = (key: string, index: number) => placeOf.has(key) || placeOf.set(key, index)
  for (const [row, record] of records.entries()) {
    if (record.kind !== 'review') continue
    const entry = toEntry(record, false)
    const named = record.entry === null ? undefined : placeOf.get(record.entry)
    const known = named ?? placeOf.get(daysOf(entry))
    const index = known ?? item.entries.push(entry) - 1
    const first = item.entries[index] ?? entry
    const isOtherDay = hasOtherDay(first, entry)
    name(daysOf(entry), index)
    if (record.entry !== null) placeOf.set(record.entry, index)
    const target = item.rows[row]
    if (!target) continue
    const isFree = (days: string) => (placeOf.get(days) ?? index) === index
    const isWhole = known === undefined || completeEntry(first, entry, isFree)
    if (isWhole) target.targets.entry = index
    if (isOtherDay) target.note = [...(record.note ?? []), { code: 'sameEntry' }]
    else if (!isWhole) target.note = [{ code: 'secondReview' }]
    name(daysOf(first), index)
  }
}

function hasOtherDay(one: Entry, other: Entry): boolean {
  return one.dateViewed !== null && other.dateViewed !== null && one.dateViewed !== other.dateViewed
}

/** Fills in missing fields from another row; returns false if their texts differ. */
function completeEntry(entry: Entry, other: Entry, isFree: (days: string) => boolean): boolean {
  if (entry.text !== null && other.text !== null && entry.text !== other.text) return false
  entry.rating ??= other.rating
  entry.text ??= other.text
  entry.spoiler ||= other.spoiler
  entry.isRepeat ||= other.isRepeat
  if (other.audience) entry.audience = other.audience
  entry.tags = [...new Set([...(entry.tags ?? []), ...(other.tags ?? [])])]
  const days = { timePosted: entry.timePosted, dateViewed: entry.dateViewed ?? other.dateViewed }
  if (isFree(daysOf(days))) entry.dateViewed = days.dateViewed
  if (entry.dateViewed !== null) delete entry.viewedIn
  else if (other.viewedIn !== undefined) entry.viewedIn ??= other.viewedIn
  return true
}

/** Key of a review; unique among the reviews of a work. */
function daysOf({ timePosted, dateViewed }: Pick<Entry, 'timePosted' | 'dateViewed'>): string {
  return `${timePosted}|${dateViewed}`
}

/** Merges scores into the reviews, where they fill in missing ratings. */
function addScores(item: WorkItem, records: readonly PlacedRecord[]): void {
  const scores = [...records.entries()].filter(([, { kind }]) => kind === 'rating')
  const rated = scores.filter(([, { rating }]) => rating !== null)
  const latest = rated.toSorted(([, a], [, b]) => byTime(a, b)).at(-1)?.[1]
  const index = latest && placeOfScore(item, latest)
  for (const [row, record] of scores) {
    const target = item.rows[row]
    if (!target) continue
    if (record.rating === null || index === undefined) {
      target.targets.engaged = true
      target.note ??= [{ code: 'keptAsWatched' }]
      continue
    }
    target.targets.entry = index
    const score = item.entries[index]?.rating?.value ?? ''
    if (score !== record.rating.value)
      target.note ??= [{ code: 'scoreOfReview', params: { score } }]
  }
}

const timeOf = ({
  timePosted,
  dateViewed,
}: {
  timePosted: string | null
  dateViewed: string | null
}) => dateViewed ?? timePosted ?? ''

function byTime(a: PlacedRecord | Entry, b: PlacedRecord | Entry): number {
  return timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0
}

/** Index of the review that a score belongs to. Fills in or adds reviews as needed. */
function placeOfScore(item: WorkItem, score: PlacedRecord): number {
  const { entries } = item
  const rated = entries.filter(({ rating }) => rating !== null).toSorted(byTime)
  const unratedTexts = entries.filter(({ rating, text }) => rating === null && text !== null)
  for (const entry of unratedTexts) entry.rating = score.rating
  const last =
    rated.at(-1) ?? unratedTexts.toSorted(byTime).at(-1) ?? entries.toSorted(byTime).at(-1)
  if (!last) return entries.push(toEntry(score, true)) - 1
  last.rating ??= score.rating
  return entries.indexOf(last)
}

/** Adds the viewings of diary rows, then those that records tell besides: each day, and each play, once. */
function addViewings(item: WorkItem, records: readonly PlacedRecord[]): void {
  const viewings: ItemViewing[] = []
  const rowsOf = Map.groupBy(item.rows, ({ targets }) => targets.entry)
  for (const [place, entry] of item.entries.entries()) {
    const viewing = viewingOf(entry)
    if (!viewing) continue
    const index = viewings.push({ ...viewing, entry: place }) - 1
    for (const { targets } of rowsOf.get(place) ?? []) targets.viewings = [index]
  }
  const placeOf = findViewings(viewings)
  for (const [row, record] of records.entries()) {
    for (const viewing of [...mergedViewing(item, record, row), ...record.viewings]) {
      const place = placeOf(viewing)
      const targets = item.rows[row]?.targets
      if (targets) targets.viewings = [...(targets.viewings ?? []), place]
    }
  }
  markAgain(viewings)
  if (viewings.length > 0) item.viewings = viewings
}

/** The viewing that a review tells of; a bare score tells of none. */
function viewingOf({ isBare, isRepeat, tags = [], ...dates }: Entry): SourceViewing | null {
  const day = dates.dateViewed ?? dates.viewedIn ?? null
  const hasViewing = !isBare && (day !== null || isRepeat || tags.length > 0)
  return hasViewing ? { ...dayOfViewing(day), isRepeat, tags } : null
}

/** The month or year of a row that became one review with another row. */
function mergedViewing(
  { entries, rows }: WorkItem,
  record: PlacedRecord,
  row: number,
): SourceViewing[] {
  const entry = entries[rows[row]?.targets.entry ?? -1]
  const day = monthOrYearOf(record.dateViewed)
  if (record.kind !== 'review' || day === null) return []
  if (entry === undefined || entry.dateViewed?.startsWith(day) || entry.viewedIn?.startsWith(day))
    return []
  return [{ ...dayOfViewing(day), isRepeat: record.isRepeat, tags: record.tags }]
}

/** Reviews need a score, so entries with neither score nor text become engaged marks. */
function turnUnscoredIntoEngaged(item: WorkItem): void {
  const kept = item.entries.filter(
    ({ rating, text, needsScore }) => rating !== null || text !== null || needsScore === true,
  )
  const placeOf = new Map(kept.map((entry, index) => [entry, index]))
  const newPlaceOf = (index = -1) => {
    const entry = item.entries[index]
    return entry && placeOf.get(entry)
  }
  for (const row of item.rows) {
    if (row.targets.entry === undefined) continue
    const entry = item.entries[row.targets.entry]
    const index = newPlaceOf(row.targets.entry)
    if (index !== undefined) {
      row.targets.entry = index
      continue
    }
    delete row.targets.entry
    row.targets.engaged = true
    item.engaged ??= { time: entry?.timePosted ?? null }
  }
  for (const viewing of item.viewings ?? []) {
    const index = newPlaceOf(viewing.entry)
    if (index !== undefined) viewing.entry = index
    else delete viewing.entry
  }
  item.entries = kept
}

function addMarks(item: WorkItem, record: PlacedRecord, row: number): void {
  const targets = item.rows[row]?.targets
  if (!targets) return
  const isEngaged = record.kind === 'engaged' || targets.engaged === true
  if (isEngaged) targets.engaged = true
  if (isEngaged || record.timeMarked !== null) {
    const time = isEngaged ? record.timePosted : record.timeMarked
    item.engaged = { time: earlierOf(item.engaged?.time ?? null, time) }
  }
  if (record.kind === 'saved' || record.isSaved) addSaved(item, record, targets)
  for (const listing of record.listings) {
    const known = item.listings.findIndex(({ list }) => list === listing.list)
    const index = known >= 0 ? known : item.listings.push(listing) - 1
    targets.listings = [...(targets.listings ?? []), index]
  }
}

function addSaved(item: WorkItem, record: PlacedRecord, targets: RowTargets): void {
  const known = item.saved
  targets.saved = true
  item.saved = {
    time: earlierOf(known?.time ?? null, record.timeMarked ?? record.timePosted),
    staysSaved: record.isSaved || known?.staysSaved === true,
  }
}
