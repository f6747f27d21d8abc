import { disc, paint, rect } from '@medley/covers/shapes'
import { productName } from '@medley/messages/titles'
import { localeOf } from '../lib/locale.ts'
import { oneLine } from '../lib/one-line.ts'
import { openPicture } from '../lib/open-picture.ts'
import { breakLines, isDrawable, type TextStyle, widthOf, writeText } from './lettering.ts'

const { number: formatRating } = localeOf('en')

export const colours = {
  ground: '#0f3d3e',
  quiet: '#1b5554',
  shade: '#0a2c2d',
  ink: '#f6ecd6',
  soft: '#c9d3c4',
  bright: '#f3c677',
} as const

const { ground, quiet, ink, bright } = colours

/** A PNG of SVG on the product's ground, with a line along the upper edge. */
export async function encodePicture(
  { width, height }: { width: number; height: number },
  content: string,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paint(ground, rect(0, 0, width, height))}${paint(bright, rect(0, 0, width, 10))}${content}</svg>`
  const picture = await openPicture(Buffer.from(svg))
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

export interface Block {
  x: number
  y: number
  width: number
  lines: number
  fill: string
}

/** Lines of text from `y` down, and where they end. */
export function writeLines(text: string, style: TextStyle, { x, y, width, lines, fill }: Block) {
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
export function writeBlock(
  text: string,
  { sizes, ...block }: Block & { sizes: readonly number[] },
) {
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

/** A ring that is filled as far as a rating, with its number in it. */
export function drawRating(
  rating: number,
  x: number,
  y: number,
  text = formatRating(rating),
): string {
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
    writeText(text, number)
  )
}

/** The product's mark and name, which end at `right`, on the baseline `y`. */
export function drawMark(right: number, y: number): string {
  const style = { face: 'serif', size: 42 } as const
  const x = right - widthOf(productName, style)
  const bars = [0, 9, 18, 9, 0].map((down, i) =>
    paint(i === 2 ? bright : ink, rect(x - 64 + i * 10, y - 35 + down, 8, 36 - down)),
  )
  return bars.join('') + writeText(productName, { ...style, x, y, fill: ink })
}
