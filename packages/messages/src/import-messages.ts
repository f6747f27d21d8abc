import { importMessagesTexts } from '@medley/texts/import-messages'
import type { ImportMessageCode } from '@medley/contract/transfer/import-message-codes'

type Texts = typeof importMessagesTexts

type MessageOf<Code extends ImportMessageCode> = Texts[Code] extends (
  params: infer Params,
) => string
  ? { code: Code; params: Params }
  : { code: Code }

/**
 * A sentence about an import: its code, and what it names. A plan stores them, so that it can be read in any language.
 * Columns and files are named as they are written.
 */
export type ImportMessage = { [Code in ImportMessageCode]: MessageOf<Code> }[ImportMessageCode]

/** The sentence of a message; undefined for a code that is newer than the texts. */
export function writeImportMessage(
  texts: Readonly<Record<string, string | ((params: never) => string)>>,
  { code, params = {} }: { code: string; params?: object },
): string | undefined {
  const text = texts[code]
  // Plans of before November 2026 do not count audiobooks.
  const named = { audiobook: 0, ...params }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a code and its params are of one message
  return typeof text === 'function' ? text(named as never) : text
}

/** The English sentence of a message. */
export function sentenceOf(message: ImportMessage): string {
  return writeImportMessage(importMessagesTexts, message) ?? message.code
}
