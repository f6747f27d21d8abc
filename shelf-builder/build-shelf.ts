/**
 * Builds the starter shelf from a folder of openly licensed lists:
 *
 *   npm run shelf -- <folder of lists>
 *
 * The same lists and the same former edition give the same files. See docs/data-sources.md.
 */
import { join } from 'node:path'
import { chooseAlbums } from './shelf/albums.ts'
import { chooseBooks } from './shelf/books.ts'
import { editionOf, readFormer, writeEdition } from './shelf/edition.ts'
import { type Doubles, isDouble, joinDoubles, readDoubles } from './shelf/doubles.ts'
import { addOwnFacts, countSeasons } from './shelf/own-facts.ts'
import { addFurtherFacts } from './shelf/further-facts.ts'
import { demonstratedForward, featured, featuredFirst } from './shelf/featured.ts'
import { isJoined } from './shelf/film-corrections.ts'
import { chooseFilms } from './shelf/films.ts'
import { type ListedWork, readLines, readList } from './shelf/lists.ts'
import { choosePodcasts } from './shelf/podcasts.ts'
import { type ShelfLine, type ShelfWork, shelfText } from './shelf/shelf-line.ts'
import { compareBy, idsOf, withStableIds } from './shelf/stable-ids.ts'
import { chooseTvShows } from './shelf/tv-shows.ts'

const target = join(import.meta.dirname, '../server/src/catalogue/shelf')

interface Kind {
  medium: string
  file: string
  list: string
  choose: (listed: ListedWork[]) => ShelfWork[]
}

const kinds: Kind[] = [
  { medium: 'film', file: 'films', list: 'films-extended.jsonl.gz', choose: chooseFilms },
  { medium: 'tvShow', file: 'tv-shows', list: 'tv-shows-extended.jsonl', choose: chooseTvShows },
  { medium: 'book', file: 'books', list: 'books-extended.jsonl', choose: chooseBooks },
  { medium: 'album', file: 'albums', list: 'albums-extended.jsonl', choose: chooseAlbums },
  { medium: 'podcast', file: 'podcasts', list: 'podcasts-extended.jsonl', choose: choosePodcasts },
]

async function buildShelf(folder: string): Promise<void> {
  const doubted = new Set(await readLines(new URL('shelf/left-out.txt', import.meta.url)))
  const texts = new Map<string, string>()
  for (const kind of kinds) {
    const listed = (await readList(folder, kind.list)).filter(
      (work) => !doubted.has(`${kind.medium}: ${work.title} (${work.year ?? ''})`),
    )
    const known = await addOwnFacts(kind.medium, listed)
    const doubles = await readDoubles(kind.medium)
    const chosen = kind.choose(kind.medium === 'tvShow' ? await countSeasons(known) : known)
    const works = joinDoubles(chosen, doubles)
    const ordered = featuredFirst(works, featured[kind.medium] ?? [])
    const lines = await identified(kind, demonstratedForward(kind.medium, ordered), doubles)
    texts.set(kind.file, shelfText(await addFurtherFacts(kind.medium, lines)))
    console.log(`${kind.file}: ${lines.length}`)
  }
  await writeEdition(target, texts)
  console.log(`Edition ${editionOf(texts)}`)
}

async function identified(
  { medium, file }: Kind,
  works: ShelfWork[],
  doubles: Doubles,
): Promise<ShelfLine[]> {
  const former = await readFormer(target, file)
  const isSame = compareBy(medium)
  const { lines, kept } = withStableIds(
    medium,
    works,
    former,
    (line, work) =>
      isSame(line, work) ||
      isDouble(line, work, doubles) ||
      (medium === 'film' && isJoined(line, work)),
  )
  const ids = new Set(lines.flatMap(idsOf))
  if (ids.size !== lines.flatMap(idsOf).length) throw new Error(`${file}: an id was given twice`)
  const lost = former.flatMap(idsOf).filter((id) => !ids.has(id))
  if (lost.length > 0) throw new Error(`${file}: these ids would be lost: ${lost.join(' ')}`)
  for (const { title, released, creators } of kept) {
    console.log(`  kept from the former edition: ${title} (${released}) ${creators[0] ?? ''}`)
  }
  return lines
}

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: npm run shelf -- <folder of lists>')
  process.exitCode = 1
} else {
  try {
    await buildShelf(folder)
  } catch (error) {
    console.error('The shelf was not built:', error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
