import type { CsvTable } from '../csv-table.ts'
import {
  bareRecord,
  type CsvReader,
  type FileContent,
  type FileFacts,
  readRows,
  type Row,
  unusedContent,
} from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, readRating } from '../values.ts'
import {
  filmOf,
  readLastSeen,
  readNumbers,
  readTime,
  showOf,
  summarize,
  type TvTimeTable,
} from './tv-time-values.ts'

const isTrue = (cell: string) => cell === 'true' || cell === '1'

/** Sums, and films that are followed: nothing that other rows do not say. */
const other = () => new UnreadableRow({ code: 'otherAtTvTime' })

/** The number of a further viewing at the end of its key; 0 for the first one. */
const againOf = (key: string) =>
  key.startsWith('rewatch') ? (/-(\d{1,9})$/.exec(key)?.[1] ?? '1') : '0'

/** An episode that was seen. One that was marked with others has the time of the mark, which is not its day. */
function readEpisode(row: Row, key: string, table: TvTimeTable): WorkRecord {
  const work = showOf(row, table)
  const numbers = readNumbers(row)
  const { day, time, note } = readTime(row, 'created_at', table)
  const isBulk = row.cell('bulk_type') !== '' || row.cell('is_unitary') === 'false'
  return {
    ...bareRecord,
    line: row.line,
    kind: 'episode',
    work,
    timePosted: time,
    entry: `${againOf(key)} ${numbers.season} ${numbers.number}`,
    parts: { episode: { ...numbers, day: isBulk ? null : day, rating: null } },
    listings: [],
    note: collectNotes(note, isBulk && day !== null && { code: 'markedTogether' }),
  }
}

/** The state of a show: stopped, saved for later, or begun. */
function readState(row: Row, table: TvTimeTable): WorkRecord {
  const work = showOf(row, table)
  const last = readLastSeen(row.cell('most_recent_ep_watched'), table.now)
  const isBegun =
    last !== null || Number(row.cell('ep_watch_count')) > 0 || table.seen.has(row.cell('s_id'))
  const isSaved = isTrue(row.cell('is_for_later'))
  const state = isTrue(row.cell('is_archived'))
    ? 'stopped'
    : isBegun
      ? isSaved
        ? 'paused'
        : 'going'
      : null
  if (state === null && !isSaved) throw new UnreadableRow({ code: 'neitherSeenNorSaved' })
  const added = readTime(row, 'created_at', table)
  const updated = readTime(row, 'updated_at', table)
  const changed = (state === 'stopped' ? null : last?.time) ?? updated.time
  return {
    ...bareRecord,
    line: row.line,
    kind: state === null ? 'saved' : 'progress',
    work,
    timePosted: added.time,
    isSaved: isSaved && state !== null,
    entry: null,
    ...(state && {
      parts: {
        progress: {
          ...progressOf(state, { started: null, changed }),
          entry: last?.entry ?? null,
        },
      },
    }),
    listings: [],
    note: collectNotes(added.note),
  }
}

function readShowRow(row: Row, table: TvTimeTable): WorkRecord {
  const key = row.cell('key')
  if (/^(?:re)?watch-episode-/.test(key)) return readEpisode(row, key, table)
  if (key.startsWith('user-series-')) return readState(row, table)
  throw other()
}

/** A film that was watched or is to be watched; old accounts have episodes there as well. */
function readFilmRow(row: Row, table: TvTimeTable): WorkRecord {
  const type = row.cell('type')
  const key = row.cell('type-uuid-n')
  const isWatch = type === 'watch' || type === 'rewatch'
  const isEpisode = row.cell('entity_type') === 'episode'
  if (isWatch && isEpisode) return readEpisode(row, key || type, table)
  if (isEpisode || !(isWatch || type === 'towatch')) throw other()
  const work = filmOf(row)
  const { day, time, note } = readTime(row, 'created_at', table)
  const record = { ...bareRecord, line: row.line, work, timePosted: time, entry: null }
  const noted = { listings: [], note: collectNotes(note) }
  if (isWatch) {
    const play = { ...(key ? { id: key } : {}), time }
    const viewings = [{ day, isRepeat: type === 'rewatch', tags: [], play }]
    return { ...record, ...noted, kind: 'engaged', viewings }
  }
  const uuid = row.cell('uuid')
  if (uuid !== '' && table.seen.has(uuid)) throw new UnreadableRow({ code: 'seenAlready' })
  return { ...record, ...noted, kind: 'saved' }
}

function readScore(row: Row, table: TvTimeTable): WorkRecord {
  const work = showOf(row, table)
  const rating = readRating(row.cell('rating'), { scale: 5, zeroIsNone: true })
  if (rating === null) throw new UnreadableRow({ code: 'scoreMissing' })
  const { time, note } = readTime(row, 'created_at', table)
  return {
    ...bareRecord,
    line: row.line,
    kind: 'rating',
    work,
    rating,
    timePosted: time,
    entry: null,
    listings: [],
    note: collectNotes(note),
  }
}

/** Reads rows; those that say nothing by themselves are counted. */
async function readTable(
  table: CsvTable,
  file: FileFacts,
  { title, readRow }: { title: string; readRow: (row: Row, table: TvTimeTable) => WorkRecord },
): Promise<FileContent> {
  const whole = summarize(table, file)
  const content = await readRows(table, title, (row) => readRow(row, whole))
  const leftOut = content.leftOut.filter(({ reason }) => reason.code !== 'otherAtTvTime')
  const rows = content.leftOut.length - leftOut.length
  const unused = { rows, reason: { code: 'otherAtTvTime' } } as const
  return { ...content, leftOut, ...(rows > 0 && { unused }) }
}

const source = 'tvTime'

export const tvTimeReaders: readonly CsvReader[] = [
  {
    source,
    recognises: (has) => has('key') && has('s_id'),
    read: (table, file) => readTable(table, file, { title: 'series_name', readRow: readShowRow }),
  },
  {
    source,
    recognises: (has) => has('type') && has('entity_type') && has('movie_name'),
    read: (table, file) => readTable(table, file, { title: 'movie_name', readRow: readFilmRow }),
  },
  {
    source,
    recognises: (has) => has('tv_show_id') && has('rating'),
    read: (table, file) => readTable(table, file, { title: 'tv_show_name', readRow: readScore }),
  },
  {
    source,
    recognises: (has) =>
      has('tv_show_name') && has('episode_season_number') && has('created_at') && !has('cpt'),
    read: (table, file) =>
      readTable(table, file, {
        title: 'tv_show_name',
        readRow: (row, whole) => readEpisode(row, 'watch', whole),
      }),
  },
  {
    source,
    recognises: (has) =>
      has('tv_show_name') || has('vote_key') || (has('s_key') && has('list_count')),
    read: async (table) => unusedContent(table, { code: 'otherAtTvTime' }),
  },
]
