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

/** The titles that works have in a language, by the id of their work. */
export async function findTitlesIn(
  handle: Handle,
  language: string,
  workIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await listTitlesIn(handle, language, workIds)
  return new Map(rows.map(({ workId, title }) => [workId, title]))
}
