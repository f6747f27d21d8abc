import type { Medium } from '@medley/contract/values/medium'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { EntryNews, WorkNews } from '../../../events.ts'
import { findNewsFacts, type NewsFacts } from './works.news.queries.ts'

interface Change {
  work: { id: number; medium: Medium }
  /** The facts before it. */
  before: NewsFacts | undefined
  entries: EntryNews
  time: Date
}

/** Publishes what is new of a work, if anything is. */
export async function publishNews(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  { work: { id, medium }, before, entries, time }: Change,
): Promise<void> {
  const after = before && (await findNewsFacts(tx, id))
  if (!after) return
  const release = releaseOf(before, after, time)
  const showStatus = statusOf(before, after)
  const isNothing = Object.values(entries).every(({ length }) => length === 0)
  if (isNothing && !release && !showStatus) return
  await events.workRenewed(tx, { ...entries, work: { id, medium }, release, showStatus, time })
}

/** Of works that were out, a date is only told better. */
function releaseOf(before: NewsFacts, after: NewsFacts, time: Date): WorkNews['release'] {
  const today = time.toISOString().slice(0, 10)
  const isAhead = (date: string | null) =>
    date !== null && (date >= today || today.startsWith(date))
  const [from, to] = [before.releaseDate, after.releaseDate]
  return from !== to && (isAhead(from) || isAhead(to)) ? { from, to } : null
}

function statusOf(before: NewsFacts, after: NewsFacts): WorkNews['showStatus'] {
  const [from, to] = [before.showStatus, after.showStatus]
  return from !== null && to !== null && from !== to ? { from, to } : null
}
