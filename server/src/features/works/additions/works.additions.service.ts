import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { WorkDetails } from '@medley/contract/values/shapes'
import type { Actor } from '../../../actor.ts'
import { AppError, notFound } from '../../../app-error.ts'
import { cleanFacts } from '../../../catalogue/clean-facts.ts'
import type { ExternalId } from '../../../catalogue/work-facts.ts'
import { latestEnd } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import type { Commit, Handle, Tx } from '../../../db/transaction.ts'
import { requireProvenAddress } from '../../accounts/accounts.address.service.ts'
import {
  type AddedWork,
  confirmWidelyAdded,
  countAdditions,
  insertAddedWorks,
  insertAdditions,
  insertClaimedIds,
  listClaimedWorks,
  listKnownAdditions,
  memberSource,
  type Origin,
  updateToConfirmed,
} from './works.additions.queries.ts'
import { claimsOf, linkSource } from '../duplicates/works.claims.rules.ts'
import { lockFolding } from '../duplicates/works.deduplicate.queries.ts'
import { recordLikelyDoubles } from '../duplicates/works.doubles.service.ts'
import { findDetails, showWork } from '../works.service.ts'

const claimsMax = 10
const dayMs = 24 * 60 * 60_000
const mostPerDay: Record<Origin, number> = {
  form: limits.addedWorksPerDay,
  import: limits.importedWorksPerDay,
}

/**
 * Adds works for a member, on the caller's transaction, and returns their ids in input order. A work
 * that the member or others brought before is found again. Works that enough members brought become
 * confirmed. Throws `validation_error` for a title without text, `rate_limited` above the limit of a
 * day.
 */
export async function addWorks(
  tx: Tx,
  userId: number,
  { origin, time }: { origin: Origin; time: Date },
  works: readonly AddedWork[],
): Promise<number[]> {
  if (works.length === 0) return []
  const clean = works.map(cleanWork)
  for (const medium of mediums) {
    if (clean.some((work) => work.medium === medium)) await lockFolding(tx, medium)
  }
  const known = await listKnownAdditions(tx, userId, clean)
  const fresh = distinct(clean.filter((_, index) => !known.has(index)))
  await refuseTooMany(tx, userId, origin, { count: fresh.size, time })
  const ids = await insertAddedWorks(tx, [...fresh.values()])
  const idOf = new Map([...fresh.keys()].map((key, index) => [key, ids[index] ?? 0]))
  const placed = clean.map((work, index) => known.get(index) ?? idOf.get(keyOf(work)) ?? 0)
  await insertAdditions(tx, userId, placed, { origin, time })
  const claims = clean.flatMap(({ claimedIds }, index) =>
    claimedIds.map((id) => ({ ...id, workId: placed[index] ?? 0 })),
  )
  await insertClaimedIds(tx, userId, claims)
  await recordLikelyDoubles(tx, ids)
  await confirmWidelyAdded(tx, placed)
  return placed
}

/** The facts that a member enters about a work. */
export interface WorkForm {
  medium: Medium
  title: string
  year?: number | undefined
  creators: readonly string[]
  originalTitle: string | null
  isbn: string | null
  imdbId: string | null
  link: string | null
}

/**
 * Adds the work that a member describes. Throws `email_unconfirmed`, `validation_error` for ids and links
 * that are none, and `rate_limited`.
 */
export function addByForm(
  ctx: Context,
  actor: Actor,
  { year, isbn, imdbId, link, ...work }: WorkForm,
  { commit }: { commit: Commit },
): Promise<WorkDetails> {
  const time = ctx.clock.now()
  const claimedIds = claimsOf({ isbn, imdbId, link })
  const releaseDate = year === undefined ? null : String(year).padStart(4, '0')
  return commit(async (tx) => {
    await requireProvenAddress(ctx, tx, actor.id)
    const addition = { origin: 'form' as const, time }
    const [id = 0] = await addWorks(tx, actor.id, addition, [{ ...work, releaseDate, claimedIds }])
    const added = await findDetails(tx, actor, { medium: work.medium, id })
    if (!added) throw notFound('work')
    return added
  })
}

/** Confirms an added work for everyone. Throws `work_not_found`. */
export async function confirmWork(
  ctx: Context,
  admin: Actor,
  { medium, workId: id }: { medium: Medium; workId: number },
): Promise<WorkDetails> {
  if (!(await updateToConfirmed(ctx.db, medium, id))) throw notFound('work')
  return showWork(ctx, admin, { medium, id })
}

/** The works to which the member's earlier files or forms gave these ids. */
export function findByClaimedIds(
  handle: Handle,
  userId: number,
  medium: Medium,
  ids: readonly ExternalId[],
): Promise<(ExternalId & { workId: number })[]> {
  return listClaimedWorks(handle, userId, medium, ids)
}

function cleanWork(work: AddedWork): AddedWork {
  const facts = cleanFacts({
    ...work,
    creators: [...work.creators],
    source: memberSource,
    externalId: memberSource,
    description: null,
    posterSource: null,
    entries: [],
    ids: [],
  })
  if (!facts) {
    throw new AppError('validation_error', { errors: [{ field: 'title', message: 'Required' }] })
  }
  const { medium, title, creators, releaseDate, originalTitle = null } = facts
  return {
    medium,
    title,
    creators,
    releaseDate,
    originalTitle,
    claimedIds: work.claimedIds.filter(isStorable).slice(0, claimsMax),
  }
}

/** Ids have the form that sources use; only a link is longer. */
function isStorable({ source, id }: ExternalId): boolean {
  return source === linkSource ? id.length <= limits.linkMax : /^[\w.:-]{1,100}$/.test(id)
}

/** Rows of one file that describe the same work make one. */
function distinct(works: readonly AddedWork[]): Map<string, AddedWork> {
  return new Map(works.toReversed().map((work) => [keyOf(work), work]))
}

function keyOf({ medium, title, creators, releaseDate, claimedIds }: AddedWork): string {
  const [own] = claimedIds
  return JSON.stringify(
    own ? [medium, own] : [medium, title.toLowerCase(), releaseDate?.slice(0, 4), creators],
  )
}

async function refuseTooMany(
  tx: Tx,
  userId: number,
  origin: Origin,
  { count, time }: { count: number; time: Date },
): Promise<void> {
  if (count === 0) return
  const day = { since: new Date(time.getTime() - dayMs), until: latestEnd(time) }
  const added = await countAdditions(tx, userId, origin, day)
  if (added + count > mostPerDay[origin]) throw new AppError('rate_limited')
}
