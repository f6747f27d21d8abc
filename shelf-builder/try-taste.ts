/**
 * Tries how often the stated interval of a taste match holds, with the product's own rules on a file of ratings:
 *
 *   npm run try:taste -- --ratings FILE
 *
 * Lines are user, work, rating from 0 to 10, time, separated by `::`, a tab or a comma. Half of the works that
 * two members have in common are hidden; the interval is stated from the others.
 */
import { parseArgs } from 'node:util'
import { readRatings, rowsOf } from './recommendations/ratings-file.ts'
import { bucketStarts, tryIntervals } from './taste-matches/interval-trial.ts'

const { values } = parseArgs({ options: { ratings: { type: 'string' } } })

if (values.ratings === undefined) {
  console.error('Name a file of ratings: npm run try:taste -- --ratings FILE')
  process.exitCode = 1
} else {
  const { prior, buckets } = tryIntervals(rowsOf(await readRatings(values.ratings)))
  const { difference, weight, deviation } = prior
  console.log(
    `usual difference ${difference.toFixed(2)}, worth ${weight.toFixed(1)} works, deviation ${deviation.toFixed(2)}`,
  )
  for (const [index, { from, pairs, held, halves }] of buckets.entries()) {
    const until = bucketStarts[index + 1]
    const name = until === undefined ? `${from}+` : `${from} to ${until - 1}`
    const share = pairs === 0 ? 'no pairs' : `${((100 * held) / pairs).toFixed(1)} % held`
    const half = pairs === 0 ? '' : `, half width ${(halves / pairs).toFixed(2)}`
    console.log(`${name.padEnd(9)} known: ${String(pairs).padStart(6)} pairs, ${share}${half}`)
  }
}
