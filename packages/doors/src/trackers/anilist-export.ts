import { z } from 'zod'
import { count, text } from '../json-values.ts'
import {
  bareRecord,
  bareWork,
  type FileContent,
  type FileFacts,
  type JsonReader,
  namedList,
  readItems,
} from '../file-reader.ts'
import { type Listing, UnreadableRow, type WorkRecord } from '../record.ts'
import { keptPrivately, privateListOf } from '../private-list.ts'
import { collectNotes, listTitle, readRating } from '../values.ts'
import { type AniListKind, mediumsOf, recordOf } from './anilist-entry.ts'
import { readAniListText } from './anilist-text.ts'
import { readTime } from '../screen/trakt-items.ts'

const flag = z.union([z.number(), z.boolean()]).transform(Boolean).catch(false)

const named = { series_id: z.int().positive(), series_type: z.union([z.literal(0), z.literal(1)]) }
const rowOfList = z.object({
  ...named,
  status: z.int(),
  score: count,
  progress: count,
  repeat: count,
  private: flag,
  notes: text,
  custom_lists: text,
  started_on: count,
  finished_on: count,
  updated_at: text,
})
const rowOfReview = z.object({
  ...named,
  private: flag,
  score: count,
  summary: text,
  text: z.string(),
  created_at: text,
})
const favourite = z.object({
  favourite_type: z.union([z.literal(0), z.literal(1)]),
  favourite_id: z.int(),
})

const titles = z.array(z.string()).catch([])
const rows = z.array(z.unknown()).catch([])
const dataExport = z.object({
  user: z
    .object({
      custom_lists: z.object({ anime: titles, manga: titles }).catch({ anime: [], manga: [] }),
    })
    .catch({ custom_lists: { anime: [], manga: [] } }),
  lists: z.array(z.unknown()),
  reviews: rows,
  favourites: rows,
})
type DataExport = z.output<typeof dataExport>

const kinds = ['anime', 'manga'] as const

/** True for the data that the site sends, by its first rows. */
function isDataExport(value: unknown): value is unknown {
  const { data } = z.object({ lists: z.array(z.unknown()) }).safeParse(value)
  return data?.lists.slice(0, 100).some((one) => rowOfList.safeParse(one).success) === true
}

/** It names works by ids alone. */
function workOf(kind: AniListKind, id: number): WorkRecord['work'] {
  return {
    ...bareWork,
    key: `${kind}|${id}`,
    mediums: mediumsOf(kind),
    title: `AniList ${kind} ${id}`,
    isNameless: true,
    ids: { anilist: String(id) },
  }
}

/** A date such as 20190202, of which month and day may be 00; null for 0. */
function dateIn(number: number): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(number)) ?? []
  if (year === undefined) return null
  if (month === '00') return year
  const date = day === '00' ? `${year}-${month}` : `${year}-${month}-${day}`
  return Number.isNaN(Date.parse(date)) ? year : date
}

const timeOf = (written: string | null | undefined, file: FileFacts) =>
  readTime(written ? `${written.replace(' ', 'T')}Z` : null, file)

const scoreOf = (score: number) => readRating(String(score), { scale: 100, zeroIsNone: true })

const keyOfList = (kind: AniListKind, index: number) => `anilist-${kind}-${index}`

function listingsOf(
  kind: AniListKind,
  written: string | null | undefined,
  line: number,
): Listing[] {
  const indexes = [...(written ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits))
  return indexes.map((index) => ({ list: keyOfList(kind, index), place: line }))
}

function readRow(value: unknown, line: number, file: FileFacts): WorkRecord {
  const { data } = rowOfList.safeParse(value)
  if (!data) throw new UnreadableRow({ code: 'unreadableItem' })
  const kind = kinds[data.series_type]
  const today = file.today
  const past = (date: string | null) => (date !== null && date <= today ? date : null)
  return recordOf({
    line,
    kind,
    work: workOf(kind, data.series_id),
    status: data.status,
    rating: scoreOf(data.score),
    progress: data.progress,
    repeats: data.repeat,
    isPrivate: data.private,
    notes: data.notes ?? '',
    started: past(dateIn(data.started_on)),
    finished: past(dateIn(data.finished_on)),
    changed: timeOf(data.updated_at, file).time,
    listings: listingsOf(kind, data.custom_lists, line),
  })
}

function readReview(value: unknown, line: number, file: FileFacts): WorkRecord {
  const { data } = rowOfReview.safeParse(value)
  if (!data) throw new UnreadableRow({ code: 'unreadableItem' })
  const read = readAniListText([data.summary ?? '', data.text].filter(Boolean).join('\n\n'))
  if (read.text === null) throw new UnreadableRow({ code: 'emptyComment' })
  const { time, note } = timeOf(data.created_at, file)
  const record: WorkRecord = {
    ...bareRecord,
    ...read,
    line,
    kind: 'review',
    work: workOf(kinds[data.series_type], data.series_id),
    rating: scoreOf(data.score),
    timePosted: time,
    note: collectNotes(note),
  }
  return data.private ? keptPrivately(record) : record
}

const favorites = 'anilist-favorites'

function readFavorite(value: unknown, line: number): WorkRecord {
  const { data } = favourite.safeParse(value)
  if (!data) throw new UnreadableRow({ code: 'nothingKept' })
  const work = workOf(kinds[data.favourite_type], data.favourite_id)
  return { ...bareRecord, line, kind: 'entry', work, listings: [{ list: favorites, place: line }] }
}

/** Reads the rows of lists, then reviews and favorites; their lines are their numbers. */
async function readDataExport(value: unknown, file: FileFacts): Promise<FileContent> {
  const data = dataExport.parse(value)
  const reads = [
    ...data.lists.map((row) => (line: number) => readRow(row, line, file)),
    ...data.reviews.map((row) => (line: number) => readReview(row, line, file)),
    ...data.favourites.map((row) => (line: number) => readFavorite(row, line)),
  ]
  const content = await readItems(reads, (read, line) => [read(line)])
  return { ...content, lists: listsOf(data) }
}

function listsOf({ user: { custom_lists: own } }: DataExport) {
  const lists = kinds.flatMap((kind) =>
    own[kind].map((title, index) => namedList(keyOfList(kind, index), listTitle(title, 'AniList'))),
  )
  return [...lists, namedList(favorites, 'AniList favorites'), privateListOf('AniList')]
}

export const aniListExport: JsonReader = {
  source: 'anilist',
  recognises: isDataExport,
  read: readDataExport,
}
