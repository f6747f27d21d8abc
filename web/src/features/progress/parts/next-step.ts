import type { Progress } from '@medley/contract/library/progress'

/** The next step of a member in a work: an entry, a page, or its end; null where they wait for what comes out. */
export function nextStep(progress: Progress): 'entry' | 'amount' | 'end' | null {
  const { work, next, entry, amount, unit, total } = progress
  if (next) return 'entry'
  if (entry) return null
  const last = unit === 'percent' ? 100 : total
  if (work.medium === 'book' && (amount === null || amount !== last)) return 'amount'
  return 'end'
}

export function hasStep(progress: Progress): boolean {
  return nextStep(progress) !== null
}
