import type { Box } from './year-picture.ts'

interface Placed {
  index: number
  x: number
  y: number
  width: number
}

interface Layout {
  rows: { first: number; ratios: readonly number[]; tall: number }[]
  tall: number
}

/** Fewer pictures than this are never shown, unless there are no more. */
const shownMin = 12

/**
 * Places pictures of some ratios (width / height) in rows of one length in the middle of a box, each row of one height.
 * Of all numbers of pictures and rows it takes those that fill the box best, and rather more pictures than fewer.
 */
export function justify(ratios: readonly number[], box: Box, gap: number): Placed[] {
  let best: Layout = { rows: [], tall: 0 }
  let filled = 0
  for (let count = ratios.length; count > 0; count -= 1) {
    for (let rows = 1; rows <= Math.min(8, count); rows += 1) {
      const layout = inRows(ratios.slice(0, count), rows, box.width, gap)
      const scale = Math.min(1, box.height / layout.tall)
      const fill = (scale * scale * layout.tall) / box.height
      if (fill > filled * 1.06) [best, filled] = [layout, fill]
    }
    if (count <= shownMin) break
  }
  return place(best, box, gap)
}

function place({ rows, tall }: Layout, box: Box, gap: number): Placed[] {
  const scale = Math.min(1, box.height / tall)
  const left = box.x + (box.width * (1 - scale)) / 2
  let y = box.y + (box.height - tall * scale) / 2
  return rows.flatMap((row) => {
    let x = left
    const top = y
    y += (row.tall + gap) * scale
    return row.ratios.map((ratio, i) => {
      const width = row.tall * ratio * scale
      const placed = { index: row.first + i, x, y: top, width }
      x += width + gap * scale
      return placed
    })
  })
}

/** So many rows of about one length, in order. */
function inRows(ratios: readonly number[], count: number, width: number, gap: number): Layout {
  const share = ratios.reduce((sum, ratio) => sum + ratio, 0) / count
  const rows: Layout['rows'] = []
  let sum = 0
  for (const [i, ratio] of ratios.entries()) {
    const row = Math.min(count - 1, Math.floor((sum + ratio / 2) / share))
    sum += ratio
    const known = rows[row]
    if (known) rows[row] = { ...known, ratios: [...known.ratios, ratio] }
    else rows[row] = { first: i, ratios: [ratio], tall: 0 }
  }
  const set = rows.filter(Boolean).map((row) => ({
    ...row,
    tall:
      (width - gap * (row.ratios.length - 1)) /
      row.ratios.reduce((total, ratio) => total + ratio, 0),
  }))
  return { rows: set, tall: set.reduce((total, row) => total + row.tall, gap * (set.length - 1)) }
}
