import type { Call } from '../driver/calls.ts'
import type { RowKey } from './row-keys.ts'
import type { Subject } from './subject.ts'

/** One line of the table: what a member opens or does. */
export interface Row {
  key: RowKey
  name: string
  /** What is requested, in the words of the document. */
  what: string
  /** Whether its requests change the database. */
  isWrite?: true
  callsOf(subject: Subject): Call[]
}
