import type { CsvTable } from '../files/csv-table.ts'
import { recordOfEpisode } from '../episode-record.ts'
import {
  bareRecord,
  emptyContent,
  type FileContent,
  leaveOut,
  namedList,
  type Row,
  rowOf,
} from '../file-reader.ts'
import {
  type SourceList,
  type SourceRating,
  type SourceWork,
  UnreadableRow,
  type WorkRecord,
} from '../record.ts'
import { comparable, listDescription, listTitle, readRating } from '../values.ts'
import { showNamed, type TvTimeBeside } from './tv-time-beside.ts'
import { isTrue, other, recordOfState } from './tv-time-state.ts'
import { filmOf, readNumbers, readTime, type TvTimeTable } from './tv-time-values.ts'

/** A followed show of which the newer table says nothing. */
export function readFollowed(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  const id = row.cell('tv_show_id')
  if (beside.states.has(id)) throw other()
  const work = showNamed(row, table, beside)
  return recordOfState(work, row, table, {
    isBegun: beside.seen.has(id) || beside.seen.has(comparable(work.title)),
    isForLater: row.cell('status') === 'for_later',
    isArchived: isTrue(row.cell('archived')),
    isFollowed: isTrue(row.cell('active')),
    last: null,
  })
}

export const favoriteShows = namedList('favorite-series', 'TV Time: favorite shows')

function readFavorite(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  const work = showNamed(row, table, beside)
  const listings = [{ list: favoriteShows.key, place: row.line }]
  return { ...bareRecord, line: row.line, kind: 'entry', work, listings }
}

/** A show that is a favorite or for later. */
export function readSpecial(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  const isFavorite = /^favou?rite/.test(row.cell('status'))
  return isFavorite ? readFavorite(row, table, beside) : readFollowed(row, table, beside)
}

/** Numbers of episodes seen, which other tables have one by one, and favorites. */
export function readSums(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  if (!isTrue(row.cell('is_favorited'))) throw other()
  return readFavorite(row, table, beside)
}

/** The answers that stand for one star to five. Those of older versions mean nothing certain. */
const stars = ['1', '27', '28', '29', '3']

function ratingOf(row: Row): SourceRating | null {
  const answer = row.cell('vote_key').split('-').at(-1) ?? ''
  const count = stars.indexOf(answer) + 1
  if (count === 0) throw new UnreadableRow({ code: 'unknownVote' })
  return readRating(String(count), { scale: 5 })
}

/** The score of a film, by its UUID, or of an episode, by the title of its show. */
export function readVote(row: Row, table: TvTimeTable, beside: TvTimeBeside): WorkRecord {
  const rating = ratingOf(row)
  if (row.cell('series_name') === '') {
    const uuid = row.cell('uuid')
    const work = beside.works.get(uuid) ?? filmOf(row, table)
    const time = beside.times.get(uuid) ?? null
    const untimed = time === null && { isUntimed: true }
    const record = { ...bareRecord, line: row.line, kind: 'rating', timePosted: time } as const
    return { ...record, work, rating, ...untimed }
  }
  const work = showNamed(row, table, beside)
  const numbers = readNumbers(row)
  const entry = `vote ${numbers.season} ${numbers.number}`
  const mark = { ...numbers, day: null, rating: rating?.points ?? null, time: null }
  return { ...recordOfEpisode(row.line, work, mark), entry }
}

/** Lists; their works are named by ids in a text such as `[map[type:movie uuid:2f39] map[id:901 type:series]]`. */
export function readLists(
  { header, records, leftOut: broken }: CsvTable,
  table: TvTimeTable,
  beside: TvTimeBeside,
): FileContent {
  const content = emptyContent(broken)
  let empty = 0
  for (const record of records) {
    const row = rowOf(record, header)
    const objects = row.cell('objects').match(/map\[[^[\]]*\]/g) ?? []
    if (objects.length === 0) empty += 1
    else content.lists.push(listOf(row, table))
    for (const [index, object] of objects.entries()) {
      const work = workNamed(object, beside)
      const listings = [{ list: row.cell('s_key'), place: index + 1 }]
      if (work)
        content.records.push({ ...bareRecord, line: row.line, kind: 'entry', work, listings })
      else content.leftOut.push(leaveOut(record, header, 'name', { code: 'besideTracking' }))
    }
  }
  const unused = { rows: empty, reason: { code: 'otherAtTvTime' } } as const
  return empty > 0 ? { ...content, unused } : content
}

const titles: Record<string, string> = {
  'favorite-series': favoriteShows.title,
  'favorite-movies': 'TV Time: favorite films',
}

function listOf(row: Row, table: TvTimeTable): SourceList {
  const key = row.cell('s_key')
  return {
    key,
    title: listTitle(row.cell('name'), titles[key] ?? 'TV Time'),
    description: listDescription(row.cell('description')),
    timeCreated: readTime(row, 'created_at', table).time,
    line: row.line,
    isPrivate: !isTrue(row.cell('is_public')),
  }
}

function workNamed(object: string, { works }: TvTimeBeside): SourceWork | undefined {
  const valueOf = (name: string) => new RegExp(`\\b${name}:([^ \\]]+)`).exec(object)?.[1] ?? ''
  // Numbers are written as such as 1.21361e+05.
  return works.get(valueOf('uuid')) ?? works.get(String(Number(valueOf('id'))))
}
