import type { Medium } from '@medley/contract/values/medium'
import { escapeHtml, Html, html } from '../../../lib/html.ts'
import type { PlacedText } from '../../../drawing/lettering.ts'
import { type CoverFacts, coverRatio, drawContent } from '../../../drawing/draw-cover.ts'
import type { PageTexts } from './words.ts'

/** A work whose cover is on a page. */
export interface CoveredWork extends CoverFacts {
  posterSource: string | null
}

/** Two rows on a wide screen and more on a phone; the page would be longer by those that are not seen. */
const drawnMax = 14

/** The place of a cover that comes with the app. */
export const emptyCover = (medium: Medium): Html => frameAround(medium, html``)

/** The cover of a work, or its place where the work has a picture from elsewhere. */
export function pageCover(texts: PageTexts, work: CoveredWork): Html {
  if (work.posterSource !== null) return emptyCover(work.medium)
  return frameAround(work.medium, draw(texts, work))
}

/** The covers of works that are shown in this order. */
export function pageCovers(texts: PageTexts, works: readonly CoveredWork[]): Html[] {
  return works.map((work, at) => (at < drawnMax ? pageCover(texts, work) : emptyCover(work.medium)))
}

const frameAround = (medium: Medium, cover: Html): Html =>
  html`<i class="${coverRatio(medium) === 1 ? 'boot-square' : ''}">${cover}</i>`

/** The drawing holds numbers and colours of ours, and texts that `writeText` escapes. */
function draw({ titles }: PageTexts, work: CoveredWork): Html {
  const label = titles.mediumNames[work.medium].toUpperCase()
  const { svg, height } = drawContent(work, { label, write: writeText })
  return new Html(`<svg viewBox="0 0 100 ${height}" aria-hidden="true">${svg}</svg>`)
}

/** SVG of a line of text in the fonts of the page. */
function writeText(text: string, style: PlacedText): string {
  const { face, size, spacing = 0, weight = 400, x, y, fill, anchor = 'start' } = style
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const attributes = `x="${short(x)}" y="${short(y)}"${anchored} fill="${fill}"`
  const type = `font-family="var(--${face})" font-size="${short(size)}" font-weight="${weight}"`
  const spaced = spacing === 0 ? '' : ` letter-spacing="${short(spacing * size)}"`
  return `<text ${attributes} ${type}${spaced}>${escapeHtml(text)}</text>`
}

/** At most two decimals. */
const short = (value: number) => Math.round(value * 100) / 100
