import { type Medium, mediums as allMediums } from '@medley/contract/values/medium'
import type { Work } from '@medley/contract/values/shapes'
import type { SuggestedReviewer, Welcome, WelcomeStep } from '@medley/contract/accounts/welcome'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { loadPeople } from '../friendships/friendships.service.ts'
import { quotesOf } from '../popular-reviews/popular-reviews.service.ts'
import { loadWorks } from '../works/works.service.ts'
import { listReviewers } from './welcome.people.queries.ts'
import { getWelcomeOf, upsertWelcome } from './welcome.queries.ts'
import { listWorkIdsToRate } from './welcome.works.queries.ts'

/** The actor's step and counts; `ended` for members who never began. */
export function showWelcome(ctx: Context, actor: Actor): Promise<Welcome> {
  return getWelcomeOf(ctx.db, actor.id)
}

/** Moves the actor's first steps to a step; repeatable. */
export async function moveWelcome(
  ctx: Context,
  actor: Actor,
  { step }: { step: WelcomeStep },
): Promise<{ step: WelcomeStep }> {
  await upsertWelcome(ctx.db, { userId: actor.id, step, time: ctx.clock.now() })
  return { step }
}

interface WorksFilter {
  mediums?: readonly Medium[] | undefined
  limit: number
  except?: readonly number[] | undefined
}

/** Well-known works that the actor has neither engaged nor rated, the mediums in turn. */
export async function listWorksToRate(
  ctx: Context,
  actor: Actor,
  { mediums = allMediums, limit, except = [] }: WorksFilter,
): Promise<{ items: Work[] }> {
  const ids = await listWorkIdsToRate(ctx.db, actor, { mediums, limit, except })
  return { items: await loadWorks(ctx.db, actor, ids) }
}

const suggested = 3
/** More than are shown: not every review has a sentence to quote. */
const considered = 12

/** Up to three people to befriend, each with a sentence from a review of theirs. */
export async function suggestReviewers(
  ctx: Context,
  actor: Actor,
): Promise<{ items: SuggestedReviewer[] }> {
  const rows = await listReviewers(ctx, ctx.db, actor, considered)
  const quotes = await quotesOf(
    ctx.db,
    actor,
    rows.map(({ reviewId }) => reviewId),
  )
  const shown = quotes.slice(0, suggested)
  const people = await loadPeople(
    ctx.db,
    actor,
    shown.map(({ author }) => author.id),
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  return {
    items: shown.flatMap((quote) => {
      const person = byId.get(quote.author.id)
      return person ? [{ person, quote }] : []
    }),
  }
}
