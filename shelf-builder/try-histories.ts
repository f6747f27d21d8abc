/**
 * Tries on real people how well a new instance recommends: with the shelf, the shipped neighbours and one member.
 *
 *   npm run try:histories -- --folder FOLDER [--seeds 5] [--database ADDRESS]
 *
 * Each folder in FOLDER is one person's export from Letterboxd, each other file one of IMDb, Goodreads, StoryGraph or
 * Trakt. A fifth of what the person likes in a medium is hidden, the rest is given to the product's own ranking, and
 * the hidden works are looked for among its first 30, beside the best known works that the person does not know. Prints
 * the mean of the seeds for each person, and of all. ADDRESS is a database whose shelf is complete; without it, a new
 * one is made, which takes minutes.
 */
import { parseArgs } from 'node:util'
import { mediums, type Medium } from '../contract/src/values/medium.ts'
import { type Found, tryPerson, type Trial } from './histories/hold-out-likes.ts'
import { withShelf } from './histories/shelf-database.ts'
import { type Person, readPeople } from './histories/read-history.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    seeds: { type: 'string', default: '5' },
    database: { type: 'string' },
  },
})

if (values.folder === undefined) {
  console.error('Name a folder of exports: npm run try:histories -- --folder FOLDER')
  process.exitCode = 1
} else {
  await tryOn(values.folder)
}

async function tryOn(folder: string): Promise<void> {
  await withShelf(values.database, async ({ db, userId }) => {
    const people = await readPeople(db, folder)
    for (const medium of mediums) {
      const means: Trial[] = []
      for (const person of people) {
        const trials = await repeat((seed) => tryPerson(db, person, { medium, userId, seed }))
        if (trials.length === 0) continue
        const mean = meanOf(trials)
        if (means.length === 0) printHeadings(medium)
        means.push(mean)
        printLine(person, mean)
      }
      if (means.length > 0) printLine({ name: 'mean' }, meanOf(means))
    }
  })
}

async function repeat(once: (seed: number) => Promise<Trial | null>): Promise<Trial[]> {
  const trials: Trial[] = []
  for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
    const trial = await once(seed)
    if (trial) trials.push(trial)
  }
  return trials
}

function meanOf(trials: readonly Trial[]): Trial {
  const mean = (of: (trial: Trial) => number) =>
    trials.reduce((sum, trial) => sum + of(trial), 0) / trials.length
  const found = (of: (trial: Trial) => Found): Found => ({
    hits: mean((trial) => of(trial).hits),
    recall20: mean((trial) => of(trial).recall20),
    ndcg30: mean((trial) => of(trial).ndcg30),
  })
  return {
    likes: mean(({ likes }) => likes),
    hidden: mean(({ hidden }) => hidden),
    product: found(({ product }) => product),
    shelf: found(({ shelf }) => shelf),
  }
}

function printHeadings(medium: Medium): void {
  console.log(`\n${medium}: product | best known`)
  const figures = ['hits@30', 'R@20', 'nDCG@30']
  console.log(row('', ['likes', 'hidden', ...figures, ...figures]))
}

function printLine({ name }: Pick<Person, 'name'>, { likes, hidden, product, shelf }: Trial): void {
  const cells = [product, shelf].flatMap(({ hits, recall20, ndcg30 }) => [
    hits.toFixed(1),
    recall20.toFixed(3),
    ndcg30.toFixed(3),
  ])
  console.log(row(name, [likes.toFixed(0), hidden.toFixed(0), ...cells]))
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(9)).join('')
}
