import type { Medium } from '@medley/contract/values/medium'
import type { DateReading } from '../parsing/written-dates.ts'
import { readDate } from '../dates.ts'
import {
  bareWork,
  dateReading,
  type FileContent,
  type FileFacts,
  readRows,
  type Row,
  type TextReader,
} from '../file-reader.ts'
import type { SourceWork, WorkIds, WorkRecord } from '../record.ts'
import { readRating, readTags, titleOrId } from '../values.ts'
import { isMyAnimeList, readEntries } from './read-my-anime-list.ts'
import {
  entryAt,
  knownMeaning,
  recordOfTracked,
  seasonOf,
  type TrackedFacts,
} from './tracked-facts.ts'

/** Reads the anime and manga of an export. */
async function readMyAnimeList(
  xml: string,
  file: FileFacts,
  rowsMax: number,
): Promise<FileContent> {
  const anime = readEntries(xml, 'anime', rowsMax)
  const manga = readEntries(xml, 'manga', rowsMax)
  const days = ['my_start_date', 'my_finish_date']
  const ofAnime = dateReading(anime, days, file)
  const ofManga = dateReading(manga, days, file)
  const one = await readRows(anime, 'series_title', (row) => readAnime(row, ofAnime))
  const other = await readRows(manga, 'manga_title', (row) => readManga(row, ofManga))
  return {
    records: [...one.records, ...other.records],
    leftOut: [...one.leftOut, ...other.leftOut],
    lists: [],
  }
}

function readAnime(row: Row, reading: DateReading): WorkRecord {
  const title = row.cell('series_title')
  const isAgain = isYes(row.cell('my_rewatching'))
  const number = Number(row.cell(isAgain ? 'my_rewatching_ep' : 'my_watched_episodes'))
  const place = { entry: entryAt(seasonOf(title), number) }
  const repeats = Number(row.cell('my_times_watched')) || 0
  const mediums = mediumsOf(row.cell('series_type'))
  const work = workOf(title, mediums, row.cell('series_animedb_id'))
  return readEntry(row, { work, reading, isAgain, repeats, place })
}

function readManga(row: Row, reading: DateReading): WorkRecord {
  const title = row.cell('manga_title')
  const share = Number(row.cell('my_read_chapters')) / Number(row.cell('manga_chapters'))
  const percent = Number.isFinite(share) ? Math.min(100, Math.round(share * 100)) : 0
  const place = percent > 0 ? { amount: percent, unit: 'percent' as const } : {}
  const isAgain = isYes(row.cell('my_rereading'))
  const repeats = Number(row.cell('my_times_read')) || 0
  const work = workOf(title, ['book'], row.cell('manga_mangadb_id'))
  return readEntry(row, { work, reading, isAgain, repeats, place: isAgain ? {} : place })
}

const isYes = (cell: string) => /^(1|yes)$/i.test(cell)

interface Entry extends Pick<TrackedFacts, 'work' | 'repeats' | 'place'> {
  reading: DateReading
  isAgain: boolean
}

function readEntry(row: Row, { reading, isAgain, ...facts }: Entry): WorkRecord {
  const meaning = knownMeaning(row.cell('my_status'))
  const started = readDate(dayIn(row.cell('my_start_date')), 'my_start_date', reading)
  const finished = readDate(dayIn(row.cell('my_finish_date')), 'my_finish_date', reading)
  const isNoted = row.cell('my_comments') !== '' && ({ code: 'privateNotes' } as const)
  return recordOfTracked(
    row.line,
    {
      ...facts,
      meaning: isAgain && meaning.isFinished ? { ...meaning, state: 'going' } : meaning,
      rating: readRating(row.cell('my_score'), { scale: 10, zeroIsNone: true }),
      started: started.date,
      finished: finished.date,
      tags: readTags(row.cell('my_tags')),
    },
    [started.note, finished.note, isNoted],
  )
}

/** Stands for no date. */
const dayIn = (cell: string) => (cell === '0000-00-00' ? '' : cell)

/** The mediums of a type; all but series may be films elsewhere. */
function mediumsOf(type: string): Medium[] {
  if (/^movie$/i.test(type)) return ['film', 'tvShow']
  return /^tv$/i.test(type) ? ['tvShow'] : ['tvShow', 'film']
}

function workOf(written: string, mediums: Medium[], id: string): SourceWork {
  const number = /^\d{1,10}$/.exec(id)?.[0]
  const ids: WorkIds = number === undefined ? {} : { myanimelist: number }
  const { title, ...nameless } = titleOrId(written, ids)
  const kind = mediums[0] === 'book' ? 'manga' : 'anime'
  return { ...bareWork, key: `${kind}|${number ?? title}`, mediums, title, ...nameless, ids }
}

export const myAnimeListReader: TextReader = {
  source: 'myanimelist',
  recognises: isMyAnimeList,
  read: readMyAnimeList,
}
