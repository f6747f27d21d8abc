import { spreadPalettes } from '@medley/covers/spread-palettes'
import { disc, paint, rect } from '@medley/covers/shapes'
import { productName } from '@medley/messages/titles'
import { localeOf } from '../../../lib/locale.ts'
import { openPicture } from '../../../lib/open-picture.ts'
import { oneLine, shorten } from '../document/text.ts'
import { breakLines, isDrawable, type TextStyle, widthOf, writeText } from './card-type.ts'
import { coverRatio, type CoverFacts, drawCover, motifOf } from './draw-cover.ts'

/** The content of a link preview picture. */
export type Card =
  | { kind: 'work'; work: CoverFacts; label: string; rating: number | null }
  | { kind: 'review'; work: CoverFacts; rating: number; name: string; words: string | null }
  | { kind: 'shelf'; title: string; detail: string; works: readonly CoverFacts[] }

const { list: enumerate, number: formatRating } = localeOf('en')

export const cardSize = { width: 1200, height: 630 }

/** Works on a shelf. */
export const shelfLength = 5

const ground = '#0f3d3e'
const quiet = '#1b5554'
const shade = '#0a2c2d'
const ink = '#f6ecd6'
const soft = '#c9d3c4'
const bright = '#f3c677'
const edge = 78

/** Draws a card as PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { width, height } = cardSize
  const content = contentOf(card)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paint(ground, rect(0, 0, width, height))}${paint(bright, rect(0, 0, width, 10))}${content}</svg>`
  const picture = await openPicture(Buffer.from(svg))
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
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
    drawName()
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
  const place = { face: 'sans', size: 32, x: edge + 136 } as const
  const [by = ''] = isDrawable(name) ? breakLines(name, place, 560, 1) : []
  const [title = ''] = breakLines(on, place, 440, 1)
  return (
    writeText(by, { ...place, y: title === '' ? 511 : 494, fill: bright }) +
    writeText(title, { ...place, y: 534, fill: soft })
  )
}

function drawShelf({ title, detail, works }: CardOf<'shelf'>): string {
  const shown = works.slice(0, shelfLength)
  const palettes = spreadPalettes(
    shown.map((work) => ({ motif: motifOf(work.medium), title: work.title })),
  )
  const [gap, floor] = [20, 566]
  const wide = (cardSize.width - edge * 2 - gap * (shelfLength - 1)) / shelfLength
  const covers = shown.map((work, i) => {
    const x = edge + i * (wide + gap)
    return drawCover(work, {
      x,
      y: floor - wide / coverRatio(work.medium),
      width: wide,
      palette: palettes[i],
    })
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

interface Block {
  x: number
  y: number
  width: number
  lines: number
  fill: string
}

/** Lines of text from `y` down, and where they end. */
function writeLines(text: string, style: TextStyle, { x, y, width, lines, fill }: Block) {
  const leading = style.size * 1.14
  const set = text === '' ? [] : breakLines(text, style, width, lines)
  const svg = set
    .map((line, i) =>
      writeText(line, { ...style, x, y: y + style.size * 0.84 + i * leading, fill }),
    )
    .join('')
  return {
    svg,
    bottom: y + set.length * leading,
    isCut: set.at(-1)?.endsWith('…') === true && !text.endsWith('…'),
  }
}

/** A heading in the largest of `sizes` at which it fits; empty where the font lacks a letter. */
function writeBlock(text: string, { sizes, ...block }: Block & { sizes: readonly number[] }) {
  const shown = isDrawable(text) ? oneLine(text) : ''
  const set = (size: number) => {
    const style = { face: 'serif', size, spacing: -0.012 } as const
    const longest = Math.max(0, ...shown.split(' ').map((word) => widthOf(word, style)))
    const lines = Math.min(
      block.lines,
      Math.floor((block.lines * Math.min(...sizes) * 1.3) / size) || 1,
    )
    return { ...writeLines(shown, style, { ...block, lines }), isBroken: longest > block.width }
  }
  const fitting = sizes.map(set).find(({ isCut, isBroken }) => !isCut && !isBroken)
  return fitting ?? set(Math.min(...sizes))
}

function drawRating(rating: number, x: number, y: number): string {
  const radius = 50
  const length = 2 * Math.PI * radius
  const ring = (colour: string, more = '') =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="11"${more}/>`
  const arc = ` stroke-linecap="round" transform="rotate(-90 ${x} ${y})" stroke-dasharray="${(length * rating) / 10} ${length}"`
  const number = { face: 'serif', size: 48, x, y: y + 16, fill: ink, anchor: 'middle' } as const
  return (
    paint(ground, disc(x, y, radius)) +
    ring(quiet) +
    (rating > 0 ? ring(bright, arc) : '') +
    writeText(formatRating(rating), number)
  )
}

/** The product's mark and name at the right edge, on the baseline `y`. */
function drawName(y = 548): string {
  const style = { face: 'serif', size: 42 } as const
  const x = cardSize.width - edge - widthOf(productName, style)
  const bars = [0, 9, 18, 9, 0].map((down, i) =>
    paint(i === 2 ? bright : ink, rect(x - 64 + i * 10, y - 35 + down, 8, 36 - down)),
  )
  return bars.join('') + writeText(productName, { ...style, x, y, fill: ink })
}

/** The first sentence of a text, or two where the first is short. */
export function firstSentence(text: string): string {
  const [first = '', second] = oneLine(text).split(/(?<=[.!?…])\s+/)
  return shorten(first.length < 28 && second !== undefined ? `${first} ${second}` : first, 170)
}
