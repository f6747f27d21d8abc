/**
 * Computes which well-known films a new member is asked about first, from openly licensed ratings:
 *
 *   npm run telling -- --ratings FILE [--before 2012] [--out FILE] [--judge]
 *
 * Lines are as for build-neighbours.ts. The films are among the 200 best known of the shelf. Films from the year
 * `--before` on are left out: who tweets ratings rates what is new. With --judge, nothing is written: members
 * whom nothing was learnt from answer which of the first films they know, and what is then recommended to them
 * is judged.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openMediumShelf } from '../server/src/catalogue/shelf/shelf.ts'
import type { ShelfWork } from '../server/src/catalogue/shelf/shelf-line.ts'
import { tellingPool } from '../server/src/features/recommendations/model/build-model.ts'
import { trainNeighbours } from '../server/src/features/recommendations/model/items.ts'
import { likeOf } from '../server/src/features/recommendations/model/like-of.ts'
import { itemModel } from '../server/src/features/recommendations/model/neighbours.ts'
import { filledUp } from '../server/src/features/recommendations/model/popularity.ts'
import { seededRandom } from '../server/src/features/recommendations/model/random.ts'
import { mostLiked, tellingWorks } from '../server/src/features/recommendations/model/telling.ts'
import { paths } from '../server/src/paths.ts'
import {
  judgeAnswers,
  likesOf,
  type RatedWorks,
  type SpreadFacts,
  spreadOut,
} from './recommendations/first-answers.ts'
import { type Rating, readRatings, rowsOf } from './recommendations/ratings-file.ts'
import { neighboursToShip } from './recommendations/shipped-neighbours.ts'

const notice = `# Films that tell most about a taste, computed from MovieTweetings.
# Copyright (c) 2013 Simon Dooms, MIT licence; see docs/data-sources.md
`
/** Of the shelf's best known films, so many are candidates. */
const poolOfShelf = 200
/** As the screen chooses from. */
const poolOfScreen = 400
/** A pair counts from two people in a public file. */
const fewest = 2
const fewestLikesOfWork = 3
const fewestLikesOfMember = 5
const folds = 5
const shownCounts = [12, 24]

const { values } = parseArgs({
  options: {
    ratings: { type: 'string' },
    before: { type: 'string', default: '2012' },
    out: { type: 'string', default: fileURLToPath(paths.tellingFilms) },
    judge: { type: 'boolean', default: false },
  },
})

if (values.ratings === undefined) {
  console.error('Name a file of ratings: npm run telling -- --ratings FILE')
  process.exitCode = 1
} else {
  const films = await readFilms(values.ratings, Number(values.before))
  console.log(`${films.members.length} members, ${films.shelf.length} films`)
  if (values.judge) judgeOrders(films)
  else await build(films, values.out)
}

interface Films {
  /** The best known of the shelf and all that are rated, in the shelf's order; films are numbered by it. */
  shelf: ShelfWork[]
  members: RatedWorks[]
}

async function readFilms(file: string, before: number): Promise<Films> {
  const all = await openMediumShelf(fileURLToPath(paths.shelf), 'film')
  const films = all.works(0, all.count)
  const places = new Map(films.map((film, index) => [imdbOf(film), index]))
  const ratings = rowsOf(await readRatings(file)).flatMap(({ user, work, rating }) => {
    const index = places.get(`tt${work}`)
    const year = Number(films[index ?? -1]?.releaseDate?.slice(0, 4) ?? before)
    return index === undefined || year >= before ? [] : [{ user, work: index, rating }]
  })
  const kept = likedOften(ratings)
  const famous = Array.from({ length: poolOfScreen }, (_, index) => index)
  const used = [...new Set([...famous, ...kept.map(({ work }) => work)])].sort((a, b) => a - b)
  const numbers = new Map(used.map((index, number) => [index, number]))
  const members = Map.groupBy(kept, ({ user }) => user).values()
  return {
    shelf: used.flatMap((index) => films[index] ?? []),
    members: Array.from(members, (own) => ({
      works: own.map(({ work, rating }) => ({ work: numbers.get(work) ?? 0, rating })),
    })),
  }
}

function imdbOf({ ids }: ShelfWork): string | undefined {
  return ids.find(({ source }) => source === 'imdb')?.id
}

type RatingOfFilm = Pick<Rating, 'user' | 'rating'> & { work: number }

