import { limits } from '@medley/contract/limits'
import type { Figure, WorkBehind } from '@medley/contract/library/statistics'
import type { Viewer } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import { dayOfOrder } from '../viewings/viewings.service.ts'
import type { Period } from './statistics.service.ts'
import { type Range, rangeOf } from './statistics.visibility.ts'
import { readFigure } from './statistics.figures.queries.ts'
import { listWorksBehind, type WorkBehindRow, type WorkKey } from './statistics.works.queries.ts'

interface Wanted {
  by?: Figure | undefined
  value?: string | undefined
}

interface Page {
  limit: number
  before?: string | undefined
}

interface WorksBehind {
  items: WorkBehind[]
  before: string | null
}

/**
 * A page of the works behind a figure of a period. Throws `user_not_found`, `blocked_by_them`, `not_in_audience`, and
 * `validation_error` for a value that the figure cannot have, or an unknown cursor.
 */
export async function showWorksBehind(
  ctx: Context,
  viewer: Viewer,
  { by, value, limit, before, ...period }: Period & Wanted & Page,
): Promise<WorksBehind> {
  const figure = by === undefined ? undefined : readFigure(by, value)
  const after = before === undefined ? undefined : readCursor(before)
  await requireVisibleOwner(ctx.db, viewer, period.userId)
  return worksBehind(ctx.db, viewer, rangeOf(period), { figure, after, limit })
}

/** A page of the works behind a figure of a range, as the viewer may see them. */
export async function worksBehind(
  handle: Handle,
  viewer: Viewer,
  range: Range,
  page: Parameters<typeof listWorksBehind>[3],
): Promise<WorksBehind> {
  const rows = await listWorksBehind(handle, viewer, range, page)
  const last = rows.at(page.limit - 1)
  return { items: rows.map(toWork), before: last ? writeCursor(last) : null }
}

const toWork = ({ lastOrder, ...row }: WorkBehindRow): WorkBehind => ({
  ...row,
  day: dayOfOrder(lastOrder) || null,
})

/** The cursor after a work of the list: opaque. */
function writeCursor({ lastOrder, work }: WorkBehindRow): string {
  return Buffer.from(`${lastOrder}.${work.id}`).toString('base64url')
}

function readCursor(cursor: string): WorkKey {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, lastOrder, workId] = /^(\d{1,8})\.(\d{1,10})$/.exec(text)?.map(Number) ?? []
  if (lastOrder === undefined || workId === undefined || workId > limits.idMax) {
    throw invalidValue('before', 'Does not belong to this list')
  }
  return { lastOrder, workId }
}
