import { isMedium, type Medium, mediums } from '@medley/contract/values/medium'
import type { Recommendation, Recommendations } from '@medley/contract/works/recommendations'
import type { Actor, Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { recordIfAvailable } from '../../db/unavailable.ts'
import {
  listBases,
  listNamedPeople,
  listRecommendationRows,
  type NamedPerson,
  type RecommendationRow,
} from './recommendations.queries.ts'
import { renewRecommendations } from './build/recommendations.renewal.service.ts'
import type { Basis } from './recommendations.visibility.ts'
import { varyReasons } from './recommendations.variety.rules.ts'
import { toReasons, toRecommendedWork } from './recommendations.view.ts'
import { scheduleRenewal } from './build/recommendations.scheduling.service.ts'
import { listRecommendedWorks, type RecommendedWorkRow } from './recommendations.works.queries.ts'

/** Liked works of a medium from which recommendations are good. */
const wantedCount = 5

type Deps = Pick<Context, 'db' | 'primary' | 'clock' | 'jobs'>

interface Page {
  limit: number
  offset: number
}

/** Works for the actor, best first: of one medium, or of all in the proportion of what they like. */
export async function showRecommendations(
  ctx: Deps,
  actor: Actor,
  page: Page,
  medium?: Medium,
): Promise<Recommendations> {
  const wanted = medium === undefined ? mediums : [medium]
  return showFrom(ctx, actor, page, { wanted, read: await listBases(ctx.db, actor.id, wanted) })
}

/** As `showRecommendations` of all mediums, for bases that were read, in the order of the mediums. */
export function showRecommendationsFrom(
  ctx: Deps,
  actor: Actor,
  page: Page,
  read: readonly Basis[],
): Promise<Recommendations> {
  return showFrom(ctx, actor, page, { wanted: mediums, read })
}

interface Rested {
  wanted: readonly Medium[]
  /** The basis of each, in the same order. */
  read: readonly Basis[]
}

async function showFrom(
  ctx: Deps,
  actor: Actor,
  page: Page,
  rested: Rested,
): Promise<Recommendations> {
  const { wanted } = rested
  const { db, bases } = await prepare(ctx, actor, rested)
  const rows = await listRecommendationRows(db, actor, {
    ...page,
    mediums: wanted,
    now: ctx.clock.now(),
  })
  return { items: varyReasons(rows.map(toRecommendation)), basis: summarize(bases) }
}

/**
 * Returns the basis of the recommendations, and where to read them. Computes missing recommendations, and enqueues
 * those older than the model: the nightly build passes over members who were away. Neither while the database
 * cannot be written.
 */
async function prepare(
  ctx: Deps,
  actor: Actor,
  { wanted, read: bases }: Rested,
): Promise<{ db: Handle; bases: readonly Basis[] }> {
  const { primary: db } = ctx
  const missing = wanted.filter((_, index) => bases[index]?.likedCount === null)
  const outdated = wanted.filter((_, index) => bases[index]?.isOutdated)
  const computed = await recordIfAvailable(async () => {
    for (const medium of missing) await renewRecommendations({ ...ctx, db }, actor.id, medium)
    for (const medium of outdated) await scheduleRenewal(ctx, db, actor.id, medium)
    return missing.length === 0 ? undefined : { db, bases: await listBases(db, actor.id, wanted) }
  })
  return computed ?? { db: ctx.db, bases }
}

function summarize(bases: readonly Basis[]): Recommendations['basis'] {
  const newest = bases
    .filter(({ timeBuilt }) => timeBuilt !== null)
    .toSorted((a, b) => Number(b.timeBuilt) - Number(a.timeBuilt))[0]
  return {
    likedCount: bases.reduce((sum, { likedCount }) => sum + (likedCount ?? 0), 0),
    wantedCount,
    method: newest?.method ?? null,
    timeBuilt: newest?.timeBuilt?.toISOString() ?? null,
  }
}

function toRecommendation(row: RecommendationRow): Recommendation {
  const {
    isNewHere,
    liked,
    friends,
    friendsLiked,
    sharedKind: kind,
    sharedName: name,
    creatorRating,
    creatorMedium,
    ...work
  } = row
  const reasons = toReasons({
    liked: liked.map(({ ownRating, ...one }) => ({ work: one, rating: ownRating })),
    friends,
    friendsLiked,
    shared:
      kind === null || name === null
        ? null
        : kind === 'creator'
          ? {
              kind,
              name,
              rating: creatorRating,
              medium: isMedium(creatorMedium) ? creatorMedium : null,
            }
          : { kind, name },
  })
  // All that is recommended is neither engaged nor saved.
  const userInfo = { hasEngaged: false, savedForLater: false }
  return { work: toRecommendedWork({ ...work, userInfo }), reasons, isNewHere }
}

/** Works and people, by id. */
export interface Named {
  works: ReadonlyMap<number, RecommendedWorkRow>
  people: ReadonlyMap<number, NamedPerson>
}

/** The works and people of these ids: recommended works, and those that reasons name without their marks. */
export async function findNamed(
  handle: Handle,
  viewer: Viewer,
  { workIds, personIds }: { workIds: readonly number[]; personIds: readonly number[] },
): Promise<Named> {
  const works = await listRecommendedWorks(handle, viewer, [...new Set(workIds)], {
    unmarked: true,
  })
  const people =
    personIds.length === 0 ? [] : await listNamedPeople(handle, [...new Set(personIds)])
  return {
    works: new Map(works.map((work) => [work.id, work])),
    people: new Map(people.map((person) => [person.id, person])),
  }
}
