import { writeImportMessage } from '@medley/messages/import-messages'
import type { ImportFile } from '@medley/contract/transfer/import-values'
import type { ImportItem, KeptThing } from '@medley/contract/transfer/imports'
import { importMessageTexts } from './imports.messages.ts'

interface Coded {
  code: string | null
  params?: object
}

/** The sentence of a code; the server's English one in an import from before the codes, or for a code unknown here. */
function sentence({ code, params = {} }: Coded, english: string): string {
  return (code !== null && writeImportMessage(importMessageTexts, { code, params })) || english
}

/** Why a row is left out, or what is not kept of it. */
export function noteWords({ note, notes }: ImportItem['rows'][number]): string | null {
  const sentences = notes.map((one) => writeImportMessage(importMessageTexts, one))
  const isKnown = sentences.length > 0 && !sentences.includes(undefined)
  return isKnown ? sentences.join('. ') : note
}

/** The title of an item, or what it is about; null for a row without either. */
export function titleWords({ title, label }: Pick<ImportItem, 'title' | 'label'>): string | null {
  return label === null ? title : sentence(label, title ?? '')
}

/** Sentence about the unreadable part of a file. */
export function problemWords(problem: NonNullable<ImportFile['problem']>): string {
  return sentence(problem, problem.message)
}

/** Why rows of a file are not used, or why an undo kept something. */
export function reasonWords(one: NonNullable<ImportFile['unused']> | KeptThing): string {
  return sentence(one, one.reason)
}
