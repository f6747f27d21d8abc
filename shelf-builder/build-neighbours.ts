/**
 * Computes the neighbours of films that come with the product, from openly licensed ratings:
 *
 *   npm run neighbours -- --ratings FILE [--out FILE] [--judge]
 *
 * Lines are user, film, rating from 0 to 10, time, separated by `::`, a tab or a comma; a film is named by the
 * number of its IMDb id. Films that the shelf does not know by such an id are left out. With --judge, nothing
 * is written: the neighbours are computed from four fifths of the members, read as the product reads
 * them, and judged on the others, as on members who import a history into an empty instance.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openMediumShelf } from '../server/src/catalogue/shelf/shelf.ts'
import {
  type Figures,
  holdOut,
  judge,
  meanOf,
} from '../server/src/features/recommendations/model/judge.ts'
import type { LikedWorks } from '../server/src/features/recommendations/model/liked-works.ts'
import {
  itemModel,
  neighboursOfWork,
} from '../server/src/features/recommendations/model/neighbours.ts'
import { trainPopularity } from '../server/src/features/recommendations/model/popularity.ts'
import { seededRandom } from '../server/src/features/recommendations/model/random.ts'
import { paths } from '../server/src/paths.ts'
import { namedLikesAmong } from './recommendations/rating-likes.ts'
import { onlyKept, readRatings } from './recommendations/ratings-file.ts'
import { packShipped, unpackShipped } from './recommendations/shipped-neighbours.ts'
import { valueAt } from '../server/src/features/recommendations/model/value-at.ts'

const notice = `Films that the same people liked, computed from MovieTweetings.
Copyright (c) 2013 Simon Dooms, MIT licence; see docs/data-sources.md`

/** Seeds of the splits into four fifths and one. */
const splits = [1, 2, 3]

const { values } = parseArgs({
  options: {
    ratings: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(paths.filmNeighbours) },
    judge: { type: 'boolean', default: false },
  },
})

if (values.ratings === undefined) {
  console.error('Name a file of ratings: npm run neighbours -- --ratings FILE')
  process.exitCode = 1
} else {
  const { liked, ids } = await readLikes(values.ratings)
  if (values.judge) judgeOn(liked, ids)
  else await build(liked, ids, values.out)
}

async function readLikes(file: string): Promise<{ liked: LikedWorks; ids: string[] }> {
  const known = await listShelfFilms()
  const ratings = await readRatings(file)
  const isKnown = ratings.workNames.map((name) => known.has(`tt${name}`))
  const onShelf = onlyKept(ratings, (index) => valueAt(isKnown, valueAt(ratings.works, index)))
  const [count, all] = [onShelf.works.length, ratings.works.length]
  console.log(`${count} of ${all} ratings are of films on the shelf`)
  const { liked, names } = namedLikesAmong(onShelf)
  return { liked, ids: names.map((name) => `tt${name}`) }
}

async function listShelfFilms(): Promise<Set<string>> {
  const shelf = await openMediumShelf(fileURLToPath(paths.shelf), 'film')
  const ids = shelf.works(0, shelf.count).flatMap((film) => film.ids)
  return new Set(ids.flatMap(({ source, id }) => (source === 'imdb' ? [id] : [])))
}

async function build(liked: LikedWorks, ids: string[], out: string): Promise<void> {
  const file = packShipped(liked, ids, notice)
  await writeFile(out, file)
  const { neighbours } = unpackShipped(file)
  const films = ids.filter((_, film) => neighboursOfWork(neighbours, film).length > 0).length
  console.log(`${films} films, ${neighbours.works.length} pairs, ${file.length} bytes in ${out}`)
}

function judgeOn(liked: LikedWorks, ids: string[]): void {
  const rounds = splits.map((split) => {
    const { training, heldOut } = holdOut(liked, 0.2, seededRandom(split))
    const { neighbours } = unpackShipped(packShipped(training, ids, notice))
    return {
      'the best known films': judge(trainPopularity(training), heldOut),
      'shipped neighbours': judge(itemModel(neighbours), heldOut),
    }
  })
  for (const name of ['the best known films', 'shipped neighbours'] as const) {
    console.log(`${name}: ${inWords(meanOf(rounds.map((round) => round[name])))}`)
  }
}

function inWords({ ndcg100, recall20, recall50, coverage20 }: Figures): string {
  const cells = { 'nDCG@100': ndcg100, 'Recall@20': recall20, 'Recall@50': recall50, coverage20 }
  return Object.entries(cells)
    .map(([name, value]) => `${name} ${value.toFixed(4)}`)
    .join(', ')
}
