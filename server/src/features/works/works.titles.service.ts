import type { RawBuilder, SqlBool } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { listTitlesIn } from './works.languages.queries.ts'
import { type FormTerm, listWorksOfForms, type TitledWork } from './works.titles.queries.ts'

export type { FormTerm, TitledWork }

/** The works that forms of titles find, among those that meet a condition on `works`. */
export function findWorksOfForms(
  handle: Handle,
  asked: readonly FormTerm[],
  condition: RawBuilder<SqlBool>,
): Promise<TitledWork[]> {
  return listWorksOfForms(handle, asked, condition)
}

/** The titles that works have in a language, by the id of their work; nothing is read for English. */
export async function findTitlesIn(
  handle: Handle,
  language: string,
  workIds: readonly number[],
): Promise<Map<number, string>> {
  if (language === 'en' || workIds.length === 0) return new Map()
  const rows = await listTitlesIn(handle, language, workIds)
  return new Map(rows.map(({ workId, title }) => [workId, title]))
}

/** A work may have a title in its reader's language besides its own. */
export interface Titled {
  displayTitle?: string | undefined
}

/** Works with their titles in a language, if they have one; for what is no answer of the API. */
export async function withTitlesIn<Work extends { id: number }>(
  handle: Handle,
  language: string,
  works: readonly Work[],
): Promise<(Work & Titled)[]> {
  const ids = works.map(({ id }) => id)
  const titles = await findTitlesIn(handle, language, ids)
  return works.map((work) => ({ ...work, displayTitle: titles.get(work.id) }))
}
