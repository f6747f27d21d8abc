import { cleanText } from '@medley/contract/values/clean-text'
import type { ImportMessage } from '@medley/messages/import-messages'
import { hasAtMost, limits } from '@medley/contract/limits'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { cutText } from '@medley/contract/values/text-cuts'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { toIsbn13 } from './parsing/isbn.ts'
import { plainReview } from './parsing/plain-review.ts'
import { checkSpoilerTags } from './parsing/spoilers.ts'
import { type SourceRating, type SourceWork, UnreadableRow, type WorkIds } from './record.ts'

/** The first year in a cell such as `1975`, `1975.0` or `2008–2013`, or null. */
export function readYear(text: string): number | null {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]
  return year === undefined ? null : Number(year)
}

/**
 * Converts a score of at most `scale` to 1 to 10 points; half points are rounded up. Null for an
 * empty cell and, with `zeroIsNone`, for 0. With `halfStars`, throws for other fractions.
 */
export function readRating(
  text: string,
  {
    scale,
    zeroIsNone = false,
    halfStars = false,
  }: { scale: number; zeroIsNone?: boolean; halfStars?: boolean },
): SourceRating | null {
  const written = text.trim().replace(',', '.')
  if (written === '' || (zeroIsNone && Number(written) === 0)) return null
  const value = /^\d{0,3}(?:\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN
  const exact = (value * 10) / scale
  if (halfStars && !(exact >= 1 && exact <= 10 && Number.isInteger(exact))) {
    throw new UnreadableRow({ code: 'halfStars' })
  }
  if (!(value > 0 && value <= scale)) {
    throw new UnreadableRow({ code: 'scoreRange', params: { max: scale } })
  }
  const points = Math.max(1, Math.round(exact))
  return { value: String(value), scale, points, isRounded: points !== exact }
}

/**
 * The text of a review with the marks of its formatting. It is a spoiler as a whole where tags of spoilers were
 * not closed or may have been cut off.
 */
export function readText(markup: string): { text: string | null; spoiler: boolean } {
  const written = markup.replaceAll('\0', '')
  const whole = plainReview(written) ?? ''
  const text = visibleText(whole) || null
  const tags = checkSpoilerTags(written)
  const mayBeCut = !hasAtMost(whole, limits.reviewMax - 1)
  const isSpoiler = tags === 'loose' || (tags === 'closed' && mayBeCut)
  return { text, spoiler: text !== null && isSpoiler }
}

/** A text without markup or formatting, or null. */
export function readPlainText(markup: string): string | null {
  const { text } = readText(markup)
  return text === null ? null : withoutMarks(text, { spoilers: true })
}

/** The note of a list entry, without markup; absent if empty. */
export function noteOf(markup: string): { note?: string } {
  const text = readPlainText(markup)
  return text === null ? {} : { note: cutText(text, limits.listNoteMax) }
}

/** The title of a list, or another one where it has none. */
export function listTitle(written: string, other: string): string {
  return cutText(tidy(written), limits.listTitleMax) || other
}

/** The description of a list, without markup; null if empty. */
export function listDescription(markup: string | null | undefined): string | null {
  return cutText(readPlainText(markup ?? '') ?? '', limits.listDescriptionMax) || null
}

/** The title of a row that is left out; null without one. */
export function shownTitle(written: string): string | null {
  return cutText(tidy(written), 200) || null
}

const tagsMax = 50

/** Comma-separated tags without duplicates. */
export function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => cutText(tidy(tag), limits.tagMax))
  return [...new Set(tags.filter(Boolean))].slice(0, tagsMax)
}

/** The notes of a row; null for none. */
export function collectNotes(...notes: (ImportMessage | null | false)[]): ImportMessage[] | null {
  const own = notes.filter((note) => note !== null && note !== false)
  return own.length > 0 ? own : null
}

/** A title with tidy white space and limited length. Throws if empty. */
export function readTitle(text: string): string {
  const title = tidy(text)
  if (title === '') throw new UnreadableRow({ code: 'titleMissing' })
  return cutText(title, limits.workTitleMax)
}

/** Sources whose ids works can be looked up by, as they are written. */
const sourceNames: Record<string, string> = {
  tmdb: 'TMDB',
  imdb: 'IMDb',
  thetvdb: 'TheTVDB',
  myanimelist: 'MyAnimeList',
  openlibrary: 'Open Library',
  googlebooks: 'Google Books',
  musicbrainz: 'MusicBrainz',
}

/** A written title. The id by which a work can be looked up stands for one that is missing; throws without both. */
export function titleOrId(written: string, ids: WorkIds): Pick<SourceWork, 'title' | 'isNameless'> {
  const known = Object.entries(ids).find(([source, id]) => source in sourceNames && id)
  if (tidy(written) !== '' || !known) return { title: readTitle(written) }
  const [source, id = ''] = known
  return { title: `${sourceNames[source] ?? ''} ${id}`, isNameless: true }
}

/** As `visibleText`, with white space collapsed to single spaces. */
export function tidy(text: string): string {
  return visibleText(text.replaceAll(/[\s\p{Cc}]+/gu, ' ')).replaceAll(/ {2,}/g, ' ')
}

/** The text without what members cannot write either: control characters and invisible signs; empty if nothing else is left. */
export function visibleText(text: string): string {
  const clean = cleanText(text)
  return hasVisibleSign(clean) ? clean : ''
}

/** Text that follows a comma and is part of the name before it. */
const nameEnd =
  '(?:jr|jnr|sr|snr|ii|iii|iv|2nd|3rd|esq|m\\.?d|ph\\.?d|d\\.?d\\.?s|inc|ltd|llc)\\b\\.?'
const endOfName = new RegExp(`,\\s*(?=${nameEnd}\\s*(?:,|$))`, 'gi')

/** Comma-separated names; "Sammy Davis, Jr." is one. */
export function readNames(text: string): string[] {
  return readName(text).split(',').map(tidy).filter(Boolean).slice(0, 20)
}

/** A name without the comma before "Jr." and the like. */
export function readName(text: string): string {
  return tidy(text.replaceAll(endOfName, ' '))
}

/** Equal for texts that differ only in case, accents and punctuation. */
export function comparable(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, '') || folded
}

/** The ISBN-13 of any written ISBN, even inside `="…"`; undefined if it is not an ISBN. */
export function readIsbn(text: string): string | undefined {
  return toIsbn13(text.replaceAll(/[="]/g, '')) ?? undefined
}
