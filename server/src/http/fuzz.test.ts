import { env } from 'node:process'
import { expect, test } from 'vitest'
import { fuzz, plantKnown } from '../testing/fuzz/fuzz.ts'
import { useTestApp } from '../testing/harness.ts'

const app = useTestApp()

/** `npm run fuzz` sends more requests. */
const requests = Number(env['FUZZ_REQUESTS'] ?? 1_500)
const seed = Number(env['FUZZ_SEED'] ?? 20_261_120)

test(
  'junk is answered with a success or the one body of errors, never with a 500',
  async () => {
    const known = await plantKnown(app)
    const { statuses, faults } = await fuzz(app, known, { requests, seed })
    expect(faults).toEqual([])
    // Some requests must succeed; otherwise only the validation is tested.
    expect(statuses[200]).toBeGreaterThan(requests / 20)
    expect(statuses[400]).toBeGreaterThan(requests / 20)
  },
  60_000 + requests * 20,
)
