import { pageDataSizes, pageSizes } from '@medley/contract/limits'
import type { HomeData } from '@medley/contract/page-data'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { recordIfAvailable } from '../../db/unavailable.ts'
import { touchLastOnline } from '../accounts/accounts.service.ts'
import { suggestPeople } from '../friendships/friendships.service.ts'
import { currentGoalsOf } from '../goals/goals.service.ts'
import { notificationsOf } from '../notifications/notifications.service.ts'
import { toProfile } from '../profiles/profiles.service.ts'
import { showProgressOfHome } from '../progress/progress.service.ts'
import { showRecommendationsFrom } from '../recommendations/recommendations.service.ts'
import { listReviews } from '../reviews/reviews.service.ts'
import { ownRoles } from '../sessions/sessions.service.ts'
import { listBeginnings } from './page-data.home.queries.ts'
import { partOf } from './page-data.parts.service.ts'

/** Returns the data of a member's home; records their visit. */
export async function showHome(
  ctx: Context,
  actor: Actor,
  { beside }: { beside: boolean },
): Promise<HomeData> {
  const limits = { own: pageDataSizes.progress, friends: pageDataSizes.friendsProgress }
  const [arrival, unread, feed, beginnings, suggestions, progress, goals] = await Promise.all([
    partOf(
      ctx,
      recordIfAvailable(() => touchLastOnline(ctx, actor.id)),
    ),
    partOf(ctx, notificationsOf(ctx, actor, { read: false, limit: 1, offset: 0 })),
    partOf(ctx, newestOfFriends(ctx, actor)),
    showBeginnings(ctx, actor, beside),
    beside ? partOf(ctx, suggestPeople(ctx, actor)) : null,
    partOf(ctx, showProgressOfHome(ctx, actor, limits)),
    partOf(ctx, currentGoalsOf(ctx, actor, actor.id)),
  ])
  return {
    roles: ownRoles(actor),
    visit: arrival ? { lastOnline: arrival.time.toISOString() } : null,
    profile: arrival?.account ? toProfile({ ...arrival.account, onlyFor: null }) : null,
    unread,
    feed,
    ...beginnings,
    suggestions,
    progress: progress?.progress ?? null,
    friendsProgress: progress?.friendsProgress ?? null,
    goals,
  }
}

function newestOfFriends(ctx: Context, actor: Actor) {
  return listReviews(ctx, actor, {
    friendship: 'friendAndMe',
    limit: pageSizes.homeFeed,
    offset: 0,
  })
}

/** The first steps and, if they are wanted, the recommendations, whose bases are read with them. */
async function showBeginnings(
  ctx: Context,
  actor: Actor,
  withRecommendations: boolean,
): Promise<Pick<HomeData, 'welcome' | 'recommendations'>> {
  const rows = await partOf(ctx, listBeginnings(ctx.db, actor.id))
  const [first] = rows ?? []
  if (!rows || !first) return { welcome: null, recommendations: null }
  const { step, markedCount, ratedCount } = first
  const page = { limit: pageDataSizes.recommendations, offset: 0 }
  return {
    welcome: { step, markedCount, ratedCount },
    recommendations: withRecommendations
      ? await partOf(ctx, showRecommendationsFrom(ctx, actor, page, rows))
      : null,
  }
}
