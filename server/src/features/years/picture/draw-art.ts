import { paint, rect } from '@medley/covers/shapes'
import { coverRatio, type CoverFacts, drawCover } from '../../../drawing/draw-cover.ts'
import { writeText } from '../../../drawing/lettering.ts'
import { colours } from '../../../drawing/picture-parts.ts'
import { justify } from './justify.ts'
import type { Art, Box } from './year-picture.ts'

const { quiet, shade, ink, soft, bright } = colours

/** SVG of the art of a picture, within a box. */
export function drawArt(art: Art, box: Box): string {
  if (art.kind === 'cover') return drawOne(art.work, box)
  if (art.kind === 'row') return drawRow(art.works, box)
  return art.kind === 'faces' ? drawFaces(art.works, box) : drawMonths(art, box)
}

function drawOne(work: CoverFacts, box: Box): string {
  const { x, y, width, height } = coverBox(work, box)
  return paint(shade, rect(x + 10, y + 10, width, height)) + drawCover(work, { x, y, width })
}

/** Where one cover is, as large as it fits, at the lower right of its box. */
export function coverBox({ medium }: CoverFacts, { x, y, width, height }: Box): Box {
  const ratio = coverRatio(medium)
  const wide = Math.min(width, height * ratio)
  const tall = wide / ratio
  return { x: x + width - wide, y: y + height - tall, width: wide, height: tall }
}

/** Covers of one height on a shelf along the lower edge of the box; as many as are not too small. */
function drawRow(works: readonly CoverFacts[], { x, y, width, height }: Box): string {
  const [gap, board] = [20, 8]
  const tallMax = Math.min(height - board, 440)
  const tallOf = (shown: readonly CoverFacts[]) =>
    (width - gap * (shown.length - 1)) /
    shown.reduce((sum, { medium }) => sum + coverRatio(medium), 0)
  let shown = works
  while (shown.length > 1 && tallOf(shown) < tallMax * 0.66) shown = shown.slice(0, -1)
  const tall = Math.min(tallMax, tallOf(shown))
  const floor = y + height - board
  let left = x
  const covers = shown.map((work) => {
    const wide = tall * coverRatio(work.medium)
    const at = { x: left, y: floor - tall, width: wide }
    left += wide + gap
    return drawCover(work, at)
  })
  return covers.join('') + paint(quiet, rect(x - 24, floor, width + 48, board))
}

/** Covers in rows that fill the width of the box. */
function drawFaces(works: readonly CoverFacts[], box: Box): string {
  const ratios = works.map(({ medium }) => coverRatio(medium))
  return justify(ratios, box, 14)
    .map(({ index, x, y, width }) => {
      const work = works[index]
      return work ? drawCover(work, { x, y, width }) : ''
    })
    .join('')
}

type Months = Extract<Art, { kind: 'months' }>

/** A bar for each month and, where there is room, covers of the busiest one below. */
function drawMonths({ months, busiest, initials, works }: Months, box: Box): string {
  const hasCovers = box.height > 600 && works.length > 0
  const bars = hasCovers ? { ...box, height: box.height - 400 } : box
  const gap = bars.width * 0.022
  const wide = (bars.width - gap * 11) / 12
  const floor = bars.y + bars.height - 46
  const most = Math.max(1, ...months)
  const drawn = months.map((count, i) => {
    const left = bars.x + i * (wide + gap)
    const tall = count === 0 ? 4 : Math.max(10, ((bars.height - 46) * count) / most)
    const isBusiest = i + 1 === busiest
    const label = {
      face: 'sans',
      size: 26,
      x: left + wide / 2,
      y: floor + 38,
      fill: isBusiest ? ink : soft,
      anchor: 'middle',
    } as const
    return (
      paint(isBusiest ? bright : quiet, rect(left, floor - tall, wide, tall)) +
      writeText(initials[i] ?? '', label)
    )
  })
  const row = { ...box, y: box.y + box.height - 350, height: 350 }
  return drawn.join('') + (hasCovers ? drawRow(works, row) : '')
}
