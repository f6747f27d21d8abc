import type {
  Evening,
  EveningReason,
  EveningSummary,
  Proposal,
} from '@medley/contract/people/evenings'
import type { EveningRow, ProposalRow } from './evenings.reading.queries.ts'

export function presentSummary(row: EveningRow): EveningSummary {
  const { id, medium, hostId, people, chosenWork, day, hasConfirmed } = row
  return {
    id,
    medium,
    hostId,
    people,
    timeStarted: row.timeStarted.toISOString(),
    choice: chosenWork && day !== null ? { work: chosenWork, day } : null,
    hasConfirmed,
  }
}

export function presentEvening(row: EveningRow, proposals: readonly ProposalRow[]): Evening {
  const { maxMinutes, maxPages } = row
  return {
    ...presentSummary(row),
    maxMinutes,
    maxPages,
    proposals: proposals.map(presentProposal),
  }
}

function presentProposal({ reasons, ...row }: ProposalRow): Proposal {
  return {
    ...row,
    reasons: reasons.map((reason) => ({ userId: reason.userId, reason: reasonOf(reason) })),
  }
}

/** A work that is gone leaves no reason to name. */
function reasonOf({ kind, genre, because }: ProposalRow['reasons'][number]): EveningReason {
  if (kind === 'saved') return { kind }
  if (kind === 'liked' && because) return { kind, work: because }
  return kind === 'genre' && genre !== null ? { kind, name: genre } : { kind: 'popular' }
}
