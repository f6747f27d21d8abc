import { env } from 'node:process'
import fc from 'fast-check'
import { test } from 'vitest'
import { useTestApp } from '../harness.ts'
import { runCommands, commandLists } from './commands.ts'

const app = useTestApp()

/** `npm run model` runs more commands and compares after each. */
const isLong = env['MODEL_RUNS'] !== undefined
const runs = Number(env['MODEL_RUNS'] ?? 3)
const seed = Number(env['MODEL_SEED'] ?? 20_261_121)
const [stepsMax, oneOf] = isLong ? [60, 1] : [20, 4]

test(
  'after random actions of several people, each sees what the model predicts',
  () =>
    fc.assert(
      fc.asyncProperty(commandLists(stepsMax), (script) => runCommands(app, script, oneOf)),
      // The output lists the commands and the seed repeats them; shrinking would double the time.
      { numRuns: runs, seed, endOnFailure: true },
    ),
  120_000 + runs * 60_000,
)
