import type { Contributor } from '@medley/contract/works/contributors'
import type { Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { loadWorks } from '../works/works.service.ts'
import { findContributor, listCreditedWorks } from './contributors.queries.ts'

const creator = 'creator' as const
const cast = 'cast' as const

/** A contributor with a page of their works, best known first. Throws `contributor_not_found`. */
export async function showContributor(
  ctx: Context,
  viewer: Viewer,
  page: { id: number; limit: number; offset: number },
): Promise<Contributor> {
  const [contributor, credited] = await Promise.all([
    findContributor(ctx.db, viewer, page.id),
    listCreditedWorks(ctx.db, viewer, page),
  ])
  if (!contributor) throw notFound('contributor')
  const ids = credited.map(({ workId }) => workId)
  const works = new Map((await loadWorks(ctx.db, viewer, ids)).map((work) => [work.id, work]))
  const items = credited.flatMap(({ workId, isCreator, isInCast, ...ratings }) => {
    const work = works.get(workId)
    const roles = [...(isCreator ? [creator] : []), ...(isInCast ? [cast] : [])]
    return work ? { work, roles, ...ratings } : []
  })
  const { id, name, total, isFollowed } = contributor
  return { id, name, isFollowed, totalCount: total, items }
}

/** Throws `contributor_not_found` for a contributor of whom the viewer may see no work. */
export async function requireContributor(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<void> {
  if (!(await findContributor(handle, viewer, id))) throw notFound('contributor')
}
