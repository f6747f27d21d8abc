import fc from 'fast-check'
import { test } from 'vitest'
import { useTestApp } from '../harness.ts'
import { roundsOf, testSeed as seed } from '../test-size.ts'
import { runCommands, commandLists } from './commands.ts'

const app = useTestApp()

/** `npm run model` runs more commands and compares after each. */
const runs = roundsOf('MODEL_RUNS', { sample: 3, whole: 20 })
const [stepsMax, oneOf] = runs > 3 ? [60, 1] : [20, 4]

test(
  'after random actions of several people, each sees what the model predicts',
  () =>
    fc.assert(
      fc.asyncProperty(commandLists(stepsMax), (script) => runCommands(app, script, oneOf)),
      // The output lists the commands and the seed repeats them; shrinking would double the time.
      { numRuns: runs, seed, endOnFailure: true },
    ),
  runs * 300_000,
)
