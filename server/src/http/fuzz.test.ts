import { expect, test } from 'vitest'
import { fuzz, plantKnown } from '../testing/fuzz/fuzz.ts'
import { useTestApp } from '../testing/harness.ts'
import { roundsOf, testSeed as seed } from '../testing/test-size.ts'

const app = useTestApp()

/** `npm run fuzz` sends more requests. */
const requests = roundsOf('FUZZ_REQUESTS', { sample: 1_500, whole: 20_000 })

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
