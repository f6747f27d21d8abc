import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { wholeDay } from '../parsing/partial-dates.ts'
import { type DateOrder, type DateReading, readWrittenDate } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { midnight, readDate } from '../dates.ts'
import {
  bareRecord,
  bareWork,
  type CsvReader,
  dateReading,
  type FileContent,
  type FileFacts,
  readRows,
  type Row,
} from '../file-reader.ts'
import { type SourceParts, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, comparable, readTitle } from '../values.ts'
import { ofProfile, profileOf } from './netflix-profiles.ts'
import { isInSeason, type NetflixTitle, readNetflixTitles } from './netflix-titles.ts'

interface Columns {
  title: string
  date: string
}

/** Reads the rows of a file that `check` does not reject; one title counts once on a day. */
function readTitles(
  table: CsvTable,
  columns: Columns,
  file: FileFacts,
  check: (row: Row) => void = () => undefined,
): Promise<FileContent> {
  const cellOf = (cells: readonly string[], name: string) =>
    cells[table.header.indexOf(name)]?.trim() ?? ''
  const rows = table.records.map(({ cells }) => ({
    title: cellOf(cells, columns.title),
    day: cellOf(cells, columns.date).replace(/ .*/, ''),
  }))
  const titleOf = readNetflixTitles(rows)
  const usual = orderOf(
    rows.map(({ day }) => day),
    file,
  )
  const reading = dateReading(table, [columns.date], file, usual)
  const seen = new Set<string>()
  return readRows(table, columns.title, (row) => {
    check(row)
    const title = titleIn(row.cell(columns.title))
    const { date, note } = readDate(timeIn(row.cell(columns.date)), 'Date', reading)
    const key = `${comparable(title)}|${date}`
    if (date !== null && seen.has(key)) throw new UnreadableRow({ code: 'sameViewing' })
    seen.add(key)
    const record = { ...bareRecord, line: row.line, note: collectNotes(note) }
    return { ...record, timePosted: midnight(wholeDay(date)), ...viewingOf(titleOf(title), date) }
  })
}

/** A title; that of an episode without names is nothing but a colon. */
function titleIn(cell: string): string {
  return readTitle(/^[:\s]*$/.test(cell) ? '' : cell)
}

/** Times are in UTC, without saying so. */
export function timeIn(written: string): string {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written) ? `${written} UTC` : written
}

/** The order of day and month in which the dates of a file, the newest first, never go up. */
function orderOf(dates: readonly string[], { today, timeZone }: FileFacts): DateOrder {
  const isSorted = (provenOrder: DateOrder) => {
    const reading: DateReading = { provenOrder, usualOrder: provenOrder, today, timeZone }
    const days = dates.flatMap((text) => {
      const written = readWrittenDate(text, reading)
      return written && 'date' in written ? [written.date] : []
    })
    return days.every((day, index) => day <= (days[index - 1] ?? day))
  }
  const [order, ...others] = (['day first', 'month first'] as const).filter(isSorted)
  return order !== undefined && others.length === 0 ? order : 'unknown'
}

function viewingOf(
  title: NetflixTitle,
  date: string | null,
): Pick<WorkRecord, 'kind' | 'work' | 'parts' | 'viewings'> {
  if (title.kind === 'film') {
    const viewings = [{ day: date, isRepeat: false, tags: [] }]
    return { kind: 'engaged', work: workOf(title.title, ['film', 'tvShow']), viewings }
  }
  const episode = { ...entryOf(title), day: wholeDay(date), rating: null }
  const work = workOf(titleIn(title.show), ['tvShow'])
  return { kind: 'episode', work, viewings: [], parts: { episode } }
}

function entryOf({
  season,
  number,
  title,
}: NetflixTitle & { kind: 'episode' }): Pick<
  SourceParts['episode'],
  'season' | 'number' | 'unnumbered'
> {
  if (number !== null) return { season, number }
  if (title.trim() === '') throw new UnreadableRow({ code: 'noEpisodeNumber' })
  const named = cutText(title, limits.workTitleMax)
  const unnumbered = { title: named, releaseDate: null, source: null, sourceId: null }
  return { season, number: null, unnumbered }
}

export function workOf(title: string, mediums: SourceWork['mediums']): SourceWork {
  return { ...bareWork, key: `${mediums[0]}|${comparable(title)}`, mediums, title }
}

/** The columns of the history in the languages of accounts. */
const historyNames = {
  title: ['title', 'titel', 'titre', 'título', 'titolo', 'tytuł'],
  date: ['date', 'datum', 'fecha', 'data'],
}

function historyColumns({ header }: CsvTable): Columns | null {
  const [title, date] = [historyNames.title, historyNames.date].map((names) =>
    header.find((name) => names.includes(name)),
  )
  return title === undefined || date === undefined ? null : { title, date }
}

/** Any table of titles and days has such columns; it is Netflix's by its name, or by the seasons in most titles. */
function isHistory(table: CsvTable, baseName: string): boolean {
  const columns = historyColumns(table)
  if (!columns) return false
  if (/netflix|viewing ?history/.test(baseName)) return true
  const place = table.header.indexOf(columns.title)
  const inSeasons = table.records.filter(({ cells }) => isInSeason(cells[place] ?? ''))
  return inSeasons.length > 0.5 * table.records.length
}

/** NetflixViewingHistory.csv: the titles of one profile by day. */
export const netflixHistory: CsvReader = {
  source: 'netflix',
  recognises: (_, { baseName }, columns, table) => columns === 2 && isHistory(table, baseName),
  read: (table, file) =>
    readTitles(table, historyColumns(table) ?? { title: 'title', date: 'date' }, file),
}

const minutesMin = 10

/** ViewingActivity.csv: what all profiles of an account played, and for how long. */
export const netflixActivity: CsvReader = {
  source: 'netflix',
  recognises: (has) => has('profile name') && has('title') && has('start time') && has('duration'),
  read: (whole, file) => {
    const { table, ...others } = ofProfile(whole, profileOf([whole], file))
    const content = readTitles(table, { title: 'title', date: 'start time' }, file, (row) => {
      const isTrailer = /_hook_|[:(] ?(?:official )?(?:teaser|trailer|clip)\b/i
      if (row.cell('supplemental video type') !== '' || isTrailer.test(row.cell('title'))) {
        throw new UnreadableRow({ code: 'trailer' })
      }
      if (minutesIn(row.cell('duration')) < minutesMin) {
        throw new UnreadableRow({ code: 'underTenMinutes' })
      }
    })
    return content.then((own) => ({ ...own, ...others }))
  },
}

/** The minutes of `01:27:04`; one that cannot be read does not cost the row. */
function minutesIn(text: string): number {
  const [, hours, minutes] = /^(\d{1,3}):(\d\d):\d\d$/.exec(text) ?? []
  return hours === undefined ? minutesMin : Number(hours) * 60 + Number(minutes)
}
