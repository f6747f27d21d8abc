import { env } from 'node:process'
import fc from 'fast-check'
import { test } from 'vitest'
import { useTestApp } from '../harness.ts'
import { play, steps } from './play.ts'

const app = useTestApp()

/** `npm run rules` tries more, and looks after every step. */
const isLong = env['RULES_RUNS'] !== undefined
const runs = Number(env['RULES_RUNS'] ?? 3)
const seed = Number(env['RULES_SEED'] ?? 20_261_121)
const [stepsMax, oneOf] = isLong ? [60, 1] : [20, 4]

test(
  'whatever several people do, each sees what the rules say',
  () =>
    fc.assert(
      fc.asyncProperty(steps(stepsMax), (script) => play(app, script, oneOf)),
      // It says what was done, and the seed repeats it; to look for a shorter way there takes as long again.
      { numRuns: runs, seed, endOnFailure: true },
    ),
  120_000 + runs * 60_000,
)
