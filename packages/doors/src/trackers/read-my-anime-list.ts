import type { CsvTable } from '../files/csv-table.ts'
import { TooManyRows } from '../files/csv-table.ts'
import { readXml } from '../files/xml.ts'

/** True if a text is an XML export of MyAnimeList. */
export function isMyAnimeList(start: string): boolean {
  return /^\s*</.test(start) && /<myanimelist\b/.test(start)
}

const columns = {
  anime: [
    'series_animedb_id',
    'series_title',
    'series_type',
    'my_watched_episodes',
    'my_start_date',
    'my_finish_date',
    'my_score',
    'my_status',
    'my_comments',
    'my_times_watched',
    'my_tags',
    'my_rewatching',
    'my_rewatching_ep',
  ],
  manga: [
    'manga_mangadb_id',
    'manga_title',
    'manga_chapters',
    'my_read_chapters',
    'my_start_date',
    'my_finish_date',
    'my_score',
    'my_status',
    'my_comments',
    'my_times_read',
    'my_tags',
    'my_rereading',
  ],
}
export type MyAnimeListKind = keyof typeof columns

const cellMax = 100_000

/**
 * The entries of a kind as a table.
 * @throws UnreadableFile, TooManyRows.
 */
export function readEntries(xml: string, kind: MyAnimeListKind, rowsMax: number): CsvTable {
  const header = columns[kind]
  const table: CsvTable = { header, records: [], leftOut: [], problem: null, broken: null }
  readXml(xml, 'myanimelist', {
    open({ line }, path) {
      if (path.length !== 2 || path[1] !== kind) return
      if (table.records.length === rowsMax) throw new TooManyRows()
      table.records.push({ line, cells: header.map(() => '') })
    },
    text(text, path) {
      const [, , name = ''] = path
      const cells = path.length === 3 && path[1] === kind ? table.records.at(-1)?.cells : undefined
      const place = header.indexOf(name)
      const cell = cells?.[place]
      if (cells && cell !== undefined && cell.length < cellMax) cells[place] = cell + text
    },
  })
  return table
}
