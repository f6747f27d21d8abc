import type { Decision, ModerationCase } from '@medley/contract/administration/moderation'
import { cutText } from '@medley/contract/values/text-cuts'
import type { Actor } from '../../actor.ts'
import { invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { closeCase, requireOpenCase, showOpenCases } from '../reports/reports.cases.service.ts'
import {
  type Cause,
  type ModerationContext,
  removeItem,
  suspendMember,
  writeAct,
} from './moderation.acts.service.ts'

/** A page of the cases that wait for a decision. */
export function showCases(
  ctx: Pick<Context, 'db'>,
  page: { limit: number; offset: number },
): Promise<{ items: ModerationCase[]; totalCount: number }> {
  return showOpenCases(ctx.db, page)
}

interface Ruling {
  decision: Decision
  part: 'picture' | 'profileTexts'
  reason?: string | undefined
  /** The end of a suspension; null until it is lifted. */
  until?: string | null | undefined
}

type OpenCase = Awaited<ReturnType<typeof requireOpenCase>>

/**
 * Closes a case by a decision. Throws `case_not_found`, `item_not_found` if what it is about is gone,
 * `own_item` for the suspension of an admin, `validation_error`.
 */
export function decide(
  ctx: ModerationContext,
  admin: Actor,
  { caseId, ...ruling }: { caseId: number } & Ruling,
): Promise<{ actId: number }> {
  return transaction(ctx.db, async (tx) => {
    const found = await requireOpenCase(tx, caseId)
    const reason = ruling.reason ?? reasonOf(found, ruling)
    const actId = await carryOut(ctx, tx, { adminId: admin.id, caseId, reason }, found, ruling)
    await closeCase(tx, caseId, ruling.decision, ctx.clock.now())
    return { actId }
  })
}

function reasonOf({ reports }: OpenCase, { decision }: Ruling): string {
  if (decision === 'suspend') throw invalidValue('reason', 'Required')
  return reports[0]?.reason ?? 'other'
}

async function carryOut(
  ctx: ModerationContext,
  tx: Tx,
  cause: Cause,
  { type, itemId, authorId: memberId, summary }: OpenCase,
  { decision, part, until }: Ruling,
): Promise<number> {
  if (decision === 'remove') {
    return removeItem(ctx, tx, cause, { type: type === 'user' ? part : type, id: itemId })
  }
  const act = { type, itemId, memberId, summary: cutText(summary ?? '', 200) }
  if (decision === 'dismiss') return writeAct(ctx, tx, cause, { act: 'dismiss', ...act })
  if (memberId === null) throw notFound('item')
  if (decision === 'warn') return writeAct(ctx, tx, cause, { act: 'warn', ...act })
  return suspendMember(ctx, tx, cause, { memberId, until: until ? new Date(until) : null })
}
