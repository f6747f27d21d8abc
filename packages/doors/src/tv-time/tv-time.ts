import { recordOfEpisode } from '../episode-record.ts'
import { bareRecord, type CsvReader, readRows, type Row, unusedContent } from '../file-reader.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, readRating } from '../values.ts'
import { readBeside, showNamed, type TvTimeBeside } from './tv-time-beside.ts'
import {
  favoriteShows,
  readFollowed,
  readLists,
  readSpecial,
  readSums,
  readVote,
} from './tv-time-others.ts'
import { isFalse, isTrue, other, recordOfState } from './tv-time-state.ts'
import {
  filmOf,
  readLastSeen,
  readNumbers,
  readTime,
  showOf,
  summarize,
  type TvTimeTable,
} from './tv-time-values.ts'

/** The number of a further viewing at the end of its key; 0 for the first one. */
const againOf = (key: string) =>
  key.startsWith('rewatch') ? (/-(\d{1,9})$/.exec(key)?.[1] ?? '1') : '0'

/** An episode that was seen. One that was marked with others has the time of the mark, which is not its day. */
function readEpisode(
  row: Row,
  { key, work }: { key: string; work: WorkRecord['work'] },
  table: TvTimeTable,
): WorkRecord {
  const numbers = readNumbers(row)
  const { day, time, note } = readTime(row, 'created_at', table)
  const isBulk = row.cell('bulk_type') !== '' || row.cell('is_unitary') === 'false'
  const notes = [note, isBulk && day !== null && ({ code: 'markedTogether' } as const)]
  const mark = { ...numbers, day: isBulk ? null : day, rating: null, time, notes }
  const entry = `${againOf(key)} ${numbers.season} ${numbers.number}`
  return { ...recordOfEpisode(row.line, work, mark), entry }
}

function readState(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  const id = row.cell('s_id')
  const last = readLastSeen(row.cell('most_recent_ep_watched'), table.now)
  const isSeen = table.seen.has(id) || beside.seen.has(id)
  return recordOfState(showOf(row, table), row, table, {
    isBegun: last !== null || isSeen || Number(row.cell('ep_watch_count')) > 0,
    isForLater: isTrue(row.cell('is_for_later')),
    isArchived: isTrue(row.cell('is_archived')),
    isFollowed: !isFalse(row.cell('is_followed')),
    last,
  })
}

function readShowRow(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  const key = row.cell('key')
  if (/^(?:re)?watch-episode-/.test(key))
    return readEpisode(row, { key, work: showOf(row, table) }, table)
  if (key.startsWith('user-series-')) return readState(row, table, beside)
  throw other()
}

/** A film that was watched, or is to be watched or followed; old accounts have episodes there as well. */
function readFilmRow(row: Row, table: TvTimeTable): WorkRecord {
  const type = row.cell('type')
  const key = row.cell('type-uuid-n')
  const isWatch = type === 'watch' || type === 'rewatch'
  const isEpisode = row.cell('entity_type') === 'episode'
  if (isWatch && isEpisode)
    return readEpisode(row, { key: key || type, work: showOf(row, table) }, table)
  const uuid = row.cell('uuid')
  const isFollow = type === 'follow' && row.cell('entity_type') === 'movie'
  const isKnown = table.toWatch.has(uuid) || table.seen.has(uuid)
  if (isEpisode || !(isWatch || type === 'towatch' || (isFollow && !isKnown))) throw other()
  const work = filmOf(row, table)
  const { day, time, note } = readTime(row, 'created_at', table)
  const record = { ...bareRecord, line: row.line, work, timePosted: time, entry: null }
  const noted = { note: collectNotes(note) }
  if (isWatch) {
    const play = { ...(key ? { id: key } : {}), time }
    const viewings = [{ day, isRepeat: type === 'rewatch', tags: [], play }]
    return { ...record, ...noted, kind: 'engaged', viewings }
  }
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
    note: collectNotes(note),
  }
}

type ReadRow = (row: Row, table: TvTimeTable, beside: TvTimeBeside) => WorkRecord

/** Reads rows; those that say nothing by themselves are counted. */
function rowsOf(title: string, readRow: ReadRow): CsvReader['read'] {
  return async (table, file) => {
    const [whole, beside] = [summarize(table, file), await readBeside(file)]
    const content = await readRows(table, title, (row) => readRow(row, whole, beside))
    const leftOut = content.leftOut.filter(({ reason }) => reason.code !== 'otherAtTvTime')
    const rows = content.leftOut.length - leftOut.length
    const unused = { rows, reason: { code: 'otherAtTvTime' } } as const
    return { ...content, leftOut, ...(rows > 0 && { unused }) }
  }
}

/** Also one of an account that has no newer table, where the show is named by its title. */
const readOlder: ReadRow = (row, table, beside) =>
  readEpisode(
    row,
    { key: row.cell('cpt') === '' ? 'watch' : 'rewatch', work: showNamed(row, table, beside) },
    table,
  )

const isEpisodes = (has: (column: string) => boolean) =>
  has('tv_show_name') && has('episode_season_number') && has('created_at')

const source = 'tvTime'

export const tvTimeReaders: readonly CsvReader[] = [
  {
    source,
    recognises: (has) => has('key') && has('s_id'),
    read: rowsOf('series_name', readShowRow),
  },
  {
    source,
    recognises: (has) => has('type') && has('entity_type') && has('movie_name'),
    read: rowsOf('movie_name', readFilmRow),
  },
  {
    source,
    recognises: (has) => has('tv_show_id') && has('rating'),
    read: rowsOf('tv_show_name', readScore),
  },
  { source, recognises: isEpisodes, read: rowsOf('tv_show_name', readOlder) },
  {
    source,
    recognises: (has) => has('tv_show_id') && has('archived'),
    read: rowsOf('tv_show_name', readFollowed),
  },
  {
    source,
    recognises: (has) => has('tv_show_id') && has('status'),
    read: async (table, file) => ({
      ...(await rowsOf('tv_show_name', readSpecial)(table, file)),
      lists: [favoriteShows],
    }),
  },
  {
    source,
    recognises: (has) => has('tv_show_id') && has('is_favorited'),
    read: async (table, file) => ({
      ...(await rowsOf('tv_show_name', readSums)(table, file)),
      lists: [favoriteShows],
    }),
  },
  {
    source,
    // Feelings about episodes have the same columns.
    recognises: (has, { baseName }) => has('vote_key') && baseName.startsWith('ratings'),
    read: rowsOf('series_name', readVote),
  },
  {
    source,
    recognises: (has) => has('s_key') && has('list_count'),
    read: async (table, file) => readLists(table, summarize(table, file), await readBeside(file)),
  },
  {
    source,
    recognises: (has) => has('tv_show_name') || has('vote_key'),
    read: async (table) => unusedContent(table, { code: 'unreadAtTvTime' }),
  },
]
