import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { cutText } from '@medley/contract/values/text-cuts'
import { bareRecord, bareWork, type CsvReader, type FileFacts, namedList } from '../file-reader.ts'
import { midnight } from '../dates.ts'
import {
  type Listing,
  type SourceParts,
  type SourceWork,
  UnreadableRow,
  type WorkRecord,
} from '../record.ts'
import {
  type ColumnMap,
  dateOf,
  idsOf,
  type MappedRow,
  namesIn,
  ratingOf,
  readMapped,
} from '../table/column-map.ts'
import {
  collectNotes,
  comparable,
  noteOf,
  readRating,
  readTitle,
  readYear,
  tidy,
} from '../values.ts'
import { filmOf } from './film-table.ts'

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
  podcastepisode: { code: 'podcastEpisode' },
  videogame: { code: 'videoGame' },
  musicvideo: { code: 'musicVideo' },
}

const codeOf = (type: string) => type.toLowerCase().replaceAll(/[^a-z]/g, '')

function mediumsOf(type: string): Medium[] {
  const code = codeOf(type)
  const reason = reasonsOfType[code]
  if (reason !== undefined) throw new UnreadableRow(reason)
  return mediumsOfType[code] ?? ['film', 'tvShow']
}

const map: ColumnMap = {
  columns: {
    title: 'Title',
    otherTitle: 'Original Title',
    creators: namesIn('Directors'),
    year: ['Year', readYear],
    ids: { imdb: ['Const', readId] },
    rating: [['Your Rating', 'You rated'], (cell) => readRating(cell, { scale: 10 })],
    rated: 'Date Rated',
    added: 'Created',
  },
  usualOrder: 'month first',
}

/** An id, which is that of an episode where the row is about one. */
function readId(cell: string): string | undefined {
  const number = /^(?:tt)?0*(\d{1,10})$/.exec(cell)?.[1]
  return number === undefined ? undefined : `tt${number.padStart(7, '0')}`
}

/** The id of a row; it can do without one, because a title says enough. */
function idOf(row: MappedRow): string | undefined {
  const { imdb } = idsOf(row)
  if (imdb === undefined) row.note({ code: 'noImdbId' })
  return imdb
}

/** The titles of a show and its episode in one: `Tides: Low Water`. */
function splitTitle(title: string): { show: string; episode: string } | undefined {
  const [, show, episode] = /^(.+): (.+)$/.exec(title) ?? []
  return show === undefined || episode === undefined ? undefined : { show, episode }
}

/** An episode with its show, of which the row has only the title. */
function episodeOf(row: MappedRow): { work: SourceWork; episode: EpisodeName } {
  const title = splitTitle(readTitle(row.cell('title')))
  if (!title) throw new UnreadableRow({ code: 'episode' })
  const { show, episode } = title
  const original = splitTitle(tidy(row.cell('original title')))?.show ?? show
  const sourceId = idOf(row) ?? null
  const source = sourceId === null ? null : 'imdb'
  const unnumbered = { title: episode, releaseDate: null, source, sourceId }
  return {
    work: {
      ...bareWork,
      key: `episodes of ${comparable(show)}`,
      mediums: ['tvShow'],
      title: show,
      otherTitles: original === show ? [] : [original],
    },
    episode: { season: null, number: null, unnumbered },
  }
}

type EpisodeName = Omit<SourceParts['episode'], 'day' | 'rating'>

function titleOf(row: MappedRow): SourceWork {
  const work = filmOf(row, () => mediumsOf(row.cell('title type')))
  idOf(row)
  return work
}

/** The works that the member saved for later, or a list that may be them. */
type ListMeaning = { kind: 'saved' } | { kind: 'list'; title: string }

function readTitleRow(
  row: MappedRow,
  meaning: ListMeaning | null,
  work = titleOf(row),
): WorkRecord {
  const rating = ratingOf(row)
  const rated = dateOf(row, 'rated')
  const listed = midnight(dateOf(row, 'added'))
  const isRated = rating !== null
  const isSaved = meaning?.kind === 'saved'
  if (!isRated && meaning === null) throw new UnreadableRow({ code: 'scoreMissing' })
  const listing = (list: string): Listing => ({
    list,
    place: Number(row.cell('position')) || row.line,
    ...(listed === null ? {} : { time: listed }),
    ...(isRated ? { staysSaved: true } : {}),
    ...noteOf(row.cell('description')),
  })
  const isNoted = isSaved && row.cell('description') !== ''
  return {
    ...bareRecord,
    line: row.line,
    kind: isRated ? 'rating' : isSaved ? 'saved' : 'entry',
    isSaved: isRated && isSaved,
    work,
    rating,
    timePosted: isRated ? (midnight(rated) ?? listed) : listed,
    listings: meaning?.kind === 'list' ? [listing(meaning.title)] : [],
    note: collectNotes(...row.notes, isNoted && { code: 'savedNote' }),
  }
}

/** A row about an episode: its score is that of the episode, while lists hold its show. */
function readEpisodeRow(row: MappedRow, meaning: ListMeaning | null): WorkRecord {
  const { work, episode } = episodeOf(row)
  const { rating, note, ...record } = readTitleRow(row, meaning, work)
  const isListed = meaning !== null
  return {
    ...record,
    rating: null,
    ...(rating && {
      kind: 'episode',
      parts: { episode: { ...episode, day: null, rating: rating.points } },
    }),
    note: collectNotes(isListed && { code: 'showOfEpisode' }, ...(note ?? [])),
  }
}

const isEpisode = (row: MappedRow) => codeOf(row.cell('title type')) === 'tvepisode'

/** IMDb names its exports as it likes, so that only one named as the watchlist is known to be it. */
function meaningOf(has: boolean, { name: path }: FileFacts): ListMeaning | null {
  if (!has) return null
  const name = tidy((path.split('/').at(-1) ?? '').replace(/\.csv$/i, '').replaceAll(/[-_]+/g, ' '))
  if (/watch ?list/i.test(name)) return { kind: 'saved' }
  return { kind: 'list', title: cutText(name, limits.listTitleMax) || 'IMDb' }
}

const isRatingsFile = (name: string) => name.startsWith('ratings')

export const imdbReader: CsvReader = {
  source: 'imdb',
  recognises: (has) => has('const') && has('title') && (has('your rating') || has('you rated')),
  read: async (table, file) => {
    const isList = table.header.includes('position') && !isRatingsFile(file.baseName)
    const meaning = meaningOf(isList, file)
    const content = await readMapped(table, file, map, (row) =>
      isEpisode(row) ? readEpisodeRow(row, meaning) : readTitleRow(row, meaning),
    )
    if (meaning?.kind !== 'list') return content
    const { title } = meaning
    return { ...content, lists: [{ ...namedList(title, title), isUnclear: true }] }
  },
}
