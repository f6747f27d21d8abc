import { writeImportMessage } from '@medley/messages/import-messages'
import type { ImportFile, KeptThing } from '@medley/contract/transfer/import-values'
import type { ImportItem, ImportSummary } from '@medley/contract/transfer/imports'
import { UnreadableImport } from './imports.calls.ts'
import { importMessageTexts, importsTexts, uploadFailureText } from './imports.messages.ts'

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

/** Sentence about why files could not be read, with its place. */
export function uploadProblemWords(problem: NonNullable<ImportSummary['problem']>): string {
  const { file, line, message } = problem
  const place = file === null ? '' : importsTexts.problemIn(file, line)
  return `${place}${sentence(problem, message)}`
}

/** Why an upload or the reading of its files failed; undefined for what is not about the files. */
export function failureWords(failure: unknown): string | undefined {
  const problem = failure instanceof UnreadableImport ? failure.details.problem : null
  return problem ? uploadProblemWords(problem) : uploadFailureText(failure)
}

/** Why rows of a file are not used, or why an undo kept something. */
export function reasonWords(one: NonNullable<ImportFile['unused']> | KeptThing): string {
  return sentence(one, one.reason)
}
