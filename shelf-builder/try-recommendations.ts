/**
 * Trains and judges recommendations with the product's own code on a file of ratings:
 *
 *   npm run try:recommendations -- --ratings FILE [--members 500] [--splits 3] [--plain 600]
 *
 * Lines are user, work, rating from 0 to 10, time, separated by `::`, a tab or a comma. Ratings of 7 or
 * more are likes. In each split, a tenth of the members is unseen: four fifths of their likes are given, one
 * fifth has to be found. Prints the mean of the splits. With --plain, it also judges a plain EASE^R of all works with
 * that lambda. With --generated instead of a file, it takes generated likes as dense as those of MovieLens 1M.
 */
import { parseArgs } from 'node:util'
import { holdOut, judge, type Figures } from '../server/src/features/recommendations/model/judge.ts'
import {
  type LikedWorks,
  memberCountOf,
} from '../server/src/features/recommendations/model/liked-works.ts'
import { trainPopularity } from '../server/src/features/recommendations/model/popularity.ts'
import { seededRandom } from '../server/src/features/recommendations/model/random.ts'
import { trainBest } from '../server/src/features/recommendations/model/train.ts'
import { denseLikes } from '../server/src/testing/factories/dense-likes.ts'
import { plainEase } from './recommendations/plain-ease.ts'
import { likesAmong, thinned } from './recommendations/rating-likes.ts'
import { readRatings } from './recommendations/ratings-file.ts'
import { type ReasonShares, reasonSharesOf } from './recommendations/reason-shares.ts'

const { values } = parseArgs({
  options: {
    ratings: { type: 'string' },
    members: { type: 'string' },
    splits: { type: 'string', default: '3' },
    plain: { type: 'string' },
    generated: { type: 'boolean', default: false },
  },
})

const likes = await readLikes()
if (likes === null) {
  console.error('Name a file of ratings: npm run try:recommendations -- --ratings FILE')
  process.exitCode = 1
} else {
  tryOn(likes)
}

async function readLikes(): Promise<LikedWorks | null> {
  if (values.generated) return denseLikes({ members: 6000, works: 3000, likesPerMember: 155 }, 1)
  if (values.ratings === undefined) return null
  return likesAmong(thinned(await readRatings(values.ratings), Number(values.members ?? Infinity)))
}

function tryOn(liked: LikedWorks): void {
  console.log(
    `${memberCountOf(liked)} members, ${liked.workCount} works, ${liked.works.length} likes`,
  )
  console.log(row('', ['nDCG@100', 'Recall@20', 'Recall@50', 'coverage@20']))
  const popularity: Figures[] = []
  const chosen: Figures[] = []
  const plain: Figures[] = []
  const shares: ReasonShares[] = []
  const start = process.cpuUsage()
  for (let split = 1; split <= Number(values.splits); split += 1) {
    const random = seededRandom(split)
    const { training, heldOut } = holdOut(liked, 0.1, random)
    popularity.push(judge(trainPopularity(training), heldOut))
    if (values.plain !== undefined) {
      plain.push(judge(plainEase(training, Number(values.plain)), heldOut))
    }
    const trained = trainBest(training, random)
    const name = trained?.best?.method ?? 'nothing beats popularity'
    chosen.push(judge(trained?.best?.model ?? trainPopularity(training), heldOut))
    if (trained?.best) {
      shares.push(reasonSharesOf(trained.best.model, heldOut, heldOut.wanted.length))
    }
    console.log(row(`split ${split}: ${name}`, cells(chosen.slice(-1))))
  }
  const { user, system } = process.cpuUsage(start)
  console.log(row('popularity', cells(popularity)))
  if (plain.length > 0) console.log(row(`plain EASE^R, lambda ${values.plain}`, cells(plain)))
  console.log(row('chosen methods', cells(chosen)))
  console.log(reasonsInWords(shares))
  console.log(
    `${((user + system) / 1e6).toFixed(1)} s of processor time, ${Math.round(process.resourceUsage().maxRSS / 1000)} MB at most`,
  )
}

/** Of the first 20 works of the unseen members, by the chosen methods. */
function reasonsInWords(shares: readonly ReasonShares[]): string {
  const sum = (key: keyof ReasonShares) => shares.reduce((total, one) => total + one[key], 0)
  if (sum('recommended') === 0) return 'No model, so no reasons'
  const percent = (key: keyof ReasonShares) =>
    `${((100 * sum(key)) / (sum('recommended') || 1)).toFixed(1)} %`
  return `${percent('byFirst')} have a first reason with a quarter of the score, ${percent('byNamed')} up to three with half of it`
}

function cells(figures: readonly Figures[]): string[] {
  const keys = ['ndcg100', 'recall20', 'recall50', 'coverage20'] as const
  return keys.map((key) =>
    (figures.reduce((sum, one) => sum + one[key], 0) / figures.length).toFixed(4),
  )
}

function row(name: string, columns: readonly string[]): string {
  return name.padEnd(36) + columns.map((column) => column.padStart(13)).join('')
}
