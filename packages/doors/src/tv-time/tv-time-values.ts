import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { partialDate } from '@medley/contract/values/values'
import type { DateReading } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { readWholeDay } from '../dates.ts'
import { numbersIn } from '../episode-record.ts'
import { bareWork, type FileFacts, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow } from '../record.ts'
import { comparable, readTitle, tidy } from '../values.ts'

/** Facts that the rows of a table tell only together. */
export interface TvTimeTable {
  /** Titles of shows by their ids, which some rows lack. */
  titles: ReadonlyMap<string, string>
  /** Names of films by their UUIDs, for the same reason. */
  films: ReadonlyMap<string, string>
  /** The shows of which the table has an episode, and the films that were watched. */
  seen: ReadonlySet<string>
  /** The films that are to be watched. */
  toWatch: ReadonlySet<string>
  reading: DateReading
  now: Date
}

const showColumns = ['s_id', 'series_id', 'tv_show_id']

export function summarize(
  { header, records }: CsvTable,
  { today, timeZone, now }: FileFacts,
): TvTimeTable {
  const placeOf = (names: readonly string[]) => header.findIndex((name) => names.includes(name))
  const [id, title, kind, film, name] = [
    placeOf(showColumns),
    placeOf(['series_name', 'tv_show_name']),
    placeOf(['key', 'type']),
    placeOf(['uuid']),
    placeOf(['movie_name']),
  ]
  const titles = new Map<string, string>()
  const films = new Map<string, string>()
  const seen = new Set<string>()
  const toWatch = new Set<string>()
  for (const { cells } of records) {
    const show = cells[id]?.trim() ?? ''
    const uuid = cells[film]?.trim() ?? ''
    if (cells[title]?.trim()) titles.set(show, cells[title])
    if (cells[name]?.trim()) films.set(uuid, cells[name])
    if (/^(?:re)?watch(?:-episode-|$)/.test(cells[kind] ?? '')) seen.add(show || uuid)
    if (cells[kind] === 'towatch') toWatch.add(uuid)
  }
  titles.delete('')
  titles.delete('0')
  films.delete('')
  const reading = { usualOrder: 'unknown', today, timeZone } as const
  return { titles, films, seen, toWatch, reading, now }
}

/** How TheTVDB tells shows of one name apart. */
const sameName = / \((\d{4}|[A-Z]{2})\)$/

export function showOf(row: Row, { titles }: Pick<TvTimeTable, 'titles'>): SourceWork {
  const id = row.cell(...showColumns)
  const isKnown = /^[1-9]\d{0,9}$/.test(id)
  const title = readTitle(row.cell('series_name', 'tv_show_name') || (titles.get(id) ?? ''))
  const mark = sameName.exec(title)?.[1]
  return {
    ...bareWork,
    key: `show|${isKnown ? id : comparable(title)}`,
    mediums: ['tvShow'],
    title,
    otherTitles: mark === undefined ? [] : [title.replace(sameName, '')],
    year: Number(mark) || null,
    ids: isKnown ? { thetvdb: id } : {},
  }
}

/**
 * A film, which has no id outside TV Time. Some rows name it only in the key by which films are sorted, in lower case
 * and often in English.
 */
export function filmOf(row: Row, { films }: Pick<TvTimeTable, 'films'>): SourceWork {
  const [, slug = ''] = /^[a-z]+-alpha-(.+)$/.exec(row.cell('alpha_range_key')) ?? []
  const sorted = tidy(slug.replaceAll('-', ' ')).replaceAll(/(?<= |^)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  )
  const title = readTitle(row.cell('movie_name') || (films.get(row.cell('uuid')) ?? sorted))
  const isOther = sorted !== '' && comparable(sorted) !== comparable(title)
  // The year 1 stands for an unknown one.
  const written = /^(?:1[89]|2\d)\d\d-\d\d-\d\d/.exec(row.cell('release_date'))?.[0]
  const releaseDate = partialDate.safeParse(written).data
  const year = releaseDate ? Number(releaseDate.slice(0, 4)) : null
  return {
    ...bareWork,
    key: `film|${row.cell('uuid') || `${comparable(title)}|${year ?? ''}`}`,
    mediums: ['film'],
    title,
    otherTitles: isOther ? [cutText(sorted, limits.workTitleMax)] : [],
    year,
    ...(releaseDate ? { releaseDate } : {}),
  }
}

export interface ReadTime {
  day: string | null
  time: string | null
  note: ImportMessage | null
}

/** A time in UTC, and its day in the time zone of the member. The start of 1970 is none. */
export function readTime(row: Row, column: string, { reading }: TvTimeTable): ReadTime {
  return readMoment(row.cell(column), column, reading)
}

/** As `readTime`, of a text. */
export function readMoment(written: string, column: string, reading: DateReading): ReadTime {
  if (written.startsWith('1970-01-01 00:00:00')) return { day: null, time: null, note: null }
  const zoned = /\d$/.test(written) ? `${written} UTC` : written
  const { date: day, note } = readWholeDay(zoned, column, reading)
  const moment = new Date(zoned.replace(' UTC', 'Z').replace(' ', 'T'))
  const isKnown = day !== null && !Number.isNaN(moment.valueOf())
  return { day, time: isKnown ? moment.toISOString() : null, note }
}

/** Season 0 are specials. */
export function numbersOf(
  season: string,
  number: string,
): { season: number; number: number } | null {
  return numbersIn(season === '' ? undefined : Number(season), Number(number))
}

export function readNumbers(row: Row): { season: number; number: number } {
  const numbers = numbersOf(
    row.cell('season_number', 'episode_season_number') || row.cell('s_no'),
    row.cell('episode_number') || row.cell('ep_no'),
  )
  if (!numbers) throw new UnreadableRow({ code: 'noEpisodeNumber' })
  return numbers
}

/** The episode in `map[ep_id:1.0e+07 ep_no:4 s_no:1 watch_date:1.7e+15]`, whose date has microseconds. */
export function readLastSeen(written: string, now: Date) {
  const valueOf = (name: string) => new RegExp(`\\b${name}:([^ \\]]+)`).exec(written)?.[1] ?? ''
  const numbers = numbersOf(valueOf('s_no'), valueOf('ep_no'))
  if (!numbers) return null
  const milliseconds = Math.floor(Number(valueOf('watch_date')) / 1_000)
  const isPast = milliseconds > 0 && milliseconds <= now.getTime()
  return {
    entry: { ...numbers, source: null, sourceId: null },
    time: isPast ? new Date(milliseconds).toISOString() : null,
  }
}
