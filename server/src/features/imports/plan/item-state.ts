import { unknownDateLimit } from '@medley/contract/limits'
import type { ExistingData } from './existing-types.ts'
import { planItem, type PlannedOutcome } from './plan-item.ts'
import type { Item } from '../merge/import-item.ts'
import type { ItemState, PlannedItem, Question } from './plan.queries.ts'
import type { Candidate } from '../match/rank-matches.ts'

/** The decisions about an item, from which the rest of its state is derived. */
export type DecidedItem = Pick<PlannedItem, 'position' | 'item' | 'candidates'> &
  Pick<ItemState, 'match' | 'decision' | 'score' | 'takesChanges'>

/**
 * The state of an item, from the decisions and the member's existing data. With `keepsUnknown`, works
 * without a match are added as the files name them, if they do; a question about them stays open.
 */
export function stateOf(
  decided: DecidedItem,
  existing: ExistingData,
  { keepsUnknown }: { keepsUnknown: boolean },
): ItemState {
  const { position, item, match, decision, score, takesChanges } = decided
  const workId = match?.workId ?? null
  const isSkipped = decision === 'skipped'
  // A work yet to be added gets a unique negative id, so no existing data matches it.
  const isAdded = keepsUnknown && !(item.kind === 'work' && item.work.isNameless)
  const target = workId ?? (isAdded ? -position : null)
  const planned = planItem(item, { workId: target, isSkipped, score, takesChanges }, existing)
  const isOpen = isUnmatched(decided) && !isSkipped
  const asksWork = isOpen && (!isAdded || decided.candidates.length > 0)
  const plannedOutcome = { ...planned, question: asksWork ? ('work' as const) : planned.question }
  const rowsOf = (outcome: string) =>
    plannedOutcome.rows.filter((row) => row.outcome === outcome).length
  return {
    position,
    workId,
    match,
    decision,
    score,
    takesChanges,
    plannedOutcome,
    outcome: plannedOutcome.outcome,
    question: questionOf(plannedOutcome.question, decided.candidates[0]),
    rounded: countRounded(item, plannedOutcome.reviews),
    rowsNew: rowsOf('new'),
    rowsChanged: rowsOf('changed'),
    rowsHere: rowsOf('here'),
    rowsChoice: rowsOf('choice'),
    rowsLeftOut: rowsOf('leftOut'),
  }
}

function questionOf(
  asked: PlannedOutcome['question'],
  best: Candidate | undefined,
): Question | null {
  if (asked !== 'work') return asked
  if (!best) return 'unknown'
  return best.sureness === 'possible' ? 'possible' : 'likely'
}

function countRounded(item: Item, reviews: readonly { outcome: string }[]): number {
  if (item.kind !== 'work') return 0
  return item.entries.filter(
    ({ rating }, index) => rating?.isRounded && reviews[index]?.outcome === 'new',
  ).length
}

/** The match that needs no decision of the member, if there is one. */
export function certainMatch(candidates: readonly Candidate[]): Candidate | null {
  const [best] = candidates
  return best?.sureness === 'certain' ? best : null
}

/** True if no stored work is the item's, or only one that its file added. */
export function isUnmatched({ item, match }: Pick<DecidedItem, 'item' | 'match'>): boolean {
  return item.kind === 'work' && (match === null || match.reason === 'added')
}

/** Comments belong to reviews, so they are written last. */
const afterAllOthers = '9999-01-01T00:00:00.000Z'

/** The earliest time that the files give for an item. */
export function timeFirstOf(item: Item): string {
  if (item.kind === 'shared') return afterAllOthers
  if (item.kind !== 'work') return unknownDateLimit
  const times = [
    ...item.entries.map(({ timePosted }) => timePosted),
    item.engaged?.time ?? null,
    item.saved?.time ?? null,
  ].filter((time) => time !== null)
  return times.toSorted()[0] ?? unknownDateLimit
}
