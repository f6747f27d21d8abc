import type { ImportMessageCode } from '@medley/contract/transfer/import-message-codes'
import { type ImportMessage, sentenceOf } from '@medley/messages/import-messages'

/** A message as an import stores it; English text in imports older than the codes. */
export type StoredMessage = ImportMessage | string

/** The sentences of a note as an import stores them; one English text in imports older than the codes. */
export type StoredNote = ImportMessage[] | string

/** A message of an answer: each has its params, if only none. */
interface CodedMessage {
  code: ImportMessageCode
  params: Record<string, string | number>
}

/** The English text of a message. */
export function textOf(message: StoredMessage): string {
  return typeof message === 'string' ? message : sentenceOf(message)
}

/** The English text of a note. */
export function textOfNote(note: StoredNote): string {
  return typeof note === 'string' ? note : note.map(textOf).join('. ')
}

export function toCoded(message: ImportMessage): CodedMessage {
  return { code: message.code, params: 'params' in message ? message.params : {} }
}

/** The code and params that stand beside the English text of a message. */
export function codeBeside(
  message: StoredMessage,
): CodedMessage | { code: null; params: Record<string, never> } {
  return typeof message === 'string' ? { code: null, params: {} } : toCoded(message)
}
