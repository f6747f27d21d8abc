import { wholeDay } from '../parsing/partial-dates.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { readDate } from '../dates.ts'
import {
  bareWork,
  type CsvReader,
  dateReading,
  readRows,
  readYearOf,
  type Row,
} from '../file-reader.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { readRating, titleOrId } from '../values.ts'
import {
  checkRoom,
  idsOf,
  listUpTo,
  mediumsOf,
  meaningOf,
  readEpisodeName,
  type SimklKind,
} from './simkl-values.ts'
import { recordOfTracked } from './tracked-facts.ts'

const kinds: Record<string, SimklKind> = {
  tv: 'show',
  'tv show': 'show',
  show: 'show',
  anime: 'anime',
  movie: 'movie',
}

function readRow(row: Row, dates: DateReading): WorkRecord {
  const kind = kinds[row.cell('type').toLowerCase()]
  if (!kind) throw new UnreadableRow({ code: 'neitherFilmNorShow' })
  const rating = readRating(row.cell('rating'), { scale: 10, zeroIsNone: true })
  const watched = readDate(row.cell('watcheddate'), 'WatchedDate', dates)
  const isSeen = watched.date !== null || rating !== null
  const meaning = meaningOf(row.cell('watchlist') || (isSeen ? 'completed' : ''))
  const isNoted = row.cell('memo') !== '' && ({ code: 'privateNotes' } as const)
  const place = { entry: placeOf(row.cell('lastepwatched')) }
  const facts = { work: workOf(row, kind), meaning, rating, finished: watched.date, place }
  const record = recordOfTracked(row.line, facts, [watched.note, isNoted])
  // The days of a show are those of its episodes.
  return kind === 'movie' ? record : { ...record, viewings: [] }
}

function placeOf(cell: string) {
  const named = readEpisodeName(cell)
  return named && { ...named, source: null, sourceId: null }
}

function workOf(row: Row, kind: SimklKind): WorkRecord['work'] {
  const year = readYearOf(row)
  const id = row.cell('simkl_id')
  const ids = idsOf({
    imdb: row.cell('imdb'),
    tmdb: row.cell('tmdb'),
    tvdb: row.cell('tvdb'),
    mal: row.cell('mal'),
  })
  const { title, ...nameless } = titleOrId(row.cell('title'), ids)
  const key = id === '' ? `${kind}|${title} ${year}` : `${kind}|${id}`
  return { ...bareWork, key, mediums: mediumsOf(kind), title, ...nameless, year, ids }
}

/** Its own export, and tables that other programs write for it. */
export const simklTable: CsvReader = {
  source: 'simkl',
  recognises: (has) => has('title') && has('type') && has('watchlist') && has('lastepwatched'),
  async read(table, file) {
    const dates = dateReading(table, ['watcheddate'], file, 'day first')
    const { records, ...content } = await readRows(table, 'title', (row) => readRow(row, dates))
    const all: WorkRecord[] = []
    for (const record of records) {
      const time = record.parts?.progress?.timeChanged ?? null
      all.push(record, ...listUpTo(record, wholeDay(time && time.slice(0, 10))))
      checkRoom(all.length)
    }
    return { ...content, records: all }
  },
}
