import { open } from 'node:fs/promises'
import type { ColumnMeaning, TableMapping } from '@medley/contract/transfer/import-tables'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { isZip } from '@medley/doors/files/unpack'
import type { StoredFile } from '@medley/doors/record'
import type { Actor } from '../../actor.ts'
import { AppError, invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit } from '../../db/transaction.ts'
import { planImportJob } from './imports.jobs.ts'
import { countImportsIn, type HowToRead, insertImport } from './imports.queries.ts'
import { priorityOf, showImport } from './imports.service.ts'
import { insertUpload } from './imports.uploads.queries.ts'
import { findTimeZone } from './plan/plan.queries.ts'

/** Imports of a member that wait for their plans; their files are in the database. */
const planningMax = 5
const retryAfter = 30

/**
 * Stores files and enqueues a job that plans their import. Throws `rate_limited` while too many wait, and
 * `validation_error` for choices about a single table if there are other files.
 */
export async function plan(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  { files, timeZone, ...how }: Omit<HowToRead, 'timeZone'> & Upload,
): Promise<ImportDetails> {
  await requireSingleFile(files, how)
  if ((await countImportsIn(ctx.db, actor.id, ['planning'])) >= planningMax) {
    throw new AppError('rate_limited', { retryAfter })
  }
  return commit(async (tx) => {
    const priority = await priorityOf(tx, actor.id)
    const zone = timeZone ?? (await findTimeZone(tx, actor.id))
    const id = await insertImport(tx, {
      userId: actor.id,
      state: 'planning',
      sources: [],
      files: files.map(({ name }) => ({ name, source: null, problem: null })),
      task: { kind: 'plan', ...how, timeZone: zone },
      time: ctx.clock.now(),
    })
    for (const [index, { path }] of files.entries()) {
      await insertUpload(tx, { userId: actor.id, id }, { file: index + 1, path })
    }
    await ctx.jobs.enqueue(tx, planImportJob, { userId: actor.id, importId: id }, { priority })
    return showImport(tx, actor, id)
  })
}

interface Upload {
  files: readonly StoredFile[]
  /** By default the member's. */
  timeZone?: string | undefined
}

async function requireSingleFile(
  [only, ...others]: readonly StoredFile[],
  { content, mapping }: Pick<HowToRead, 'content' | 'mapping'>,
): Promise<void> {
  if (!content && !mapping) return
  const isSingle = only !== undefined && others.length === 0 && !isZip(await readStart(only))
  if (content && !isSingle) throw invalidValue('content', 'Only for a single CSV file')
  if (mapping && !isSingle) throw invalidValue('mapping', 'Only for a single CSV file')
  if (mapping) requireAnswers(mapping)
}

async function readStart({ path }: StoredFile): Promise<Buffer> {
  const file = await open(path)
  try {
    return (await file.read({ buffer: Buffer.alloc(4) })).buffer
  } finally {
    await file.close()
  }
}

/** Refuses a mapping that names no title, or leaves the medium open. */
function requireAnswers({ columns, medium }: TableMapping): void {
  const has = (meaning: ColumnMeaning) => columns.some(({ as }) => as === meaning)
  if (!has('title')) throw invalidValue('mapping', 'Name the column of the titles')
  if (medium === null && !has('medium')) throw invalidValue('mapping', 'Name the medium')
}
