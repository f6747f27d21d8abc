import { paint, rect } from '@medley/covers/shapes'
import { productName } from '@medley/messages/titles'
import { coverRatio, type CoverFacts, drawCover } from '../../../drawing/draw-cover.ts'
import { breakLines, isDrawable, writeText } from '../../../drawing/lettering.ts'
import {
  colours,
  drawMark,
  drawRating,
  encodePicture,
  writeBlock,
  writeLines,
} from '../../../drawing/picture-parts.ts'
import { localeOf } from '../../../lib/locale.ts'
import { oneLine } from '../../../lib/one-line.ts'

/** The content of a link preview picture. */
export type Card =
  | { kind: 'work'; work: CoverFacts; label: string; rating: number | null }
  | { kind: 'review'; work: CoverFacts; rating: number; name: string; words: string | null }
  | { kind: 'shelf'; title: string; detail: string; works: readonly CoverFacts[] }

const { list: enumerate } = localeOf('en')
const { quiet, shade, ink, soft, bright } = colours

export const cardSize = { width: 1200, height: 630 }

/** Works on a shelf. */
export const shelfLength = 5

const edge = 78

/** Draws a card as PNG. */
export function drawCard(card: Card): Promise<Buffer> {
  return encodePicture(cardSize, contentOf(card))
}

function contentOf(card: Card): string {
  if (card.kind === 'work') return drawWork(card)
  if (card.kind === 'review') return drawReview(card)
  return drawShelf(card)
}

type CardOf<Kind> = Extract<Card, { kind: Kind }>

function drawWork({ work, label, rating }: CardOf<'work'>): string {
  const cover = placeCover(work, edge)
  const x = edge + cover.width + 64
  const width = cardSize.width - x - edge
  const top = writeText(label.toUpperCase(), {
    face: 'sans',
    size: 26,
    spacing: 0.14,
    x,
    y: 118,
    fill: bright,
  })
  const title = writeBlock(work.title, {
    x,
    y: 132,
    width,
    sizes: [88, 70, 56, 46],
    lines: 4,
    fill: ink,
  })
  const names = enumerate(work.creators.filter(isDrawable).slice(0, 3).map(oneLine))
  const facts = [names, work.releaseDate?.slice(0, 4)].filter(Boolean).join(' · ')
  const below = writeLines(
    facts,
    { face: 'sans', size: 34 },
    { x, y: title.bottom + 26, width, lines: 2, fill: soft },
  )
  return (
    cover.svg +
    top +
    title.svg +
    below.svg +
    (rating === null ? '' : drawRating(rating, x + 56, 500)) +
    drawName(548)
  )
}

function drawReview({ work, rating, name, words }: CardOf<'review'>): string {
  const cover = placeCover(work, cardSize.width - edge - coverWidth(work))
  const width = cover.x - 64 - edge
  const said = words !== null && isDrawable(words) && `“${words}”`
  const shown = said || (isDrawable(work.title) ? work.title : name)
  const text = writeBlock(shown, {
    x: edge,
    y: 76,
    width,
    sizes: said ? [58, 50, 42] : [88, 70, 56],
    lines: said ? 6 : 4,
    fill: ink,
  })
  const on = said && isDrawable(work.title) ? `on ${oneLine(work.title)}` : ''
  return cover.svg + text.svg + drawRating(rating, edge + 56, 500) + signReview(name, on)
}

/** Who wrote a review and, where its words stand above, on what. */
function signReview(name: string, on: string): string {
  const style = { face: 'sans', size: 32, x: edge + 136 } as const
  const [by = ''] = isDrawable(name) ? breakLines(name, style, 560, 1) : []
  const [title = ''] = breakLines(on, style, 440, 1)
  return (
    writeText(by, { ...style, y: title === '' ? 511 : 494, fill: bright }) +
    writeText(title, { ...style, y: 534, fill: soft })
  )
}

function drawShelf({ title, detail, works }: CardOf<'shelf'>): string {
  const shown = works.slice(0, shelfLength)
  const [gap, floor] = [20, 566]
  const wide = (cardSize.width - edge * 2 - gap * (shelfLength - 1)) / shelfLength
  const covers = shown.map((work, i) => {
    const x = edge + i * (wide + gap)
    return drawCover(work, { x, y: floor - wide / coverRatio(work.medium), width: wide })
  })
  const heading = isDrawable(title) ? title : productName
  const room = cardSize.width - edge * 2 - 230
  const text = writeBlock(heading, {
    x: edge,
    y: 56,
    width: room,
    sizes: shown.length === 0 ? [96, 76] : [76, 60, 50],
    lines: 2,
    fill: ink,
  })
  const below = writeLines(
    isDrawable(detail) ? detail : '',
    { face: 'sans', size: 32 },
    { x: edge, y: text.bottom + 14, width: room, lines: 1, fill: soft },
  )
  return [
    text.svg,
    below.svg,
    covers.join(''),
    paint(quiet, rect(edge - 24, floor, cardSize.width - (edge - 24) * 2, 8)),
    drawName(92),
  ].join('')
}

const coverWidth = ({ medium }: CoverFacts) => (coverRatio(medium) === 1 ? 410 : 320)

function placeCover(work: CoverFacts, x: number) {
  const width = coverWidth(work)
  const height = width / coverRatio(work.medium)
  const y = (cardSize.height + 10 - height) / 2
  const svg = paint(shade, rect(x + 10, y + 10, width, height)) + drawCover(work, { x, y, width })
  return { svg, x, width }
}

/** The product's mark and name at the right edge, on the baseline `y`. */
const drawName = (y: number) => drawMark(cardSize.width - edge, y)
