import type { CsvReader, JsonReader, TextReader } from './file-reader.ts'
import { aniListReaders } from './sources/anilist.ts'
import { bookwyrmReader } from './sources/bookwyrm.ts'
import { calibreReader } from './sources/calibre.ts'
import { goodreadsReader } from './sources/goodreads.ts'
import { goodreadsRequest } from './sources/goodreads-request.ts'
import { hardcoverReader } from './sources/hardcover.ts'
import { imdbReader } from './sources/imdb.ts'
import { lastfmReader } from './sources/lastfm.ts'
import { letterboxdList } from './sources/letterboxd-list.ts'
import { letterboxdTable } from './sources/letterboxd-table.ts'
import { letterboxdReaders } from './sources/letterboxd.ts'
import {
  findUnopenedOfListenBrainz,
  listenBrainzOthers,
  listenBrainzReader,
} from './sources/listenbrainz.ts'
import { libraryThingJson } from './sources/library-thing-json.ts'
import { libraryThingReader, libraryThingTable } from './sources/library-thing.ts'
import { movaryReaders } from './sources/movary.ts'
import { myAnimeListReader } from './sources/my-anime-list.ts'
import { findUnopenedOfNeodb, neodbJournal, neodbOthers } from './sources/neodb-journal.ts'
import { neodbTables } from './sources/neodb.ts'
import { netflixActivity, netflixHistory } from './sources/netflix.ts'
import { findUnopenedOfNetflix, netflixRequest } from './sources/netflix-request.ts'
import { openReadsReader } from './sources/open-reads.ts'
import { podcastsReader } from './sources/podcasts.ts'
import { rateYourMusicReader } from './sources/rate-your-music.ts'
import { ryotReader } from './sources/ryot.ts'
import { findUnopenedOfSpotify, spotifyReaders } from './sources/spotify.ts'
import { simklTable } from './sources/simkl-csv.ts'
import { simklBackup } from './sources/simkl.ts'
import { storygraphReader } from './sources/storygraph.ts'
import { traktReaders } from './sources/trakt-whole.ts'
import { findUnopenedOfTvTime } from './sources/tv-time-files.ts'
import { tvTimeJson } from './sources/tv-time-json.ts'
import { tvTimeReaders } from './sources/tv-time.ts'
import { watcharrReader } from './sources/watcharr.ts'
import { yamtrackReader } from './sources/yamtrack.ts'
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
