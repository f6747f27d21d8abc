import type { Medium } from '@medley/contract/values/medium'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { type SourceParts, UnreadableRow } from '../record.ts'
import { readPlainText, readText, tidy } from '../values.ts'
import type { NamedWork } from './neodb-works.ts'

/** As it was written, but for spoilers: NeoDB draws no HTML. */
function markedSpoilers(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/>!((?:(?!>!|!<|!&lt;).)+)!(?:<|&lt;)/gs, '<spoiler>$1</spoiler>')
}

/** Markdown with the marks that reviews have here; pictures are left out. */
function withoutMarkdown(text: string): string {
  return text
    .replaceAll(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
    .replaceAll(
      /^#{1,6}[ \t]+(\S.*)$/gm,
      (_, heading: string) => `**${heading.replace(/(?<!#)#+$/, '').trim()}**`,
    )
    .replaceAll(/\[([^\]\n]+)\]\((https?:[^)\s]+)(?:[^\S\n][^)\n]*)?\)/g, '$1 ($2)')
}

/** A review with its title. */
export function markupOfReview(title: string, content: string): string {
  const text = withoutMarkdown(content).trim()
  const name = tidy(title)
  return name === '' ? text : `**${name}**\n\n${text}`
}

/** The texts about one thing as one: a comment, and the reviews. That of a season names it. */
export function readTexts(
  texts: readonly string[],
  { title, season }: Pick<NamedWork, 'title' | 'season'>,
): { text: string | null; spoiler: boolean } {
  const written = texts.map((text) => text.trim()).filter(Boolean)
  if (written.length === 0) return { text: null, spoiler: false }
  const all = season === null ? written : [`**${title}**`, ...written]
  return readText(markedSpoilers(all.join('\n\n')))
}

type Remark = SourceParts['remark']
type Point = Pick<Remark, 'entry' | 'share' | 'amount' | 'unit' | 'total'>

/** Where in a work a note was written. */
export interface NotePlace {
  kind: 'page' | 'timestamp' | 'percentage' | 'episode' | 'track' | 'other'
  value: string
}

const digits = /(\d+(?:\.\d+)?)/
const words: [NotePlace['kind'], RegExp][] = [
  ['percentage', /%$|^(?:percentage|prozent)\b/i],
  ['timestamp', /^\d+(?::\d{1,2}){1,2}$/],
  ['page', /^(?:page|p\.?|seite|s\.)\s*\d|^第?\s*\d+\s*[页頁]$/i],
  ['episode', /^(?:episode|ep\.?|folge)\s*\d|^第?\s*\d+\s*[集话話期]$/i],
  ['track', /^(?:track|titel|stück|lied)\s*\d|^(?:第?\s*\d+\s*[首轨軌曲]|(?:音轨|曲目)\s*\d+)$/i],
]

/** The place that is shown to people, in the language of their account; null without one. */
export function placeIn(shown: string): NotePlace | null {
  const text = shown.trim()
  if (text === '') return null
  const kind = words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
  const value = kind === 'timestamp' ? text : (digits.exec(text)?.[1] ?? '')
  return { kind, value }
}

/**
 * A note as a remark at its place. In a film or book one whose place has no such form comes at the end, so that it
 * gives nothing away. Throws for one in another work whose place is not known.
 */
export function readNote(
  { work, season }: NamedWork,
  note: { title: string; content: string; place: NotePlace | null; shown: string; time: string },
): Remark {
  const [medium = 'film'] = work.mediums
  const point = pointOf(medium, season, note.place)
  if (!point) throw new UnreadableRow({ code: 'placeOfNote' })
  const isPlaced = note.place === null || point !== theEnd
  const texts = [isPlaced ? '' : note.shown, note.title, note.content].map((text) => text.trim())
  const text = readPlainText(markedSpoilers(texts.filter(Boolean).join('\n\n')))
  if (text === null) throw new UnreadableRow({ code: 'emptyComment' })
  return { ...point, content: cutText(text, limits.remarkMax), time: note.time }
}

const theEnd: Point = { entry: null, share: 10_000, amount: 100, unit: 'percent', total: null }

function pointOf(medium: Medium, season: number | null, place: NotePlace | null): Point | null {
  if (medium === 'film' || medium === 'book') return place ? shareOf(medium, place) : theEnd
  const number = Number(place?.value)
  const isNumber = Number.isInteger(number) && number >= 1 && number <= limits.entryNumberMax
  const disc = medium === 'album' && place?.kind === 'track' ? 1 : null
  const ofShow = medium === 'tvShow' && place?.kind === 'episode' ? season : null
  const whole = disc ?? ofShow
  if (whole === null || !isNumber) return null
  const entry = { season: whole, number }
  return { entry, share: null, amount: null, unit: null, total: null }
}

/** The share of pages and minutes follows from the length of the work. */
function shareOf(medium: Medium, { kind, value }: NotePlace): Point {
  const number = kind === 'timestamp' ? minutesIn(value) : Math.round(Number(value))
  const point = { entry: null, share: null, amount: number, total: null }
  if (value === '' || !(number >= 0 && number <= limits.progressAmountMax)) return theEnd
  if (kind === 'percentage' && number <= 100) {
    return { ...point, share: number * 100, unit: 'percent' }
  }
  if (kind === 'page' && medium === 'book') return { ...point, unit: 'page' }
  return kind === 'timestamp' ? { ...point, unit: 'minute' } : theEnd
}

/** The minutes of `01:12:00` or `12:30`, or of seconds. */
function minutesIn(text: string): number {
  const parts = text.split(':').map(Number)
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0)
  return Math.floor(seconds / 60)
}
