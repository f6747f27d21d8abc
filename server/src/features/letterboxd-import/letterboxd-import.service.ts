import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { ReadExport } from '@medley/contract/transfer/letterboxd-import'
import type { Medium } from '@medley/contract/values/medium'
import { invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { previewLetterboxdFile } from '../imports/imports.preview.service.ts'
import { externalIdOf, findWorkByExternalId } from '../works/works.service.ts'
import { listFilms } from './letterboxd-import.queries.ts'
import { toClarification, toConfirmed } from './letterboxd-import.view.ts'

/**
 * Reads an export and groups its entries: certain ones, those that need the member's choice (film or
 * rating), and records that are not entries, with the reason. Stores nothing.
 * Throws as `previewLetterboxdFile`.
 */
export async function readExport(
  ctx: Context,
  file: { name: string; path: string },
  content: ImportContent,
): Promise<ReadExport> {
  const { rows, leftOut } = await previewLetterboxdFile(ctx, file, content)
  const ids = rows.flatMap(({ candidates }) => candidates.map(({ workId }) => workId))
  const films = await listFilms(ctx.db, [...new Set(ids)])
  const answer: ReadExport = { content, confirmed: [], clarifications: [], rejected: leftOut }
  for (const { record, candidates } of rows) {
    const [best] = candidates
    const certain = best?.sureness === 'certain' ? films.get(best.workId) : undefined
    const isComplete = record.rating !== null || content === 'watched'
    if (certain && isComplete) answer.confirmed.push(toConfirmed(record, certain))
    else {
      const suggested = candidates.flatMap(({ workId }) => films.get(workId) ?? [])
      answer.clarifications.push(toClarification(record, suggested))
    }
  }
  return answer
}

interface WorkName {
  medium: Medium
  id?: number | undefined
  externalId?: string | undefined
}

/** A work's id and external id, from either one. Throws `work_not_found`, `external_id_not_found`. */
export async function lookUpExternalId(
  ctx: Context,
  { medium, id, externalId }: WorkName,
): Promise<{ id: number; externalId: string }> {
  if (id !== undefined) return { id, externalId: await externalIdOf(ctx.db, medium, id) }
  if (externalId === undefined) throw invalidValue('internal_id', 'Required')
  const found = await findWorkByExternalId(ctx.db, medium, externalId)
  if (found === undefined) throw notFound('external_id')
  return { id: found, externalId }
}
