import type {
  Evening,
  EveningReason,
  EveningSummary,
  Proposal,
} from '@medley/contract/people/evenings'
import { mayBeReason } from '@medley/contract/values/genres'
import type { EveningRow, ProposalRow } from './evenings.reading.queries.ts'

export function toSummary(row: EveningRow): EveningSummary {
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

export function toEvening(row: EveningRow, proposals: readonly ProposalRow[]): Evening {
  const { maxMinutes, maxPages } = row
  return {
    ...toSummary(row),
    maxMinutes,
    maxPages,
    proposals: proposals.map(toProposal),
  }
}

function toProposal({ reasons, ...row }: ProposalRow): Proposal {
  return {
    ...row,
    reasons: reasons.map((reason) => ({ userId: reason.userId, reason: toReason(reason) })),
  }
}

/** A work that is gone leaves no reason to name, nor does a genre that says something of the person. */
function toReason({ kind, genre, because }: ProposalRow['reasons'][number]): EveningReason {
  if (kind === 'saved') return { kind }
  if (kind === 'liked' && because) return { kind, work: because }
  const isGenre = kind === 'genre' && genre !== null && mayBeReason(genre)
  return isGenre ? { kind, name: genre } : { kind: 'popular' }
}
