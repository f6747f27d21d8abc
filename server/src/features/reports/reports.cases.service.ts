import type { Decision, ModerationCase } from '@medley/contract/administration/moderation'
import { notFound } from '../../app-error.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  type CaseRow,
  countOpenCases,
  listOpenCaseRows,
  lockOpenCase,
  updateToClosed,
  updateToOpen,
} from './reports.cases.queries.ts'
import { toCase } from './reports.view.ts'

/** A page of open cases, the latest reports first. */
export async function showOpenCases(
  handle: Handle,
  page: { limit: number; offset: number },
): Promise<{ items: ModerationCase[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listOpenCaseRows(handle, page),
    countOpenCases(handle),
  ])
  return { items: rows.map(toCase), totalCount }
}

/** An open case, locked until the transaction ends. Throws `case_not_found`. */
export async function requireOpenCase(tx: Tx, id: number): Promise<CaseRow> {
  const isOpen = await lockOpenCase(tx, id)
  const [row] = isOpen ? await listOpenCaseRows(tx, { id, limit: 1, offset: 0 }) : []
  if (!row) throw notFound('case')
  return row
}

/** Closes a case, on the caller's transaction. */
export async function closeCase(tx: Tx, id: number, outcome: Decision, time: Date): Promise<void> {
  await updateToClosed(tx, id, { outcome, time })
}

/** Opens a case again, on the caller's transaction; not where another one of its item is open. */
export async function reopenCase(tx: Tx, id: number): Promise<void> {
  await updateToOpen(tx, id)
}
