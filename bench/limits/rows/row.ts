import type { Call } from '../driver/calls.ts'
import type { RowKey } from './row-keys.ts'
import type { Subject } from './subject.ts'

/** One line of the table: what a member opens or does. */
export interface Row {
  key: RowKey
  name: string
  /** Description of the request, as the document prints it. */
  what: string
  /** True if its requests change the database. */
  isWrite?: true
  callsOf(subject: Subject): Call[]
}
