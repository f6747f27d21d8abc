import { toIsbn13 } from '../../../catalogue/isbn.ts'
import { readDate, type SlashOrder } from '../../../parsing/dates.ts'
import { plainReview } from '../../../parsing/plain-review.ts'
import { type SourceRating, UnreadableRow } from './record.ts'

/** What dates of a file are read by. */
export interface DateReading {
  slashOrder: SlashOrder
  /** The latest date that is today somewhere. */
  today: string
}

/** `YYYY-MM-DD`, or null for an empty cell. Throws for other dates and those to come. */
export function readDay(text: string, column: string, reading: DateReading): string | null {
  const written = text.trim()
  if (written === '') return null
  const date = readDate(isoDay(written), reading.slashOrder)
  if (date === undefined) throw new UnreadableRow(`${column} is not a date like 2024-05-01`)
  if (date > reading.today) throw new UnreadableRow(`${column} is in the future`)
  return date
}

/** `2024/5/1` and `1/5/24` as the reader of dates knows them. */
function isoDay(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?$/.exec(text) ?? []
  if (year !== undefined) {
    return `${year}-${month.padStart(2, '0')}-${(day || '1').padStart(2, '0')}`
  }
  return text.replace(/^(\d{1,2}\/\d{1,2}\/)(\d{2})$/, '$120$2')
}

/** Midnight in UTC of a day. */
export function midnight(day: string | null): string | null {
  return day && `${day}T00:00:00.000Z`
}

/** A year of four digits, or null. */
export function readYear(text: string): number | null {
  const written = text.trim()
  if (written === '') return null
  if (!/^\d{4}$/.test(written)) throw new UnreadableRow('Year is not a year like 2024')
  return Number(written)
}

/**
 * A score of 1 to 10 from one on a scale of 5 or 10; halves of a point are rounded up. Null for an
 * empty cell and, where the source means none by it, for 0. Of a source with half stars, the other
 * fractions are errors.
 */
export function readRating(
  text: string,
  {
    scale,
    zeroIsNone = false,
    halfStars = false,
  }: { scale: 5 | 10; zeroIsNone?: boolean; halfStars?: boolean },
): SourceRating | null {
  const written = text.trim().replace(',', '.')
  if (written === '' || (zeroIsNone && Number(written) === 0)) return null
  const value = /^\d{0,2}(?:\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN
  const exact = (value * 10) / scale
  if (halfStars && !(exact >= 1 && exact <= 10 && Number.isInteger(exact))) {
    throw new UnreadableRow('Rating is not 0.5 to 5 in half stars')
  }
  if (!(value > 0 && value <= scale)) throw new UnreadableRow(`The score is not one up to ${scale}`)
  const points = Math.max(1, Math.round(exact))
  return { value: String(value), scale, points, isRounded: points !== exact }
}

const spoilerTag = /<\/?spoiler>|\[\/?spoiler\]/gi

/** The plain text of a review, and whether it marks a part of itself as a spoiler. */
export function readText(markup: string): { text: string | null; spoiler: boolean } {
  const text = markup.replaceAll('\0', '')
  return {
    text: plainReview(text.replaceAll(spoilerTag, '')),
    spoiler: text.search(spoilerTag) >= 0,
  }
}

/** A title without odd white space, of bounded length. Throws for none. */
export function readTitle(text: string): string {
  const title = tidy(text)
  if (title === '') throw new UnreadableRow('The title is missing')
  return title.slice(0, 500).toWellFormed()
}

/** White space as single blanks. */
export function tidy(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
}

/** Names with commas between them. */
export function readNames(text: string): string[] {
  return text.split(',').map(tidy).filter(Boolean).slice(0, 20)
}

/** Equal for titles and names that differ in case, accents and signs at most. */
export function comparable(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, '') || folded
}

/** The 13 digits of an ISBN however written, `="…"` around it included; undefined for what is none. */
export function readIsbn(text: string): string | undefined {
  return toIsbn13(text.replaceAll(/[="]/g, '')) ?? undefined
}
