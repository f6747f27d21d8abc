import { pageDataSizes, pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkPageData } from '@medley/contract/page-data'
import type { CoveredWork, WorkDetails } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { OwnRating } from '../ratings/ratings.visibility.ts'
import { listReviews } from '../reviews/reviews.service.ts'
import { listViewingsOf } from '../viewings/viewings.service.ts'
import { showWorkForPage } from '../works/works.page.service.ts'
import { listFriendsOfWork } from './page-data.friends.queries.ts'
import { toFriends } from './page-data.friends.view.ts'
import { partOf } from './page-data.parts.service.ts'

/** Returns the data of the page of a work. Throws `work_not_found`. */
export async function showWorkPage(
  ctx: Context,
  actor: Actor,
  { medium, workId: id }: { medium: Medium; workId: number },
): Promise<WorkPageData> {
  const page = { workId: id, limit: pageDataSizes.viewingsOfWork, offset: 0 }
  const [{ work, about }, reviews, friends, ownViewings] = await Promise.all([
    showWorkForPage(ctx, actor, medium, id),
    partOf(ctx, newestReviews(ctx, actor, medium, id)),
    partOf(ctx, listFriendsOfWork(ctx.db, actor, id)),
    partOf(ctx, listViewingsOf(ctx.db, actor, page)),
  ])
  if (!about) return { work, about: null, reviews: null, friends: null, ownViewings: null }
  const { ownRating, ...facts } = about
  return {
    work,
    about: { ...facts, ownRatings: { items: ownRating ? [withoutTime(ownRating)] : [] } },
    reviews,
    friends: friends && toFriends(friends, toCovered(work), ownRating),
    ownViewings,
  }
}

function newestReviews(ctx: Context, actor: Actor, medium: Medium, id: number) {
  const page = { limit: pageSizes.workReviews, offset: 0 }
  return listReviews(ctx, actor, { work: { id, medium }, friendship: 'any', ...page })
}

function toCovered(work: WorkDetails): CoveredWork {
  const { id, medium, title, posterSource, releaseDate, creators } = work
  return { id, medium, title, posterSource, releaseDate, creators }
}

function withoutTime({ timePosted: _, ...rating }: OwnRating) {
  return rating
}
