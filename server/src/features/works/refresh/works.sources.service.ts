import type { Medium } from '@medley/contract/values/medium'
import type { WorkSources } from '@medley/contract/works/works'
import { notFound } from '../../../app-error.ts'
import { isIdOf } from '../../../catalogue/source-ids.ts'
import { creditOf, findSourceInfo, wikipediaCredit } from '../../../catalogue/source-info.ts'
import type { Context } from '../../../context.ts'
import {
  findRefresh,
  findRefreshedWork,
  type RefreshedWork,
  type RefreshTimes,
} from './works.refresh.queries.ts'

/** How long a requested job counts as pending. */
const waitedMs = 30_000

/** The sources of a work's facts, and whether a fetch is pending. Throws `work_not_found`. */
export async function listSourcesOf(
  ctx: Context,
  medium: Medium,
  id: number,
): Promise<WorkSources> {
  const [work, refresh] = await Promise.all([
    findRefreshedWork(ctx.db, medium, id),
    findRefresh(ctx.db, id),
  ])
  if (!work) throw notFound('work')
  return describeSources(ctx, work, refresh)
}

/** The sources of the facts of a work that was read. */
export function describeSources(
  ctx: Pick<Context, 'clock'>,
  work: Pick<RefreshedWork, 'medium' | 'ids' | 'descriptionUrl'>,
  refresh: RefreshTimes | undefined,
): WorkSources {
  const { medium } = work
  const items = work.ids.flatMap((known) => {
    const info = findSourceInfo(known.source)
    if (!info || !isIdOf(known)) return []
    return { name: info.label, url: info.pageOf(known.id, medium), ...creditOf(info) }
  })
  if (work.descriptionUrl !== null) items.push({ ...wikipediaCredit, url: work.descriptionUrl })
  const { timeRequested: asked, timeEnded: ended } = refresh ?? {}
  const since = new Date(ctx.clock.now().getTime() - waitedMs)
  const isFetching = Boolean(asked && asked > since && (!ended || ended < asked))
  return { items: onePerSource(items), isFetching }
}

/** Merges several editions at one source into one entry. */
function onePerSource(items: WorkSources['items']): WorkSources['items'] {
  return items.filter((one, index) => items.findIndex(({ name }) => name === one.name) === index)
}
