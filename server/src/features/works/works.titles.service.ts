import type { RawBuilder, SqlBool } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
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
