import type { CoverPalette } from './palettes.ts'

/** Writes SVG of a letter in the serif, centred at x on the baseline y. */
export type DrawGlyph = (letter: string, fill: string, x: number, y: number, size: number) => string

/** Tools for drawing a picture. `letter` is the initial of the title. */
export interface ArtTools extends CoverPalette {
  random: () => number
  letter: string
  drawGlyph: DrawGlyph
}

/** SVG on a 100 by 100 square filled with the palette's tint; wide or tall covers crop it to the middle. */
export type CoverArt = (tools: ArtTools) => string

/** At most one decimal. */
const short = (value: number) => Math.round(value * 10) / 10

/** A number from `from` to `to` with one decimal. */
export const pick = (random: () => number, from: number, to: number) =>
  short(from + random() * (to - from))

/** Path data or SVG of `count` parts. */
export const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** Path data through points, as `x y` pairs in one list. */
export const line = (...points: readonly number[]) => `M${points.map(short).join(' ')}`

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

export const disc = (x: number, y: number, radius: number) => {
  const r = short(radius)
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** The upper half of a disc on the line y. */
export const dome = (x: number, y: number, radius: number) => {
  const r = short(radius)
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 0 1 ${2 * r} 0z`
}

/** The upper half of a disc on the line y, on a block as high as its radius. */
export const arch = (x: number, y: number, radius: number) => {
  const r = short(radius)
  return `${dome(x, y, radius)}M${short(x - r)} ${short(y)}h${2 * r}v${r}h${-2 * r}z`
}

export const paint = (fill: string, ...data: readonly string[]) =>
  `<path fill="${fill}" d="${data.join('')}"/>`

export const stroke = (colour: string, width: number, ...data: readonly string[]) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${data.join('')}"/>`

export const turned = (transform: string, content: string) =>
  `<g transform="${transform}">${content}</g>`

export const all = rect(-50, -50, 200, 200)

/** Path data by fill, of parts that draw from a list of fills. */
export function byFill(
  fills: readonly string[],
  draw: (add: (fill: number, data: string) => void) => void,
) {
  const data = fills.map(() => '')
  draw((fill, part) => {
    data[fill % fills.length] += part
  })
  return fills.map((fill, i) => (data[i] ? paint(fill, data[i]) : '')).join('')
}
