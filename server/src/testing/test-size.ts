import { env } from 'node:process'

/** True in `npm run test:all`, which also runs what is slow, and more of what is random. */
export const isWholeRun = env['TEST_SIZE'] === 'all'

/** The seed of random tests; the run prints it, and `--seed` repeats it. */
export const testSeed = Number(env['TEST_SEED'] ?? 20_261_128)

/** How often a random test repeats: as its command says, else by the size of the run. */
export function roundsOf(variable: string, rounds: { sample: number; whole: number }): number {
  return Number(env[variable] ?? (isWholeRun ? rounds.whole : rounds.sample))
}

/** About `count` of the rows, from the whole list, chosen by the seed; all of them in the whole run. */
export function sampleOf<T>(rows: readonly T[], count: number): T[] {
  const step = isWholeRun ? 1 : Math.ceil(rows.length / count)
  return rows.filter((_, index) => index % step === testSeed % step)
}
