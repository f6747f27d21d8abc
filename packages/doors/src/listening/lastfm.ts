import { cutText } from '@medley/contract/values/text-cuts'
import {
  columnName,
  type CsvRecord,
  type CsvTable,
  readRecords,
  TooManyRows,
} from '../files/csv-table.ts'
import { emptyContent, type FileContent, type FileFacts, type TextReader } from '../file-reader.ts'
import { PlayCollector } from './track-plays.ts'

/** Names of the columns in the tables of several tools; times in seconds or written. */
const columns = {
  artist: ['artist', 'artist name'],
  album: ['album', 'album name'],
  track: ['track', 'track name', 'song', 'name', 'title'],
  time: ['uts', 'timestamp', 'utc_time', 'date', 'time', 'date_utc'],
}

/** The columns of a table without a header. */
const bareHeader = ['artist', 'album', 'track', 'date']

const writtenTime =
  /^(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{4}),? (\d{2}):(\d{2})$/i
const isoTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|\+00:?00| UTC)?$/

const months = 'janfebmaraprmayjunjulaugsepoctnovdec'

/** A moment in ms since 1970: of seconds or milliseconds, or written in UTC. */
function readTime(cell: string): number | null {
  if (/^\d{9,10}$/.test(cell)) return Number(cell) * 1000
  if (/^\d{12,13}$/.test(cell)) return Number(cell)
  const [, day, month = '', year, hours, minutes] = writtenTime.exec(cell) ?? []
  if (year !== undefined) {
    const index = months.indexOf(month.toLowerCase()) / 3
    return Date.UTC(Number(year), index, Number(day), Number(hours), Number(minutes))
  }
  const [, date, time] = isoTime.exec(cell) ?? []
  const moment = date === undefined ? Number.NaN : Date.parse(`${date}T${time}Z`)
  return Number.isNaN(moment) ? null : moment
}

/** The columns that the first line names; the name of the member may follow that of the date. */
function headerOf(start: string): string[] {
  const line = start.trimStart().split(/\r?\n/, 1)[0] ?? ''
  return line.split(/[,;\t]/).map((cell) => nameOf(cell.replaceAll('"', '')))
}

const nameOf = (cell: string) => columnName(cell).replace(/^date#.*/, 'date')

const placesIn = (header: readonly string[]) => {
  const placeOf = (names: readonly string[]) =>
    names.map((name) => header.indexOf(name)).find((place) => place >= 0) ?? -1
  return {
    artist: placeOf(columns.artist),
    album: placeOf(columns.album),
    track: placeOf(columns.track),
    time: placeOf(columns.time),
  }
}

const isWhole = (header: readonly string[]) =>
  Object.values(placesIn(header)).every((place) => place >= 0)

/** A row of four cells of which the last is a time. */
const bareRow =
  /^(?:"(?:[^"]|"")*"|[^,]*),(?:"(?:[^"]|"")*"|[^,]*),(?:"(?:[^"]|"")*"|[^,]*),"?\d{1,2} [A-Z][a-z]{2} \d{4},? \d{2}:\d{2}"?$/

const isBare = (start: string) =>
  start
    .split(/\r?\n/)
    .slice(0, 5)
    .some((line) => bareRow.test(line))

async function readScrobbles(text: string, file: FileFacts, rowsMax: number): Promise<FileContent> {
  const content = emptyContent()
  const plays = new PlayCollector(file.now)
  const hasHeader = isWhole(headerOf(cutText(text, 4096)))
  let places: ReturnType<typeof placesIn> | undefined
  const take = ({ line, cells }: CsvRecord, { header }: CsvTable) => {
    places ??= placesIn(header.map(nameOf))
    const told = readRow(cells, places)
    if (told) return plays.add({ line, ...told })
    if (content.leftOut.length === rowsMax) throw new TooManyRows()
    const params = { fields: cells.length, header: header.length }
    const title = cutText(cells.join(' '), 200)
    content.leftOut.push({ line, title, reason: { code: 'fieldCount', params } })
  }
  const table = await readRecords(text, take, hasHeader ? [] : bareHeader)
  content.leftOut.push(...table.leftOut)
  return { ...content, plays: plays.content }
}

/** A play, or null if the row has too few cells for one. */
function readRow(cells: readonly string[], places: ReturnType<typeof placesIn>) {
  if (cells.length <= Math.max(...Object.values(places))) return null
  const cell = (place: number) => cells[place]?.trim() ?? ''
  return {
    time: readTime(cell(places.time)),
    artist: cell(places.artist),
    album: cell(places.album),
    track: cell(places.track),
  }
}

/** Scrobbles as tools save them; Last.fm itself gives no file. */
export const lastfmReader: TextReader = {
  source: 'lastfm',
  recognises: (start) => isWhole(headerOf(start)) || isBare(start),
  read: readScrobbles,
}
