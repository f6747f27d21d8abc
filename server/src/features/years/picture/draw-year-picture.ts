import { pictureFormats } from '@medley/contract/library/years'
import { breakLines, isDrawable, widthOf, writeText } from '../../../drawing/lettering.ts'
import {
  colours,
  drawMark,
  drawRating,
  encodePicture,
  writeBlock,
  writeLines,
} from '../../../drawing/picture-parts.ts'
import { coverBox, drawArt } from './draw-art.ts'
import type { Box, YearPicture } from './year-picture.ts'

const { ink, soft, bright } = colours

/** Where the parts of a format are. */
interface Layout {
  text: Omit<Box, 'height'>
  /** Null where the art follows the text. */
  art: Box | null
  edge: number
  footer: number
}

/** The lower end of art that follows the text. */
const artEnd = 1190

function layoutOf({ format, art }: YearPicture): Layout {
  const { width, height } = pictureFormats[format]
  if (format === 'portrait') {
    const edge = 84
    return {
      text: { x: edge, y: 92, width: width - edge * 2 },
      art: null,
      edge,
      footer: height - 74,
    }
  }
  const edge = 78
  const wide = art.kind === 'cover' ? 340 : 500
  const text = { x: edge, y: 70, width: width - edge * 2 - wide - 56 }
  const side = { x: width - edge - wide, y: 62, width: wide, height: 430 }
  return { text, art: side, edge, footer: height - 64 }
}

/** Draws a scene as PNG. */
export function drawYearPicture(picture: YearPicture): Promise<Buffer> {
  const size = pictureFormats[picture.format]
  const { text, art, edge, footer } = layoutOf(picture)
  const words = writeWords(picture, text)
  const below = { ...text, y: words.bottom + 40, height: artEnd - words.bottom - 40 }
  const drawn = art ? drawBeside(picture, art, words) : drawBelow(picture, below)
  return encodePicture(
    size,
    words.svg +
      drawn +
      writeOwner(picture.owner, edge, footer) +
      drawMark(size.width - edge, footer),
  )
}

/** The art beside the words, below which the ratings are. */
function drawBeside({ art, ratings }: YearPicture, side: Box, { x, width, bottom }: Words): string {
  const shown = art.kind === 'row' ? ({ kind: 'faces', works: art.works } as const) : art
  return drawArt(shown, side) + writeRatings(ratings, { x, y: bottom + 26, width }, 'row')
}

/** The art below the words, and the ratings beside a cover. */
function drawBelow({ art, ratings }: YearPicture, box: Box): string {
  if (art.kind !== 'cover') return drawArt(art, box)
  const at = coverBox(art.work, { ...box, width: 540 })
  const cover = { ...at, x: box.x }
  const x = box.x + at.width + 48
  const y = box.y + box.height - ratings.length * 140 + 28
  return (
    drawArt(art, cover) +
    writeRatings(ratings, { x, y, width: box.width - at.width - 48 }, 'column')
  )
}

function writeOwner(owner: string, x: number, y: number): string {
  return writeText(owner, { face: 'sans', size: 32, x, y, fill: soft })
}

interface Words {
  svg: string
  x: number
  width: number
  bottom: number
}

/** The name of the scene, its heading, lines and words, and where they end. */
function writeWords(picture: YearPicture, { x, y, width }: Omit<Box, 'height'>): Words {
  const isPortrait = picture.format === 'portrait'
  const name = writeText(picture.name.toUpperCase(), {
    face: 'sans',
    size: isPortrait ? 32 : 26,
    spacing: 0.14,
    x,
    y: y + 30,
    fill: bright,
  })
  const block = { x, width, fill: ink }
  const heading = writeBlock(picture.heading, {
    ...block,
    y: y + 56,
    lines: picture.isHuge ? 1 : 3,
    sizes: headingSizes(picture),
  })
  const top = y + 56 + (heading.bottom - y - 56) * (picture.isHuge ? 0.86 : 1) + 18
  const lines = writeEach(picture.lines, { ...block, y: top, fill: soft }, isPortrait)
  const quote = picture.words !== null && isDrawable(picture.words) ? `“${picture.words}”` : ''
  const quoted = writeLines(
    quote,
    { face: 'serif', size: isPortrait ? 42 : 32 },
    { ...block, y: lines.bottom + (quote === '' ? 0 : 18), lines: isPortrait ? 4 : 3 },
  )
  return { svg: name + heading.svg + lines.svg + quoted.svg, x, width, bottom: quoted.bottom }
}

function headingSizes({ format, isHuge }: YearPicture): number[] {
  if (format === 'portrait') return isHuge ? [380, 300, 240] : [112, 92, 76, 62]
  if (isHuge) return [180, 150]
  return [84, 68, 54, 46]
}

function writeEach(
  lines: readonly string[],
  block: { x: number; y: number; width: number; fill: string },
  isPortrait: boolean,
) {
  let svg = ''
  let y = block.y
  for (const line of lines.filter(isDrawable)) {
    const style = { face: 'sans', size: isPortrait ? 42 : 32 } as const
    const written = writeLines(line, style, { ...block, y, lines: 2 })
    svg += written.svg
    y = written.bottom + 4
  }
  return { svg, bottom: y }
}

/** Rings, each with whose rating it is. */
function writeRatings(
  ratings: YearPicture['ratings'],
  { x, y, width }: Omit<Box, 'height'>,
  direction: 'row' | 'column',
): string {
  const style = { face: 'sans', size: 30 } as const
  const isRow = direction === 'row'
  const room = (isRow ? width / ratings.length : width) - 150
  let left = x
  return ratings
    .map(({ rating, text, label }, i) => {
      const [short = ''] = isDrawable(label) ? breakLines(label, style, room, 1) : []
      const at = { x: left, y: isRow ? y : y + i * 140 }
      if (isRow) left += 126 + widthOf(short, style) + 48
      const verdict = { ...style, x: at.x + 126, y: at.y + 66, fill: soft }
      return drawRating(rating, at.x + 56, at.y + 56, text) + writeText(short, verdict)
    })
    .join('')
}
