import type { LandingRow, TableColumns } from '@medley/contract/transfer/import-tables'
import type { ImportMessage } from '@medley/messages/import-messages'

/** The contents of a table, with codes of messages as the reader writes them. */
export type DescribedTable = Omit<TableColumns, 'preview' | 'problem'> & {
  preview: (Omit<LandingRow, 'notes' | 'title'> & {
    title: string | ImportMessage | null
    notes: ImportMessage[]
  })[]
  problem: { line: number | null; message: ImportMessage } | null
}
