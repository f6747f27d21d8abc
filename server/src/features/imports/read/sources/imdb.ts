import type { ImportMessage } from '@medley/contract/import-messages'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import { cutText } from '@medley/contract/text-cuts'
import {
  bareRecord,
  type CsvReader,
  dateReading,
  type FileFacts,
  namedList,
  readRows,
  readYearOf,
  type Row,
} from '../file-reader.ts'
import type { DateReading } from '../../../../parsing/written-dates.ts'
import { midnight, readWholeDay } from '../dates.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  collectNotes,
  comparable,
  noteOf,
  readNames,
  readRating,
  readTitle,
  tidy,
} from '../values.ts'

const mediumsOfType: Record<string, Medium[]> = {
  movie: ['film'],
  featurefilm: ['film'],
  feature: ['film'],
  tvmovie: ['film', 'tvShow'],
  tvspecial: ['film', 'tvShow'],
  tvshort: ['film', 'tvShow'],
  short: ['film'],
  shortfilm: ['film'],
  video: ['film'],
  documentary: ['film'],
  tvseries: ['tvShow'],
  tvminiseries: ['tvShow'],
  miniseries: ['tvShow'],
  podcastseries: ['podcast'],
}

const reasonsOfType: Record<string, ImportMessage> = {
  tvepisode: { code: 'episode' },
  podcastepisode: { code: 'podcastEpisode' },
  videogame: { code: 'videoGame' },
  musicvideo: { code: 'musicVideo' },
}

function mediumsOf(type: string): Medium[] {
  const code = type.toLowerCase().replaceAll(/[^a-z]/g, '')
  const reason = reasonsOfType[code]
  if (reason !== undefined) throw new UnreadableRow(reason)
  return mediumsOfType[code] ?? ['film', 'tvShow']
}

function workOf(row: Row): SourceWork {
  const number = /^(?:tt)?0*(\d{1,10})$/.exec(row.cell('const'))?.[1]
  const title = readTitle(row.cell('title'))
  const original = tidy(row.cell('original title'))
  const year = readYearOf(row)
  const imdb = number === undefined ? undefined : `tt${number.padStart(7, '0')}`
  // A title says enough.
  if (imdb === undefined) row.note({ code: 'noImdbId' })
  return {
    key: imdb ?? `${comparable(title)}|${year ?? ''}`,
    mediums: mediumsOf(row.cell('title type')),
    title,
    otherTitles: original === '' || original === title ? [] : [original],
    year,
    creators: readNames(row.cell('directors')),
    ids: imdb === undefined ? {} : { imdb },
  }
}

interface ListMeaning {
  kind: 'saved' | 'entry'
  list: string | null
}

function readTitleRow(row: Row, meaning: ListMeaning | null, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('your rating', 'you rated'), { scale: 10 })
  const rated = readWholeDay(row.cell('date rated'), 'Date Rated', reading)
  const listed = readWholeDay(row.cell('created'), 'Created', reading)
  const place = Number(row.cell('position')) || row.line
  const list = meaning?.list ?? null
  const isLost = list === null && row.cell('description') !== ''
  if (rating === null && meaning === null) throw new UnreadableRow({ code: 'scoreMissing' })
  return {
    ...bareRecord,
    line: row.line,
    kind: rating === null ? (meaning?.kind ?? 'saved') : 'rating',
    isSaved: rating !== null && meaning?.kind === 'saved',
    work,
    rating,
    timePosted: midnight(rating === null ? listed.date : (rated.date ?? listed.date)),
    listings: list === null ? [] : [{ list, place, ...noteOf(row.cell('description')) }],
    note: collectNotes(rated.note, listed.note, isLost && { code: 'savedNote' }),
  }
}

/** Tells the watchlist from other lists, which only the file name can. */
function meaningOf(has: boolean, { name: path }: FileFacts): ListMeaning | null {
  if (!has) return null
  const name = tidy((path.split('/').at(-1) ?? '').replace(/\.csv$/i, '').replaceAll(/[-_]+/g, ' '))
  if (/watch ?list/i.test(name)) return { kind: 'saved', list: null }
  return { kind: 'entry', list: cutText(name, limits.listTitleMax) || 'IMDb' }
}

const isRatingsFile = (name: string) => name.startsWith('ratings')

export const imdbReader: CsvReader = {
  source: 'imdb',
  recognises: (has) => has('const') && has('title') && (has('your rating') || has('you rated')),
  read: async (table, file) => {
    const isList = table.header.includes('position') && !isRatingsFile(file.baseName)
    const meaning = meaningOf(isList, file)
    const reading = dateReading(table, ['date rated', 'created'], file, 'month first')
    const content = await readRows(table, 'title', (row) => readTitleRow(row, meaning, reading))
    const list = meaning?.list ?? null
    return { ...content, lists: list === null ? [] : [namedList(list, list)] }
  },
}
