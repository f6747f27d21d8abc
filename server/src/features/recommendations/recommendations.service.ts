import { type Medium, mediums } from '@medley/contract/medium'
import type { Recommendation, Recommendations } from '@medley/contract/recommendations'
import type { Actor, Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import {
  type Basis,
  listBases,
  listNamedPeople,
  listRecommendationRows,
  type RecommendationRow,
} from './recommendations.queries.ts'
import { isNewcomer, isNewcomerRank } from './recommendations.ranking.rules.ts'
import { renewRecommendations } from './recommendations.renewal.service.ts'
import { type Named, toReasons, toRecommendedWork } from './recommendations.view.ts'
import { wantRenewal } from './recommendations.waiting.service.ts'
import { listRecommendedWorks } from './recommendations.works.queries.ts'

/** Liked works of a medium from which recommendations are good. */
const wantedCount = 5

type Deps = Pick<Context, 'db' | 'clock' | 'jobs'>

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
  const bases = await prepare(ctx, actor, wanted)
  const rows = await listRecommendationRows(ctx.db, actor, {
    ...page,
    mediums: wanted,
    now: ctx.clock.now(),
  })
  return { items: await presentRows(ctx.db, actor, rows), basis: summarize(bases) }
}

/**
 * What the recommendations rest on. Computes those that are missing, and leaves those to a job that are
 * older than the model: the nightly build passes over members who were away.
 */
async function prepare(ctx: Deps, actor: Actor, wanted: readonly Medium[]): Promise<Basis[]> {
  const bases = await listBases(ctx.db, actor.id, wanted)
  const missing = wanted.filter((_, place) => bases[place]?.likedCount === null)
  for (const medium of missing) await renewRecommendations(ctx, actor.id, medium)
  const outdated = wanted.filter((_, place) => bases[place]?.isOutdated)
  for (const medium of outdated) await wantRenewal(ctx, ctx.db, actor.id, medium)
  return missing.length === 0 ? bases : listBases(ctx.db, actor.id, wanted)
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

async function presentRows(
  handle: Handle,
  actor: Actor,
  rows: readonly RecommendationRow[],
): Promise<Recommendation[]> {
  const named = await findNamed(handle, actor, {
    workIds: rows.flatMap(({ workId, liked }) => [workId, ...liked.map((one) => one.workId)]),
    personIds: rows.flatMap(({ friendIds }) => friendIds),
  })
  return rows.flatMap(({ sharedKind: kind, sharedName: name, ...row }) => {
    const work = named.works.get(row.workId)
    if (!work) return []
    const shared = kind === null || name === null ? null : { kind, name }
    const isNewHere = isNewcomerRank(row.rank) && isNewcomer({ reviewerCount: work.reviewCount })
    const reasons = toReasons({ ...row, shared }, named)
    return [{ work: toRecommendedWork(work), reasons, isNewHere }]
  })
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
