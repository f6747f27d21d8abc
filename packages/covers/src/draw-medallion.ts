import { initialsOf } from './initial.ts'
import { paletteOf } from './design-cover.ts'
import { hashText, randomFrom } from './seeded.ts'
import { disc, type DrawGlyph, paint, pick, rect } from './shapes.ts'
import type { ShelvedWork } from './draw-shelf.ts'
import { wallPalette } from './wall-palette.ts'

/** Works whose colours a medallion takes up. */
const rings = 4

/** Radii of the outermost ring and of the disc with the initials. */
const [outer, inner] = [70, 31]

/**
 * The cover of a person or group: their initials within rings in the palettes of the works they are best
 * known for. SVG elements on a square with sides of 100.
 */
export function drawMedallion(
  name: string,
  works: readonly ShelvedWork[],
  drawGlyph: DrawGlyph,
): string {
  const palettes = works.slice(0, rings).map(({ motif, title }) => paletteOf(motif, title))
  const own = wallPalette(name, palettes)
  const random = randomFrom(hashText(name))
  const [x, y] = [pick(random, 42, 58), pick(random, 44, 58)]
  const fills =
    palettes.length > 0
      ? palettes.flatMap(({ bright, ground }) => [bright, ground])
      : [own.bright, own.second]
  const step = (outer - inner) / fills.length
  const discs = fills.map((fill, i) => paint(fill, disc(x, y, outer - i * step)))
  const initials = initialsOf(name)
  const size = initials.length > 1 ? 27 : 36
  return [
    paint(own.tint, rect(0, 0, 100, 100)),
    ...discs,
    paint(own.ground, disc(x, y, inner)),
    drawGlyph(initials, own.ink, x, y + size * 0.34, size),
  ].join('')
}
