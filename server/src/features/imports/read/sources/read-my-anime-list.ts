import sax from 'sax'
import type { CsvTable } from '../csv-table.ts'
import { TooManyRows } from '../csv-table.ts'
import { UnreadableFile } from '../record.ts'

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

/** Those that XML itself has; the parser knows those of HTML too. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const cellMax = 100_000

/**
 * The entries of a kind as a table. A file that declares anything of its own is refused, so that no entity but those of
 * XML itself is ever replaced.
 * @throws UnreadableFile, TooManyRows.
 */
export function readEntries(xml: string, kind: MyAnimeListKind, rowsMax: number): CsvTable {
  const header = columns[kind]
  const table: CsvTable = { header, records: [], leftOut: [], problem: null, broken: null }
  const parser = sax.parser(true)
  const path: string[] = []
  const refuse = (): never => {
    throw new UnreadableFile({ code: 'damagedXml' }, { line: parser.line + 1 })
  }
  const add = (text: string) => {
    const [, , name = ''] = path
    const cells = path.length === 3 && path[1] === kind ? table.records.at(-1)?.cells : undefined
    const place = header.indexOf(name)
    const cell = cells?.[place]
    if (cells && cell !== undefined && cell.length < cellMax) cells[place] = cell + text
  }
  const open = ({ name }: { name: string }) => {
    path.push(name)
    if (path.length === 1 && name !== 'myanimelist') refuse()
    if (path.length !== 2 || name !== kind) return
    if (table.records.length === rowsMax) throw new TooManyRows()
    table.records.push({ line: parser.line + 1, cells: header.map(() => '') })
  }
  Object.assign(parser, {
    ENTITIES: entities,
    onopentag: open,
    onclosetag: () => path.pop(),
    ontext: add,
    oncdata: add,
    ondoctype: refuse,
    onerror: refuse,
  })
  parser.write(xml).close()
  return table
}
