/**
 * Makes a chart of a file of ratings with the product's own rules and tries how well it holds:
 *
 *   npm run try:charts -- --ratings FILE [--splits 5] [--tries 9]
 *
 * Lines are user, work, rating from 0 to 10, time in seconds, separated by `::`, a tab or a comma. Prints the
 * top 20, what the charts of two halves of the raters share, and how far 50 new accounts get a middling work.
 */
import { parseArgs } from 'node:util'
import { chartOf } from './charts/chart-of-ratings.ts'
import { rankAfterBrigade, sharedByHalves } from './charts/chart-trials.ts'
import { readRatings, rowsOf } from './recommendations/ratings-file.ts'

const { values } = parseArgs({
  options: {
    ratings: { type: 'string' },
    splits: { type: 'string', default: '5' },
    tries: { type: 'string', default: '9' },
  },
})

if (values.ratings === undefined) {
  console.error('Name a file of ratings: npm run try:charts -- --ratings FILE')
  process.exitCode = 1
} else {
  await tryOn(values.ratings)
}

async function tryOn(file: string): Promise<void> {
  const ratings = rowsOf(await readRatings(file))
  const chart = chartOf(ratings)
  const top = chart.slice(0, 20)
  for (const [index, { work, ratings: count, mean, score }] of top.entries()) {
    console.log(
      `${String(index + 1).padStart(3)}. ${work.padEnd(12)} ${String(count).padStart(5)} ratings, mean ${mean.toFixed(2)}, score ${score.toFixed(2)}`,
    )
  }
  const fewest = Math.min(...top.map(({ ratings: count }) => count))
  console.log(`${chart.length} works; the fewest ratings in the top 20: ${fewest}`)
  const splits = Number(values.splits)
  console.log(`shared by the top 100 of two halves: ${sharedByHalves(ratings, splits).toFixed(1)}`)
  const tries = Number(values.tries)
  for (const padding of [0, 20]) {
    const rank = rankAfterBrigade(ratings, { accounts: 50, padding, tries })
    console.log(`rank after 50 new accounts with ${padding} other ratings each: ${rank}`)
  }
}
