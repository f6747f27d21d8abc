import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { cutText } from '@medley/contract/values/text-cuts'
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
import type { DateReading } from '../parsing/written-dates.ts'
import { midnight, readWholeDay } from '../dates.ts'
import {
  type Listing,
  type SourceParts,
  type SourceWork,
  UnreadableRow,
  type WorkIds,
  type WorkRecord,
} from '../record.ts'
import {
  collectNotes,
  comparable,
  noteOf,
  readNames,
  readRating,
  readTitle,
  titleOrId,
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

/** The id of a row, which is that of an episode where it is about one. */
function idOf(row: Row): string | undefined {
  const number = /^(?:tt)?0*(\d{1,10})$/.exec(row.cell('const'))?.[1]
  const imdb = number === undefined ? undefined : `tt${number.padStart(7, '0')}`
  // A title says enough.
  if (imdb === undefined) row.note({ code: 'noImdbId' })
  return imdb
}

/** The titles of a show and its episode in one: `Tides: Low Water`. */
function splitTitle(title: string): { show: string; episode: string } | undefined {
  const [, show, episode] = /^(.+): (.+)$/.exec(title) ?? []
  return show === undefined || episode === undefined ? undefined : { show, episode }
}

/** An episode with its show, of which the row has only the title. */
function episodeOf(row: Row): { work: SourceWork; episode: EpisodeName } {
  const title = splitTitle(readTitle(row.cell('title')))
  if (!title) throw new UnreadableRow({ code: 'episode' })
  const { show, episode } = title
  const original = splitTitle(tidy(row.cell('original title')))?.show ?? show
  const sourceId = idOf(row) ?? null
  const source = sourceId === null ? null : 'imdb'
  return {
    work: {
      key: `episodes of ${comparable(show)}`,
      mediums: ['tvShow'],
      title: show,
      otherTitles: original === show ? [] : [original],
      year: null,
      creators: [],
      ids: {},
    },
    episode: {
      season: null,
      number: null,
      unnumbered: { title: episode, releaseDate: null, source, sourceId },
    },
  }
}

type EpisodeName = Omit<SourceParts['episode'], 'day' | 'rating'>

function workOf(row: Row): SourceWork {
  const original = tidy(row.cell('original title'))
  const year = readYearOf(row)
  const imdb = idOf(row)
  const ids: WorkIds = imdb === undefined ? {} : { imdb }
  const { title, ...nameless } = titleOrId(row.cell('title') || original, ids)
  return {
    key: imdb ?? `${comparable(title)}|${year ?? ''}`,
    mediums: mediumsOf(row.cell('title type')),
    title,
    ...nameless,
    otherTitles: original === '' || original === title ? [] : [original],
    year,
    creators: readNames(row.cell('directors')),
    ids,
  }
}

/** The works that the member saved for later, or a list that may be them. */
type ListMeaning = { kind: 'saved' } | { kind: 'list'; title: string }

function readTitleRow(
  row: Row,
  meaning: ListMeaning | null,
  reading: DateReading,
  known?: SourceWork,
): WorkRecord {
  const work = known ?? workOf(row)
  const rating = readRating(row.cell('your rating', 'you rated'), { scale: 10 })
  const rated = readWholeDay(row.cell('date rated'), 'Date Rated', reading)
  const listed = readWholeDay(row.cell('created'), 'Created', reading)
  const index = Number(row.cell('position')) || row.line
  const isRated = rating !== null
  const isSaved = meaning?.kind === 'saved'
  if (!isRated && meaning === null) throw new UnreadableRow({ code: 'scoreMissing' })
  const listing = (list: string): Listing => ({
    list,
    place: index,
    ...(listed.date === null ? {} : { time: `${listed.date}T00:00:00.000Z` }),
    ...(isRated ? { staysSaved: true } : {}),
    ...noteOf(row.cell('description')),
  })
  return {
    ...bareRecord,
    line: row.line,
    kind: isRated ? 'rating' : isSaved ? 'saved' : 'entry',
    isSaved: isRated && isSaved,
    work,
    rating,
    timePosted: midnight(isRated ? (rated.date ?? listed.date) : listed.date),
    listings: meaning?.kind === 'list' ? [listing(meaning.title)] : [],
    note: collectNotes(
      rated.note,
      listed.note,
      isSaved && row.cell('description') !== '' && { code: 'savedNote' },
    ),
  }
}

/** A row about an episode: its score is that of the episode, while lists hold its show. */
function readEpisodeRow(row: Row, meaning: ListMeaning | null, reading: DateReading): WorkRecord {
  const { work, episode } = episodeOf(row)
  const { rating, note, ...record } = readTitleRow(row, meaning, reading, work)
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

const isEpisode = (row: Row) => codeOf(row.cell('title type')) === 'tvepisode'

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
    const reading = dateReading(table, ['date rated', 'created'], file, 'month first')
    const content = await readRows(table, 'title', (row) =>
      (isEpisode(row) ? readEpisodeRow : readTitleRow)(row, meaning, reading),
    )
    if (meaning?.kind !== 'list') return content
    const { title } = meaning
    return { ...content, lists: [{ ...namedList(title, title), isUnclear: true }] }
  },
}
