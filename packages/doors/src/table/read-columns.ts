import type { TableColumns, TableMapping } from '@medley/contract/transfer/import-tables'
import { hasAtMost } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { latestToday } from '../parsing/dates.ts'
import { readWrittenDate } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { decodeAnyText } from '../files/decode.ts'
import { emptyContent, type FileContent, type FileFacts } from '../file-reader.ts'
import type { BeginFile, Reading } from '../read-files.ts'
import type { InputFile, ReadFile, WorkRecord } from '../record.ts'
import type { DescribedTable } from './described-table.ts'
import { guessMapping, withWords } from './guess-mapping.ts'
import { datesOf, readMappedTable } from './mapped-table.ts'
import { cellsOf, headerKeyOf, nameColumns, placesOf, readCell } from './named-table.ts'
import { readOwnTable } from './own-table.ts'

const previewed = 5
const samplesMax = 3
const sampleLength = 80
const excerptLength = 140
const columnsShown = 100

type Facts = Pick<FileFacts, 'today' | 'timeZone'>

/**
 * Reads the columns of a table, with five rows as they land by the mapping: the given one, else the last one for the same
 * header, else a guess.
 * @throws UnreadableFile, NotText, TooManyRows.
 */
export async function readColumns(
  uploads: readonly InputFile[],
  { now, timeZone = 'UTC', rowsMax, mapping, remembered = [] }: Reading,
  begin?: BeginFile,
): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  for (const upload of uploads) {
    begin?.(upload)
    const { name, bytes } = upload
    const { text, problem } = decodeAnyText(bytes)
    const table = await readOwnTable(text, rowsMax)
    const facts = { baseName: name.split('/').at(-1) ?? '', today: latestToday(now), timeZone }
    const guess = mapping ?? guessMapping(table, facts)
    const key = headerKeyOf(table, guess)
    const known = mapping ? undefined : remembered.find((one) => one.headerKey === key)?.mapping
    const described = await describe(table, withWords(table, known ?? guess), facts)
    files.push({
      name,
      source: 'table',
      ...emptyContent(),
      problem: null,
      described: { ...described, isRemembered: !!known, problem: table.problem ?? problem },
    })
  }
  return files
}

async function describe(
  whole: CsvTable,
  mapping: TableMapping,
  facts: Facts,
): Promise<Omit<DescribedTable, 'isRemembered' | 'problem'>> {
  const { table, titles } = nameColumns(whole, mapping.hasHeader)
  const columns = titles.flatMap((name, place) => {
    const samples = samplesOf(table, place)
    return samples.length > 0 ? [{ place, name, samples }] : []
  })
  const isMediumOpen = !hasMedium(mapping)
  // A medium is asked for once all else can be seen.
  const shown = isMediumOpen ? { ...mapping, medium: 'film' as const } : mapping
  const reading = { ...facts, keepsUntold: mapping.status === null }
  const { records, leftOut, lists, untold } = await readMappedTable(whole, shown, reading)
  const listTitles = new Map(lists.map(({ key, title }) => [key, title]))
  const rows = [
    ...records.map((record) => landingOf(record, listTitles)),
    ...leftOut.map(landingOfLeftOut),
  ]
  const isOrderOpen = hasOpenOrder(table, mapping, facts)
  return {
    columns: columns.slice(0, columnsShown),
    mapping,
    isOrderOpen,
    asks: asksOf(mapping, { isOrderOpen, isUntold: untold > 0 }),
    rows: rows.length,
    leftOut: leftOut.length,
    preview: choosePreview(isMediumOpen ? rows.map((row) => ({ ...row, medium: null })) : rows),
  }
}

function samplesOf({ records }: CsvTable, place: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of records) {
    const cell = readCell(cells[place] ?? '').replaceAll(/\s+/g, ' ')
    if (cell !== '') samples.add(cutText(cell, sampleLength))
    if (samples.size === samplesMax) break
  }
  return [...samples]
}

const hasMedium = (mapping: TableMapping) =>
  mapping.medium !== null || placesOf(mapping, 'medium').length > 0

