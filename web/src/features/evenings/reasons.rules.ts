import type { EveningReason, Proposal } from '@medley/contract/people/evenings'

type PersonalReason = Proposal['reasons'][number]

/** A reason of more than this share of the proposals tells none of them apart. */
const mostShare = 1 / 3
const strength: readonly EveningReason['kind'][] = ['saved', 'liked', 'genre']

/**
 * The reason that tells a proposal from the others, the strongest of those that the fewest have; undefined where all have
 * the same. That it is well known says nothing.
 */
export function tellingReason(
  reasons: readonly PersonalReason[],
  proposals: readonly Pick<Proposal, 'reasons'>[],
): PersonalReason | undefined {
  const countOf = (one: PersonalReason) =>
    proposals.filter((other) => other.reasons.some((reason) => nameOf(reason) === nameOf(one)))
      .length
  const most = Math.max(1, proposals.length * mostShare)
  const telling = reasons.filter(
    (one) => one.reason.kind === 'saved' || (one.reason.kind !== 'popular' && countOf(one) <= most),
  )
  return telling.toSorted(
    (a, b) =>
      strength.indexOf(a.reason.kind) - strength.indexOf(b.reason.kind) || countOf(a) - countOf(b),
  )[0]
}

function nameOf({ userId, reason }: PersonalReason): string {
  const what = reason.kind === 'liked' ? reason.work.id : reason.kind === 'genre' ? reason.name : ''
  return `${userId} ${reason.kind} ${what}`
}
