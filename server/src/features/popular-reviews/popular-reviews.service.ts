import type { Quote, PopularReview } from '@medley/contract/reviews/popular-reviews'
import { type Medium, mediums as allMediums } from '@medley/contract/values/medium'
import type { Review } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { loadPeople } from '../friendships/friendships.service.ts'
import { loadReviews } from '../reviews/reviews.service.ts'
import { listPopularIds } from './popular-reviews.queries.ts'
import { quotableSentence } from './popular-reviews.quote.rules.ts'

interface PopularPage {
  mediums?: readonly Medium[] | undefined
  limit: number
}

/** Popular reviews by strangers, with how the actor and each author stand. */
export async function listPopularReviews(
  ctx: Context,
  actor: Actor,
  { mediums = allMediums, limit }: PopularPage,
): Promise<{ items: PopularReview[] }> {
  const now = ctx.clock.now()
  const ids = await listPopularIds(ctx.db, actor, { mediums, limit, now })
  const reviews = await loadReviews(ctx.db, actor, ids)
  const people = await loadPeople(
    ctx.db,
    actor,
    reviews.map(({ author }) => author.id),
  )
  const states = new Map(people.map(({ id, friendRequestStatus }) => [id, friendRequestStatus]))
  return {
    items: reviews.map((review) => ({
      ...review,
      friendRequestStatus: states.get(review.author.id) ?? 'none',
    })),
  }
}

/** Quotes from reviews, in the order of the ids; reviews without a fitting sentence are left out. */
export async function quotesOf(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Quote[]> {
  const reviews = await loadReviews(handle, viewer, ids)
  return reviews.flatMap((review) => toQuote(review) ?? [])
}

function toQuote({ id, review, rating, author, work }: Review): Quote | undefined {
  const text = review === null ? undefined : quotableSentence(review)
  if (text === undefined) return undefined
  const { id: workId, medium, title, posterSource, releaseDate } = work
  return {
    reviewId: id,
    text,
    rating,
    author,
    work: { id: workId, medium, title, posterSource, releaseDate },
  }
}

const cacheMs = 10 * 60_000
const considered = 20

/**
 * A function that returns a quote for visitors. It chooses popular reviews every ten minutes and reads
 * them anew in every call, so that a removed review or a suspended author is gone at once.
 */
export function featureQuotes(ctx: Context): () => Promise<{ quote: Quote | null }> {
  let chosen: { ids: readonly number[]; chosenAt: number } | undefined
  return async () => {
    const now = ctx.clock.now()
    if (!chosen || Math.abs(now.getTime() - chosen.chosenAt) >= cacheMs) {
      const filter = { mediums: allMediums, now, limit: considered }
      const ids = await listPopularIds(ctx.db, null, filter)
      chosen = { ids, chosenAt: now.getTime() }
    }
    const [quote = null] = await quotesOf(ctx.db, null, chosen.ids)
    return { quote }
  }
}
