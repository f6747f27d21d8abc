import type { ExternalId, ReadExport } from '@medley/contract/letterboxd-import'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import { invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { externalIdOf, findWorkByExternalId } from '../works/works.service.ts'
import { type ExportFile, readCsv } from './letterboxd-import.csv.ts'
import {
  type Match,
  matchNamesakes,
  orderSimilar,
  variantsOf,
} from './letterboxd-import.matches.ts'
import { createPause } from '../../reading/pause.ts'
import { type Film, listFilmsLikeTitles, listFilmsOfTitles } from './letterboxd-import.queries.ts'
import { type ExportKind, type FilmRow, readRows } from './letterboxd-import.rows.ts'
import { toClarification, toConfirmed } from './letterboxd-import.view.ts'

/** Titles per statement: short enough that others get their turn in the database. */
const titlesAtOnce = 500
const similarTitlesAtOnce = 50
/** How long suggestions by likeness are looked for, in ms; the member can search for the rest. */
const similarTimeMax = 2_000
const similarFilmsMax = 8
const similarity = 0.45

/**
 * Reads an export and sorts its entries: certain ones, ones that need the member's choice (which
 * film, or a rating), and records that are no entry, with the reason. Stores nothing.
 * Throws `unsupported_file_type`, and `validation_error` for files that cannot be read as a whole.
 */
export async function readExport(
  ctx: Context,
  file: ExportFile,
  content: ExportKind,
): Promise<ReadExport> {
  // One more for the header.
  const records = await readCsv(file, limits.importRowsMax + 1)
  const { rows, rejected } = await readRows(records, content, ctx.clock.now())
  const matches = await matchRows(ctx.db, rows)
  const answer: ReadExport = { content, confirmed: [], clarifications: [], rejected }
  for (const [index, row] of rows.entries()) {
    const match = matches[index] ?? { certain: null, suggestions: [] }
    const isComplete = row.rating !== null || content === 'watched'
    if (match.certain && isComplete) answer.confirmed.push(toConfirmed(row, match.certain))
    else answer.clarifications.push(toClarification(row, match))
  }
  return answer
}

/** A match for each entry, in their order. */
async function matchRows(handle: Handle, rows: readonly FilmRow[]): Promise<Match[]> {
  const namesakes = await findNamesakes(handle, [...new Set(rows.map(({ title }) => title))])
  const unknown = rows.filter(({ title }) => !namesakes.has(title)).map(({ title }) => title)
  const similar = await findLikely(handle, [...new Set(unknown)])
  return rows.map((row) => {
    const films = namesakes.get(row.title)
    if (films) return matchNamesakes(row, films)
    return { certain: null, suggestions: orderSimilar(row, similar.get(row.title) ?? []) }
  })
}

type FilmsOfTitle = Map<string, Film[]>

async function findNamesakes(handle: Handle, titles: readonly string[]): Promise<FilmsOfTitle> {
  const found: FilmsOfTitle = new Map()
  const pause = createPause()
  for (const part of partsOf(titles, titlesAtOnce)) {
    collect(found, part, await listFilmsOfTitles(handle, part))
    await pause()
  }
  return found
}

/** Films for titles that none has: those of another way to write it, else those with a similar one. */
async function findLikely(handle: Handle, titles: readonly string[]): Promise<FilmsOfTitle> {
  const variants = await findNamesakes(handle, [...new Set(titles.flatMap(variantsOf))])
  const likely: FilmsOfTitle = new Map()
  for (const title of titles) {
    const films = variantsOf(title).flatMap((variant) => variants.get(variant) ?? [])
    const distinct = new Map(films.map((film) => [film.id, film]))
    if (films.length > 0) likely.set(title, [...distinct.values()])
  }
  const others = titles.filter((title) => !likely.has(title))
  return new Map([...likely, ...(await findSimilar(handle, others))])
}

async function findSimilar(handle: Handle, titles: readonly string[]): Promise<FilmsOfTitle> {
  const found: FilmsOfTitle = new Map()
  const end = performance.now() + similarTimeMax
  const search = { similarity, filmsMax: similarFilmsMax }
  for (const part of partsOf(titles, similarTitlesAtOnce)) {
    if (performance.now() > end) break
    collect(found, part, await listFilmsLikeTitles(handle, part, search))
  }
  return found
}

function partsOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}

function collect(
  found: FilmsOfTitle,
  titles: readonly string[],
  films: readonly (Film & { place: number })[],
): void {
  for (const film of films) {
    const title = titles[film.place] ?? ''
    const known = found.get(title)
    if (known) known.push(film)
    else found.set(title, [film])
  }
}

interface WorkName {
  medium: Medium
  internal_id?: number | undefined
  external_id?: string | undefined
}

/** A work's id here and at its source, from either. Throws `work_not_found`, `external_id_not_found`. */
export async function lookUpExternalId(
  ctx: Context,
  { medium, internal_id, external_id }: WorkName,
): Promise<ExternalId> {
  if (internal_id !== undefined) {
    return { medium, internal_id, external_id: await externalIdOf(ctx.db, medium, internal_id) }
  }
  if (external_id === undefined) throw invalidValue('internal_id', 'Required')
  const id = await findWorkByExternalId(ctx.db, medium, external_id)
  if (id === undefined) throw notFound('external_id')
  return { medium, internal_id: id, external_id }
}
