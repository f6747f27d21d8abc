import type { ArtName } from './art-names.ts'
import { chooseArt } from './choose-art.ts'
import type { CoverDesign } from './design-cover.ts'
import * as figures from './figures.ts'
import { initialOf } from './initial.ts'
import * as patterns from './patterns.ts'
import { randomFrom } from './seeded.ts'
import { type CoverArt, type DrawGlyph, line, stroke, times, turned } from './shapes.ts'
import * as subjects from './subjects.ts'
import * as things from './things.ts'
import * as weaves from './weaves.ts'

const arts: Record<ArtName, CoverArt> = {
  ...patterns,
  ...weaves,
  ...figures,
  ...subjects,
  ...things,
}

/** The picture of a cover: SVG elements on a square with sides of 100, filled with the palette's tint. */
export function drawArt(design: CoverDesign, drawGlyph: DrawGlyph): string {
  const { palette, seed, era } = design
  const random = randomFrom(seed + 1)
  const { art, tiled, down } = chooseArt(design, random)
  const picture = arts[art]({ ...palette, random, letter: initialOf(design.title), drawGlyph })
  if (tiled) return tile(picture, palette.ground)
  const placed = down === 0 ? picture : turned(`translate(0 ${down})`, picture)
  return era === 'wide' ? placed + scanLines(palette.ground) : placed
}

/** Lines of a screen over a picture. */
const scanLines = (colour: string) =>
  stroke(
    colour,
    0.7,
    times(25, (i) => `${line(-50, i * 4 + 2)}h200`),
  )

/** Rows of a small picture, with lines between. A nested SVG cuts off what draws beyond the square. */
function tile(picture: string, colour: string): string {
  const places = [0, 1, 2].map((i) => i * 33.4)
  const small = (x: number, y: number) =>
    `<svg x="${x}" y="${y}" width="33.4" height="33.4" viewBox="0 0 100 100">${picture}</svg>`
  const lines = times(4, (i) => `${line(i * 33.4, 0)}v100${line(0, i * 33.4)}h100`)
  return places.flatMap((y) => places.map((x) => small(x, y))).join('') + stroke(colour, 1.4, lines)
}
