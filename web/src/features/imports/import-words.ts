import { importMessagesTexts } from '@medley/texts/import-messages'
import { importSourcesTexts } from '@medley/texts/import-sources'
import { importsTexts } from '@medley/texts/imports'
import { writeImportMessage } from '@medley/messages/import-messages'
import type { ImportFile, KeptThing } from '@medley/contract/transfer/import-values'
import type { ImportItem, ImportSummary } from '@medley/contract/transfer/imports'
import { isApiError } from '../../lib/api.ts'
import { formatList } from '../../lib/locale.ts'
import { UnreadableImport } from './imports.calls.ts'

interface Coded {
  code: string | null
  params?: object
}

/** The sentence of a code; the server's English one in an import from before the codes, or for a code unknown here. */
function sentence({ code, params = {} }: Coded, english: string): string {
  return (code !== null && writeImportMessage(importMessagesTexts, { code, params })) || english
}

/** Why a row is left out, or what is not kept of it. */
export function noteWords({ note, notes }: ImportItem['rows'][number]): string | null {
  const sentences = notes.map((one) => writeImportMessage(importMessagesTexts, one))
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
  return `${placeOf(problem)}${sentence(problem, problem.message)}`
}

function placeOf({ file, line }: { file: string | null; line: number | null }): string {
  return file === null ? '' : importsTexts.problemIn({ file, line })
}

/** Why an upload or the reading of its files failed; undefined for what is not about the files. */
export function failureWords(failure: unknown): string | undefined {
  const kept = failure instanceof UnreadableImport ? failure.details.problem : null
  if (kept) return uploadProblemWords(kept)
  if (isApiError(failure, 'file_too_large'))
    return importsTexts.tooLarge({ message: failure.message })
  if (isApiError(failure, 'rate_limited'))
    return importsTexts.tooManyTries({ message: failure.message })
  if (!isApiError(failure, 'validation_error', 'unsupported_file_type')) return undefined
  const { problem } = failure
  const text = problem && writeImportMessage(importMessagesTexts, problem)
  return problem && text
    ? `${placeOf(problem)}${text}`
    : importsTexts.unreadable({ message: failure.message })
}

/** Why rows of a file are not used, or why an undo kept something. */
export function reasonWords(one: NonNullable<ImportFile['unused']> | KeptThing): string {
  return sentence(one, one.reason)
}

/** An import's sources, as text. */
export function showSources({ sources, state }: Pick<ImportSummary, 'sources' | 'state'>): string {
  const names = formatList(sources.map((source) => importSourcesTexts.names[source]))
  return names || importsTexts.unknownSources({ isPlanning: state === 'planning' })
}
