import { type CoverMotif, paletteOf } from './design-cover.ts'
import type { CoverPalette } from './palettes.ts'
import { hashText, randomFrom } from './seeded.ts'
import { disc, line, paint, pick, rect, stroke, times, turned } from './shapes.ts'
import { wallPalette } from './wall-palette.ts'

export interface ShelvedWork {
  motif: CoverMotif
  title: string
}

/** Works that stand on one board. */
const perBoard = 5

/** Width for works on a board, and between two of them. */
const [room, gap] = [88, 1.2]

/** Height of a board with what stands on it; a shelf is 100 wide. */
const boardHeight = 50

/** Where works stand, from the top of their board. */
const floor = 45

interface Spine {
  width: number
  height: number
  /** SVG with its lower left corner at 0 0. */
  svg: string
}

/**
 * The cover of a list: its first works on boards, each in the palette of its own cover, before a wall in
 * the colour of the list's title. SVG elements, 100 wide and 50 high for each of `boards`.
 */
export function drawShelf(title: string, works: readonly ShelvedWork[], boards: 1 | 2): string {
  const shown = works.slice(0, boards * perBoard)
  const onEach = Math.min(perBoard, Math.max(2, Math.ceil(shown.length / boards)))
  const palettes = shown.map((work) => paletteOf(work.motif, work.title))
  const wall = wallPalette(title, palettes)
  const random = randomFrom(hashText(title))
  const spines = shown.map(({ motif, title: name }, i) =>
    stand(motif, palettes[i] ?? wall, randomFrom(hashText(name))),
  )
  return (
    paint(wall.ground, rect(0, 0, 100, boards * boardHeight)) +
    times(boards, (board) => {
      const row = spines.slice(board * onEach, (board + 1) * onEach)
      return turned(`translate(0 ${board * boardHeight})`, drawBoard(row, wall, random))
    })
  )
}

/** Works in a row on a board, smaller where they are many; the last one leans if the row has room. */
function drawBoard(row: readonly Spine[], wall: CoverPalette, random: () => number): string {
  const whole = row.reduce((sum, { width }) => sum + width + gap, 0)
  const scale = Math.min(1, room / whole)
  let x = 0
  const stood = row.map(({ width, height, svg }, i) => {
    const leans = i > 0 && i === row.length - 1 && whole + height * 0.3 < room
    const left = leans ? x + height * 0.2 : x
    x += width + gap
    return turned(`translate(${left.toFixed(1)})${leans ? ' rotate(-11)' : ''}`, svg)
  })
  const start = pick(random, 5, 7)
  return (
    turned(`translate(${start} ${floor}) scale(${scale.toFixed(3)})`, stood.join('')) +
    paint(wall.tint, rect(0, floor, 100, 5)) +
    paint(wall.bright, rect(0, floor, 100, 1))
  )
}

function stand(motif: CoverMotif, palette: CoverPalette, random: () => number): Spine {
  if (motif === 'disc') return standRecord(palette)
  if (motif === 'wave') return standTape(palette, random)
  return standSpine(palette, random)
}

/** A book, film or show: its spine, with bands and a plate. */
function standSpine(palette: CoverPalette, random: () => number): Spine {
  const [width, height] = [pick(random, 10.5, 15), pick(random, 28, 40)]
  const [{ bright, second, ink }, plate] = [palette, pick(random, 0.42, 0.6)]
  const band = (share: number, thick: number) => rect(0, -height * share, width, thick)
  const parts = [
    paint(bright, band(0.88, 2.4), band(0.14, 2.4)),
    paint(second, rect(width * 0.22, -height * (plate + 0.16), width * 0.56, height * 0.3)),
    random() < 0.5 ? paint(ink, disc(width / 2, -height * 0.26, 1.6)) : paint(ink, band(0.2, 0.9)),
  ]
  return { width, height, svg: frame(width, height, palette) + parts.join('') }
}

/** An album, facing the viewer. */
function standRecord(palette: CoverPalette): Spine {
  const side = 24
  const { bright, second, ground, ink } = palette
  const svg =
    frame(side, side, palette) +
    paint(second, disc(side / 2, -side / 2, 9.4)) +
    paint(ground, disc(side / 2, -side / 2, 6.4)) +
    paint(bright, disc(side / 2, -side / 2, 3)) +
    paint(ink, disc(side / 2, -side / 2, 0.8))
  return { width: side, height: side, svg }
}

/** A podcast, facing the viewer: the bars of its sound. */
function standTape(palette: CoverPalette, random: () => number): Spine {
  const side = 19
  const bars = times(5, (i) => {
    const height = pick(random, 4, 12)
    return `${line(3.5 + i * 3, -side / 2 - height / 2)}v${height}`
  })
  return {
    width: side,
    height: side,
    svg: frame(side, side, palette) + stroke(palette.bright, 1.7, bars),
  }
}

/** The body of a work, with a hairline that parts it from the wall and its neighbours. */
function frame(width: number, height: number, { ground, tint }: CoverPalette): string {
  return paint(ground, rect(0, -height, width, height)) + paint(tint, rect(0, -height, 0.8, height))
}
