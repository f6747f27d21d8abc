import type { CsvReader, JsonReader, TextReader } from './file-reader.ts'
import { aniListReaders } from './trackers/anilist.ts'
import { bookwyrmReader } from './books/bookwyrm.ts'
import { calibreReader } from './books/calibre.ts'
import { goodreadsReader } from './books/goodreads.ts'
import { goodreadsRequest } from './books/goodreads-request.ts'
import { hardcoverReader } from './books/hardcover.ts'
import { imdbReader } from './screen/imdb.ts'
import { lastfmReader } from './listening/lastfm.ts'
import { letterboxdList } from './screen/letterboxd-list.ts'
import { letterboxdTable } from './screen/letterboxd-table.ts'
import { letterboxdReaders } from './screen/letterboxd.ts'
import {
  findUnopenedOfListenBrainz,
  listenBrainzOthers,
  listenBrainzReader,
} from './listening/listenbrainz.ts'
import { libraryThingJson } from './books/library-thing-json.ts'
import { libraryThingReader, libraryThingTable } from './books/library-thing.ts'
import { movaryReaders } from './screen/movary.ts'
import { myAnimeListReader } from './trackers/my-anime-list.ts'
import { findUnopenedOfNeodb, neodbJournal, neodbOthers } from './neodb/neodb-journal.ts'
import { neodbTables } from './neodb/neodb.ts'
import { netflixActivity, netflixHistory } from './screen/netflix.ts'
import { findUnopenedOfNetflix, netflixRequest } from './screen/netflix-request.ts'
import { openReadsReader } from './books/open-reads.ts'
import { podcastsReader } from './listening/podcasts.ts'
import { rateYourMusicReader } from './listening/rate-your-music.ts'
import { ryotReader } from './trackers/ryot.ts'
import { findUnopenedOfSpotify, spotifyReaders } from './listening/spotify.ts'
import { simklTable } from './trackers/simkl-csv.ts'
import { simklBackup } from './trackers/simkl.ts'
import { storygraphReader } from './books/storygraph.ts'
import { traktReaders } from './screen/trakt-whole.ts'
import { findUnopenedOfTvTime } from './tv-time/tv-time-files.ts'
import { tvTimeJson } from './tv-time/tv-time-json.ts'
import { tvTimeReaders } from './tv-time/tv-time.ts'
import { watcharrReader } from './trackers/watcharr.ts'
import { yamtrackReader } from './trackers/yamtrack.ts'
import type { Unopened } from './record.ts'

/** Readers of texts, which are asked first, by what a file begins with. */
export const textReaders: readonly TextReader[] = [
  neodbJournal,
  neodbOthers,
  myAnimeListReader,
  podcastsReader,
  listenBrainzReader,
  listenBrainzOthers,
  lastfmReader,
  libraryThingReader,
]

/** Readers of JSON; each checks keys that no other service has. */
export const jsonReaders: readonly JsonReader[] = [
  goodreadsRequest,
  ...traktReaders,
  simklBackup,
  ...aniListReaders,
  ...spotifyReaders,
  libraryThingJson,
  tvTimeJson,
  watcharrReader,
  ryotReader,
]

/** Readers of tables; the first that recognises the columns reads the file. */
export const csvReaders: readonly CsvReader[] = [
  goodreadsReader,
  storygraphReader,
  imdbReader,
  ...tvTimeReaders,
  simklTable,
  ...movaryReaders,
  ...letterboxdReaders,
  letterboxdTable,
  letterboxdList,
  neodbTables,
  netflixActivity,
  ...netflixRequest,
  netflixHistory,
  yamtrackReader,
  rateYourMusicReader,
  hardcoverReader,
  libraryThingTable,
  calibreReader,
  openReadsReader,
  bookwyrmReader,
]

const unopenedFinders: readonly UnopenedFinder[] = [
  findUnopenedOfNeodb,
  findUnopenedOfTvTime,
  findUnopenedOfNetflix,
  findUnopenedOfListenBrainz,
  findUnopenedOfSpotify,
]

/** Returns a function that says of the paths of an upload which are not even opened, such as files of passwords. */
type UnopenedFinder = (paths: readonly string[]) => (path: string) => Unopened | undefined

export const findUnopened: UnopenedFinder = (paths) => {
  const finders = unopenedFinders.map((find) => find(paths))
  return (path) => finders.map((find) => find(path)).find(Boolean)
}