function asksOf(
  mapping: TableMapping,
  { isOrderOpen, isUntold }: { isOrderOpen: boolean; isUntold: boolean },
): TableColumns['asks'] {
  const hasTitle = placesOf(mapping, 'title').length > 0
  const asks: TableColumns['asks'] = []
  if (!hasTitle) asks.push('title')
  if (!hasMedium(mapping)) asks.push('medium')
  if (isUntold && mapping.status === null) asks.push('status')
  if (isOrderOpen && mapping.dayOrder === null) asks.push('dayOrder')
  return asks
}

/** True if dates can be read in two ways without a choice of the member. */
function hasOpenOrder(table: CsvTable, mapping: TableMapping, facts: Facts): boolean {
  const cells = placesOf(mapping, 'date').flatMap((place) => cellsOf(table, place))
  const reading = datesOf(cells, { dayOrder: null }, facts)
  return cells.some((cell) => {
    const date = readWrittenDate(cell, reading)
    return date !== undefined && 'isAmbiguous' in date
  })
}

type Landing = DescribedTable['preview'][number]

const bareLanding = {
  year: null,
  creators: [],
  medium: null,
  ids: [],
  season: null,
  episode: null,
  day: null,
  isSaved: false,
  excerpt: null,
  tags: [],
  list: null,
  rating: null,
  sourceRating: null,
  sourceScale: null,
} satisfies Partial<Landing>

function landingOf(record: WorkRecord, listTitles: ReadonlyMap<string, string>): Landing {
  const { line, work, text, viewings } = record
  return {
    line,
    title: work.title,
    year: work.year,
    creators: work.creators,
    medium: work.mediums[0] ?? null,
    ids: Object.entries(work.ids).map(([source, id]) => `${source} ${id}`),
    ...landingScore(record),
    ...landingEntry(record),
    day: dayOf(record),
    status: statusOf(record),
    isSaved: record.isSaved,
    excerpt: text === null ? null : excerptOf(text),
    tags: [...record.tags, ...viewings.flatMap(({ tags }) => tags)],
    list: listTitles.get(record.listings[0]?.list ?? '') ?? null,
    notes: record.note ?? [],
  }
}

function landingEntry({ parts }: WorkRecord) {
  const entry = parts?.episode ?? parts?.progress?.entry
  return { season: entry?.season ?? null, episode: entry?.number ?? null }
}

function dayOf({ dateViewed, viewings, parts }: WorkRecord): string | null {
  return dateViewed ?? viewings[0]?.day ?? parts?.episode?.day ?? null
}

function landingScore({ rating, parts }: WorkRecord) {
  if (rating) {
    return { rating: rating.points, sourceRating: rating.value, sourceScale: rating.scale }
  }
  const points = parts?.episode?.rating
  if (points == null) return { rating: null, sourceRating: null, sourceScale: null }
  return { rating: points, sourceRating: String(points), sourceScale: 10 }
}

function statusOf({ kind, parts }: WorkRecord): Landing['status'] {
  if (kind === 'entry') return 'unknown'
  return parts?.progress?.state ?? (kind === 'saved' ? 'saved' : 'finished')
}

function excerptOf(text: string): string {
  return hasAtMost(text, excerptLength) ? text : `${cutText(text, excerptLength)}…`
}

const landingOfLeftOut = ({ line, title, reason }: FileContent['leftOut'][number]): Landing => ({
  ...bareLanding,
  line,
  title,
  status: null,
  notes: [reason],
})

/** Rows that differ in what they say, as far as there are such, in their order in the file. */
function choosePreview(rows: readonly Landing[]): Landing[] {
  const inOrder = rows.toSorted((a, b) => a.line - b.line)
  const kinds = new Map<string, Landing>()
  for (const row of inOrder) {
    const kind = [
      row.status,
      row.medium,
      row.season === null,
      row.rating === null,
      row.excerpt === null,
    ].join('|')
    if (!kinds.has(kind) && kinds.size < previewed) kinds.set(kind, row)
  }
  const chosen = new Set(kinds.values())
  for (const row of inOrder) if (chosen.size < previewed) chosen.add(row)
  return [...chosen].toSorted((a, b) => a.line - b.line)
}
