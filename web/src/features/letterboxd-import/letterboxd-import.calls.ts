import { limits } from '@medley/contract/limits'
import { call, isApiError } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { type ExportKind, splitFile } from './export-file.ts'
import type { ReadFile, TakenEntry } from './import-state.ts'

/** How much of something long is done. */
export interface Progress {
  done: number
  total: number
}
type OnProgress = (progress: Progress) => void

/** Uploads a file, in parts where it is large, and gathers what it was read as. Throws ApiError. */
export async function readFile(
  file: File,
  kind: ExportKind,
  onProgress: OnProgress,
): Promise<ReadFile> {
  const parts = await splitFile(file)
  const read: ReadFile = { kind, confirmed: [], clarifications: [], rejected: [] }
  for (const [index, { file: part, linesBefore }] of parts.entries()) {
    onProgress({ done: index, total: parts.length })
    const answer = await call('POST /letterboxd-import', { body: { content: kind }, file: part })
    read.confirmed.push(...answer.confirmed)
    read.clarifications.push(...answer.clarifications)
    read.rejected.push(...answer.rejected.map((row) => ({ ...row, line: row.line + linesBefore })))
  }
  return read
}

/** The id at the movie database of a film known by our own. Throws ApiError. */
export async function findExternalId(internalId: number): Promise<number> {
  const { external_id } = await call('GET /external-id', {
    query: { medium: 'film', internal_id: internalId },
  })
  return Number(external_id)
}

/** What a submission has written so far; trying again goes on from here. */
export interface Submission {
  /** Entries, or films, that need not be sent again. */
  sent: number
  created: number
  skipped: number
}

export const nothingSent: Submission = { sent: 0, created: 0, skipped: 0 }

type OnSent = (submission: Submission) => void

/**
 * Writes the entries: reviews in bundles, each all or none; watched films one by one. What was
 * written before does no harm, so that a broken submission can be tried again. Throws ApiError.
 */
export async function submitEntries(
  entries: readonly TakenEntry[],
  kind: ExportKind,
  before: Submission,
  onSent: OnSent,
): Promise<void> {
  if (kind === 'watched') await submitWatched(entries, before, onSent)
  else await submitReviews(entries, before, onSent)
  await queryClient.invalidateQueries()
}

/** A bundle stays well below the bound of a request. */
const bundleCharactersMax = 4_000_000

async function submitReviews(
  entries: readonly TakenEntry[],
  before: Submission,
  onSent: OnSent,
): Promise<void> {
  let submission = before
  while (submission.sent < entries.length) {
    const bundle = bundleFrom(entries, submission.sent)
    const answer = await call('POST /review', { body: bundle.map(toPosted) })
    if (!('created' in answer))
      throw new Error('The answer to a bundle of reviews is not its counts')
    submission = {
      sent: submission.sent + bundle.length,
      created: submission.created + answer.created,
      skipped: submission.skipped + answer.skipped,
    }
    onSent(submission)
  }
}

function bundleFrom(entries: readonly TakenEntry[], start: number): TakenEntry[] {
  const bundle: TakenEntry[] = []
  let characters = 0
  for (const entry of entries.slice(start, start + limits.importRowsMax)) {
    characters += 300 + (entry.review?.length ?? 0)
    if (bundle.length > 0 && characters > bundleCharactersMax) break
    bundle.push(entry)
  }
  return bundle
}

function toPosted(entry: TakenEntry) {
  return {
    workID: entry.externalId,
    medium: 'film' as const,
    rating: entry.rating ?? 0,
    review: entry.review,
    date_viewed: entry.dateViewed,
    time_posted: entry.timePosted,
    spoiler: 0 as const,
    import_source: 'letterboxd' as const,
  }
}

/** Films that are marked at the same time, each with a call of its own. */
const filmsAtOnce = 6

async function submitWatched(
  entries: readonly TakenEntry[],
  before: Submission,
  onSent: OnSent,
): Promise<void> {
  const films = [...new Set(entries.map(({ externalId }) => externalId))]
  let submission = before
  while (submission.sent < films.length) {
    const group = films.slice(submission.sent, submission.sent + filmsAtOnce)
    const marked = await Promise.all(group.map(markWatched))
    const created = marked.filter(Boolean).length
    submission = {
      sent: submission.sent + group.length,
      created: submission.created + created,
      skipped: submission.skipped + group.length - created,
    }
    onSent(submission)
  }
}

/** Marks a film watched; answers false for one that has left the catalogue in the meantime. */
async function markWatched(external_id: number): Promise<boolean> {
  try {
    await call('POST /works_viewed', { body: { medium: 'film', external_id } })
    return true
  } catch (error) {
    if (isApiError(error, 'external_id_not_found')) return false
    throw error
  }
}
