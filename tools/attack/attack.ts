import type { Target } from './target.ts'

export interface Attack {
  name: string
  /** Origin: a finding of the first assessment, such as `H3`, or the class of the hole. */
  kind: string
  expected: string
  /** Runs only in the long form. */
  isLong?: true
  run(target: Target, tally: Tally): Promise<void>
}

/** Counts of an attack's tries, and the successful ones. */
export interface Tally {
  tries: number
  breaches: string[]
  /** Counts a try; a false claim is a breach. */
  expect(holds: boolean, breach: string): void
}

export function createTally(): Tally {
  const tally: Tally = {
    tries: 0,
    breaches: [],
    expect(holds, breach) {
      tally.tries += 1
      if (!holds) tally.breaches.push(breach)
    },
  }
  return tally
}
