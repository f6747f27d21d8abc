/**
 * Builds the starter shelf from a folder of openly licensed lists:
 *
 *   node tools/run.mjs tools/build-shelf.ts <folder of lists>
 *
 * The same lists give the same files. See docs/data-sources.md.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseAlbums } from './shelf/albums.ts'
import { chooseBooks } from './shelf/books.ts'
import { chooseFilms } from './shelf/films.ts'
import {
  featuredAlbums,
  featuredFilms,
  featuredPodcasts,
  featuredShows,
  featuredFirst,
} from './shelf/featured.ts'
import { readList } from './shelf/lists.ts'
import { choosePodcasts } from './shelf/podcasts.ts'
import { type ShelfWork, writeShelf } from './shelf/shelf-line.ts'
import { chooseTvShows } from './shelf/tv-shows.ts'

const target = join(import.meta.dirname, '../server/src/catalogue/shelf')

async function buildShelf(lists: string): Promise<void> {
  const [films, americanFilms, tvShows, books, albums, podcasts] = await Promise.all([
    readList(lists, 'films'),
    readList(lists, 'films-titles-only'),
    readList(lists, 'tv-shows'),
    readList(lists, 'books'),
    readList(lists, 'albums'),
    readList(lists, 'podcasts'),
  ])
  await mkdir(target, { recursive: true })
  await write('films', 'film', featuredFirst(chooseFilms(films, americanFilms), featuredFilms))
  await write('tv-shows', 'tvShow', featuredFirst(chooseTvShows(tvShows), featuredShows))
  await write('books', 'book', chooseBooks(books))
  await write('albums', 'album', featuredFirst(chooseAlbums(albums), featuredAlbums))
  await write('podcasts', 'podcast', featuredFirst(choosePodcasts(podcasts), featuredPodcasts))
}

async function write(name: string, medium: string, works: ShelfWork[]): Promise<void> {
  await writeShelf(join(target, `${name}.jsonl`), medium, works)
  console.log(`${name}: ${works.length}`)
}

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: node tools/run.mjs tools/build-shelf.ts <folder of lists>')
  process.exitCode = 1
} else {
  try {
    await buildShelf(folder)
  } catch (error) {
    console.error('The shelf was not built:', error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