function likedOften(ratings: readonly RatingOfFilm[]): RatingOfFilm[] {
  const likes = new Map<number, number>()
  for (const { work, rating } of ratings) {
    if (likeOf(rating) > 0) likes.set(work, (likes.get(work) ?? 0) + 1)
  }
  return ratings.filter(({ work }) => (likes.get(work) ?? 0) >= fewestLikesOfWork)
}

async function build({ shelf, members }: Films, out: string): Promise<void> {
  const order = orderOnEmpty(members, shelf.length, seededRandom(1))
  const ids = order.flatMap((index) => shelf[index] ?? []).map(imdbOf)
  await writeFile(out, `${notice}${ids.join('\n')}\n`)
  const titles = order.slice(0, 12).map((index) => shelf[index]?.title)
  console.log(`${ids.length} films in ${out}: ${titles.join(', ')} …`)
}

function orderOnEmpty(members: readonly RatedWorks[], workCount: number, random: () => number) {
  const pool = Array.from({ length: poolOfShelf }, (_, index) => index)
  return tellingWorks(likesOf(members, workCount), pool, { random, fewest })
}

/** Compares the order of fame and spread with that of telling works, on an empty instance and with own ratings. */
function judgeOrders({ shelf, members }: Films): void {
  const sums = new Map<string, { ndcg: number; known: number }>()
  const workCount = shelf.length
  for (let fold = 0; fold < folds; fold += 1) {
    const learning = members.filter((_, index) => index % folds !== fold)
    const judging = members
      .filter((_, index) => index % folds === fold)
      .filter(
        ({ works }) =>
          works.filter(({ rating }) => likeOf(rating) > 0).length >= fewestLikesOfMember,
      )
    const liked = likesOf(learning, workCount)
    for (const [instance, orders] of Object.entries(ordersOf(shelf, learning, fold))) {
      const isEmpty = instance === 'empty instance'
      const neighbours = isEmpty ? neighboursToShip(liked) : trainNeighbours(liked, 0.5)
      const model = filledUp(itemModel(neighbours), liked)
      for (const [name, order] of Object.entries(orders)) {
        for (const shown of shownCounts) {
          const first = new Set(order.slice(0, shown))
          const random = seededRandom(fold)
          const answers = { members: judging, workCount, random }
          const { ndcg100, known } = judgeAnswers(model, first, answers)
          const key = `${instance}, first ${shown}, ${name}`
          const { ndcg, known: before } = sums.get(key) ?? { ndcg: 0, known: 0 }
          sums.set(key, { ndcg: ndcg + ndcg100 / folds, known: before + known / folds })
        }
      }
    }
  }
  for (const [name, { ndcg, known }] of sums) {
    console.log(`${name.padEnd(50)} nDCG@100 ${ndcg.toFixed(4)}  known ${known.toFixed(3)}`)
  }
}

function ordersOf(shelf: readonly ShelfWork[], learning: readonly RatedWorks[], seed: number) {
  const factsOf = (index: number): SpreadFacts => ({
    decade: shelf[index]?.releaseDate?.slice(0, 3) ?? '',
    genre: shelf[index]?.genres?.[0] ?? '',
    creator: shelf[index]?.creators[0] ?? '',
  })
  const liked = likesOf(learning, shelf.length)
  const famous = Array.from({ length: poolOfScreen }, (_, index) => index)
  const rated = mostRated(learning).slice(0, poolOfScreen)
  const telling = tellingWorks(liked, mostLiked(liked, tellingPool), { random: seededRandom(seed) })
  const first = (works: readonly number[], others: readonly number[]) =>
    spreadOut([...new Set([...works, ...others])], factsOf)
  const shippedOrder = orderOnEmpty(learning, shelf.length, seededRandom(seed))
  return {
    'empty instance': {
      nothing: [],
      'fame and spread': first([], famous),
      'telling works': first(shippedOrder, famous),
    },
    'own ratings': {
      nothing: [],
      'fame and spread': first([], rated),
      'telling works': first(telling, rated),
    },
  }
}

function mostRated(members: readonly RatedWorks[]): number[] {
  const counts = new Map<number, number>()
  for (const { works } of members) {
    for (const { work } of works) counts.set(work, (counts.get(work) ?? 0) + 1)
  }
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b)
}
