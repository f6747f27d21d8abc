import { fileURLToPath } from 'node:url'
import { productName } from '@medley/contract/titles'
import sharp, { type OverlayOptions } from 'sharp'
import { paths } from '../../../paths.ts'
import { escapeHtml } from '../document/head.ts'
import { enumerate, oneLine, shorten } from '../document/text.ts'
import { ratingText } from '../document/words.ts'

/** The content of a link preview picture for a work without a poster. */
export interface Card {
  /** Film, Book … */
  kind: string
  title: string
  creators: readonly string[]
  /** 0 to 10, or null without ratings. */
  rating: number | null
}

export const cardSize = { width: 1200, height: 630 }

const ground = '#0f3d3e'
const quiet = '#1b5554'
const ink = '#f6ecd6'
const soft = '#c9d3c4'
const bright = '#f3c677'
const left = 80
const textWidth = 700

const font = fileURLToPath(paths.cardFont)
const family = 'Newsreader 16pt'

/** Whether the font has every character of a text; a title in another script gets no picture. */
export function isDrawable(text: string): boolean {
  return /^[ -~\u00A1-\u00FF–—‘’‚“”„•…‹›]+$/.test(oneLine(text))
}

/** Draws a card as PNG. The title must be drawable; creators that are not are left out. */
export async function drawCard({ kind, title, creators, rating }: Card): Promise<Buffer> {
  const heading = await drawText(shorten(title, 90), { size: sizeOf(title), colour: ink })
  const names = creators.filter(isDrawable).slice(0, 3)
  const top = 168
  const layers: OverlayOptions[] = [
    { input: Buffer.from(drawShapes(rating)), left: 0, top: 0 },
    { ...(await drawText(kind, { size: 34, colour: bright })), left, top: 100 },
    { input: heading.input, left, top },
    { ...(await drawText(productName, { size: 40, colour: ink })), left: left + 62, top: 532 },
  ]
  if (names.length > 0) {
    const line = await drawText(shorten(enumerate(names), 80), { size: 36, colour: soft })
    layers.push({ input: line.input, left, top: top + heading.height + 28 })
  }
  if (rating !== null) {
    const number = await drawText(ratingText(rating), { size: 96, colour: ink })
    layers.push({
      input: number.input,
      left: Math.round(circle.x - number.width / 2),
      top: Math.round(circle.y - number.height / 2),
    })
  }
  return sharp({ create: { ...cardSize, channels: 3, background: ground } })
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const circle = { x: 980, y: 300, radius: 120 }

/** The mark, and the arc of a rating. */
function drawShapes(rating: number | null): string {
  const { x, y, radius } = circle
  const length = 2 * Math.PI * radius
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="22"`
  const arc = `${ring} stroke="${bright}" stroke-linecap="round" transform="rotate(-90 ${x} ${y})"
    stroke-dasharray="${(length * (rating ?? 0)) / 10} ${length}"/>`
  const rated = rating === null ? '' : `${ring} stroke="${quiet}"/>${rating > 0 ? arc : ''}`
  const bars = [0, 9, 18, 9, 0].map(
    (down, index) =>
      `<rect x="${left + index * 10}" y="${536 + down}" width="8" height="${36 - down}" rx="2"
        fill="${index === 2 ? bright : ink}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
    <rect x="0" y="0" width="${cardSize.width}" height="12" fill="${bright}"/>${rated}${bars.join('')}</svg>`
}

function sizeOf({ length }: string): number {
  if (length <= 16) return 104
  return length <= 40 ? 80 : 60
}

interface DrawnText {
  input: Buffer
  width: number
  height: number
}

async function drawText(
  text: string,
  { size, colour }: { size: number; colour: string },
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: font,
      width: textWidth,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
