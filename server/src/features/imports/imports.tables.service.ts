import type { TableColumns, TableMapping } from '@medley/contract/transfer/import-tables'
import { limits } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { listMappings } from './imports.mappings.queries.ts'
import { toRefusal } from './imports.refusals.view.ts'
import { findTimeZone } from './plan/plan.queries.ts'
import { textOf, toCoded } from './merge/stored-message.ts'
import { readerOfCalls } from './read/read-in-process.ts'
import type { StoredFile } from '@medley/doors/record'
import { inTurn } from './read/upload-queue.ts'

/**
 * The columns of a member's own table with what they may mean, and five rows as they land. Stores nothing. Throws
 * `validation_error` or `unsupported_file_type` for what is no table.
 */
export function describeTable(
  ctx: Context,
  { id: userId }: Actor,
  { mapping }: { mapping?: TableMapping | undefined },
  { file }: { file: StoredFile },
): Promise<TableColumns> {
  return inTurn(async () => {
    const remembered = mapping ? [] : await listMappings(ctx.db, userId)
    const timeZone = await findTimeZone(ctx.db, userId)
    const rowsMax = limits.importPlanRowsMax
    const reading = { now: ctx.clock.now(), timeZone, rowsMax, mapping, remembered }
    const request = { task: 'columns', uploads: [file], reading } as const
    const [read] = await readerOfCalls.read(request).catch((error: unknown): never => {
      throw toRefusal(error)
    })
    if (!read?.described) throw new Error('The thread described no table')
    const { preview, problem, ...described } = read.described
    return {
      ...described,
      preview: preview.map(({ title, notes, ...row }) => ({
        ...row,
        title: title === null ? null : textOf(title),
        notes: notes.map(toCoded),
      })),
      problem: problem && { line: problem.line, ...toCoded(problem.message) },
    }
  })
}
