import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import { count, number, text } from '../json-values.ts'
import {
  bareRecord,
  type FileContent,
  type FileFacts,
  type JsonReader,
  namedList,
  readItems,
} from '../file-reader.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { privateListOf } from '../private-list.ts'
import { listTitle, readRating, readTitle, readYear, shownTitle, tidy } from '../values.ts'
import { aniListExport } from './anilist-export.ts'
import { type AniListKind, mediumsOf, recordOf } from './anilist-entry.ts'

const noDay = { year: null, month: null, day: null }
const day = z.object({ year: number, month: number, day: number }).catch(noDay)

const media = z.object({
  id: number,
  idMal: number,
  type: text,
  format: text,
  seasonYear: number,
  title: z.object({ userPreferred: text, english: text, romaji: text, native: text }).partial(),
})
const entry = z.object({
  media,
  status: z.string(),
  score: count,
  progress: z.number().nullish().catch(0),
  repeat: z.number().nullish().catch(0),
  private: z.boolean().catch(false),
  notes: text,
  startedAt: day,
  completedAt: day,
})
type Entry = z.output<typeof entry>

const group = z.object({
  name: text,
  isCustomList: z.boolean().nullish().catch(false),
  entries: z.array(z.unknown()),
})
const collection = z
  .object({ lists: z.array(group) })
  .nullish()
  .catch(null)
const answer = z.object({
  data: z.object({ anime: collection, manga: collection, MediaListCollection: collection }),
})
type Answer = z.output<typeof answer>

interface Placed {
  value: unknown
  kind: AniListKind | null
  list: string | null
}

/** The entries of an answer, those of its own lists first. */
function entriesOf({ data }: Answer): Placed[] {
  const placed = [
    ['anime', data.anime],
    ['manga', data.manga],
    [null, data.MediaListCollection],
  ] as const
  const all = placed.flatMap(([kind, lists]) =>
    (lists?.lists ?? []).flatMap(({ name, isCustomList, entries }) =>
      entries.map((value) => ({ value, kind, list: isCustomList ? (name ?? 'AniList') : null })),
    ),
  )
  return [...all.filter(({ list }) => list === null), ...all.filter(({ list }) => list !== null)]
}

function isAnswer(value: unknown): value is unknown {
  const { data } = answer.safeParse(value)
  return data !== undefined && entriesOf(data).some((one) => entry.safeParse(one.value).success)
}

function dateOf({ year, month, day: date }: Entry['startedAt'], today: string): string | null {
  const parts = [year, month, month && date].filter((one) => one)
  const written = parts.map((one) => String(one).padStart(2, '0')).join('-')
  return /^\d{4}(-\d\d){0,2}$/.test(written) && written <= today ? written : null
}

function workOf({ media: { id, idMal, format, seasonYear, title } }: Entry, kind: AniListKind) {
  const { userPreferred, english, romaji, native } = title
  const [first = '', ...others] = [
    ...new Set([userPreferred, english, romaji, native].flatMap((one) => tidy(one ?? '') || [])),
  ]
  return {
    key: `${kind}|${id ?? `mal ${idMal ?? first}`}`,
    mediums: mediumsOf(kind, format ?? ''),
    title: readTitle(first),
    otherTitles: others.map((one) => cutText(one, limits.workTitleMax)),
    year: readYear(String(seasonYear ?? '')),
    creators: [],
    ids: {
      ...(id ? { anilist: String(id) } : {}),
      ...(idMal ? { myanimelist: String(idMal) } : {}),
    },
  }
}

interface Reading {
  /** The highest score of the account, which the entries do not name. */
  scale: number
  file: FileFacts
  /** Works that were read already. */
  known: Set<string>
}

function readEntry(
  { value, kind: told, list }: Placed,
  line: number,
  reading: Reading,
): WorkRecord {
  const { data } = entry.safeParse(value)
  if (!data) throw new UnreadableRow({ code: 'unreadableItem' })
  const kind = told ?? (data.media.type === 'MANGA' ? 'manga' : 'anime')
  const work = workOf(data, kind)
  const listings = list === null ? [] : [{ list: `anilist-${list}`, place: line }]
  if (list !== null && reading.known.has(work.key)) {
    return { ...bareRecord, line, kind: 'entry', work, listings }
  }
  const { file, scale, known } = reading
  const record = recordOf({
    line,
    kind,
    work,
    status: data.status,
    rating: readRating(String(data.score), { scale, zeroIsNone: true }),
    progress: data.progress ?? 0,
    repeats: data.repeat ?? 0,
    isPrivate: data.private,
    notes: data.notes ?? '',
    started: dateOf(data.startedAt, file.today),
    finished: dateOf(data.completedAt, file.today),
    changed: null,
    listings,
  })
  known.add(work.key)
  return record
}

/** Reads what the interface of the site answers; lines are numbers of entries. */
async function readAnswer(value: unknown, file: FileFacts): Promise<FileContent> {
  const entries = entriesOf(answer.parse(value))
  const scores = entries.map((one) => entry.safeParse(one.value).data?.score ?? 0)
  const scale = scores.some((score) => score > 10) ? 100 : 10
  const reading = { scale, file, known: new Set<string>() }
  const names = new Set(entries.flatMap(({ list }) => list ?? []))
  const lists = [...names].map((name) => namedList(`anilist-${name}`, listTitle(name, 'AniList')))
  const read = (placed: Placed, line: number) => [readEntry(placed, line, reading)]
  const content = await readItems(entries, read, titleOf)
  return { ...content, lists: [...lists, privateListOf('AniList')] }
}

function titleOf({ value }: Placed): string | null {
  const title = z.object({ media }).safeParse(value).data?.media.title
  return shownTitle(title?.userPreferred ?? title?.romaji ?? title?.english ?? '')
}

const aniListAnswer: JsonReader = { source: 'anilist', recognises: isAnswer, read: readAnswer }

export const aniListReaders: readonly JsonReader[] = [aniListExport, aniListAnswer]
