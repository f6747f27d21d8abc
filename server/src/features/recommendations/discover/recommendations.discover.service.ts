import type { Medium } from '@medley/contract/values/medium'
import type { DiscoverRow, Reason } from '@medley/contract/works/recommendations'
import type { Actor, Viewer } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import {
  type FriendsRow,
  findMedianReviewers,
  listBecauseSeeds,
  listCreatorRows,
  listHighestRatedIds,
  listLikedByFriendsRow,
  listSavedByFriendsRow,
  type RowScope,
} from './recommendations.discover.queries.ts'
import { pickOnce } from './recommendations.discover.rules.ts'
import { findNamed, type Named } from '../recommendations.service.ts'
import { listSimilarIds } from '../similar/recommendations.similar.service.ts'
import { toCoveredWork, toReasons, toRecommendedWork } from '../recommendations.view.ts'
import { mayBeRecommendedOfMany } from '../recommendations.visibility.ts'

const becauseMax = 3
const creatorsMax = 2

/** A row before its works are read. */
interface Planned {
  items: Grounded[]
  /** Builds the row; undefined where what it is about is gone. */
  present(items: DiscoverRow['items'], named: Named): DiscoverRow | undefined
  /** A work that the row is about. */
  aboutId?: number
}

/** A work of a row, with what speaks for it besides the row. */
interface Grounded {
  workId: number
  friends?: FriendsRow
}

type RowsOfMedium = (viewer: Viewer, medium: Medium) => Promise<{ rows: DiscoverRow[] }>

/** Answers the rows of works to discover in a medium. */
export function discoverRows(ctx: Context): RowsOfMedium {
  const medianOf = cacheMedians(ctx)
  return async (viewer, medium) => {
    const now = ctx.clock.now()
    const scope = { medium, now }
    const pick = pickOnce()
    const planned = viewer ? await planOwnRows(ctx, viewer, scope, pick) : []
    const highest = await listHighestRatedIds(ctx.db, viewer, scope)
    planned.push(rowOfIds('highestRated', pick(highest.map((workId) => ({ workId })))))
    const reviewersMax = await medianOf(medium)
    const gems = await listHighestRatedIds(ctx.db, viewer, { ...scope, reviewersMax })
    planned.push(rowOfIds('hiddenGems', pick(gems.map((workId) => ({ workId })))))
    if (viewer) {
      const saved = await listSavedByFriendsRow(ctx.db, viewer, scope)
      planned.push(rowOfIds('savedByFriends', pick(saved.map(byFriends))))
    }
    return { rows: await toDiscoverRows(ctx, viewer, planned) }
  }
}

type Scope = RowScope
type Pick = ReturnType<typeof pickOnce>

async function planOwnRows(
  { db }: Context,
  member: Actor,
  scope: Scope,
  pick: Pick,
): Promise<Planned[]> {
  const planned = await planBecauseRows(db, member, scope, pick)
  const liked = await listLikedByFriendsRow(db, member, scope)
  planned.push(rowOfIds('friendsLiked', pick(liked.map(byFriends))))
  return [...planned, ...(await planCreatorRows(db, member, scope, pick))]
}

/** Rows of what is similar to liked works by different creators, whose own works have rows of their own. */
async function planBecauseRows(
  db: Context['db'],
  member: Actor,
  { medium, now }: Scope,
  pick: Pick,
): Promise<Planned[]> {
  const planned: Planned[] = []
  const used = new Set<string>()
  const isShown = mayBeRecommendedOfMany(member, 'near.id', now)
  for (const { workId: aboutId, rating, creators } of await listBecauseSeeds(db, member, medium)) {
    if (planned.length === becauseMax) break
    if (creators.some((name) => used.has(name))) continue
    const about = { workId: aboutId, medium, isShown, withoutCreators: true }
    const items = pick((await listSimilarIds(db, about)).map((workId) => ({ workId })))
    if (items.length === 0) continue
    for (const name of creators) used.add(name)
    planned.push({
      aboutId,
      items,
      present: (shown, { works }) => {
        const work = works.get(aboutId)
        return work && { kind: 'because', work: toCoveredWork(work), rating, items: shown }
      },
    })
  }
  return planned
}

async function planCreatorRows(
  db: Context['db'],
  member: Actor,
  scope: Scope,
  pick: Pick,
): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const { contributorId, name, workIds } of await listCreatorRows(db, member, scope)) {
    if (planned.length === creatorsMax) break
    const items = pick(workIds.map((workId) => ({ workId })))
    if (items.length === 0) continue
    const present: Planned['present'] = (shown) => ({
      kind: 'moreBy',
      name,
      contributorId,
      items: shown,
    })
    planned.push({ items, present })
  }
  return planned
}

type PlainKind = 'friendsLiked' | 'highestRated' | 'hiddenGems' | 'savedByFriends'

function rowOfIds(kind: PlainKind, items: Grounded[]): Planned {
  return { items, present: (shown) => ({ kind, items: shown }) }
}

function byFriends(friends: FriendsRow): Grounded {
  return { workId: friends.workId, friends }
}

async function toDiscoverRows(
  { db }: Context,
  viewer: Viewer,
  planned: readonly Planned[],
): Promise<DiscoverRow[]> {
  const items = planned.flatMap((row) => row.items)
  const about = planned.flatMap(({ aboutId }) => (aboutId === undefined ? [] : [aboutId]))
  const named = await findNamed(db, viewer, {
    workIds: [...items.map(({ workId }) => workId), ...about],
    personIds: items.flatMap(({ friends }) => friends?.friendIds ?? []),
  })
  return planned.flatMap((row) => {
    const shown = row.items.flatMap((item) => toItems(item, named))
    return shown.length === 0 ? [] : (row.present(shown, named) ?? [])
  })
}

function toItems({ workId, friends }: Grounded, named: Named): DiscoverRow['items'] {
  const work = named.works.get(workId)
  if (!work) return []
  return [{ work: toRecommendedWork(work), reasons: friends ? reasonsOf(friends, named) : [] }]
}

function reasonsOf({ friendIds, friends }: FriendsRow, named: Named): Reason[] {
  const people = friendIds.flatMap((id) => named.people.get(id) ?? [])
  return toReasons({ liked: [], friends: people, friendsLiked: friends, shared: null })
}

const retentionMs = 10 * 60_000

/** Answers the median number of reviewers of a medium, kept for ten minutes: reading it reads every work. */
function cacheMedians(ctx: Context): (medium: Medium) => Promise<number> {
  const kept = new Map<Medium, { median: number; readAt: number }>()
  return async (medium) => {
    const now = ctx.clock.now().getTime()
    const last = kept.get(medium)
    if (last && Math.abs(now - last.readAt) < retentionMs) return last.median
    const median = await findMedianReviewers(ctx.db, medium)
    kept.set(medium, { median, readAt: now })
    return median
  }
}
