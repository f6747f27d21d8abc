import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { displayName } from '@medley/messages/titles'
import { paths } from '../paths.ts'
import { oneLine } from '../lib/one-line.ts'

interface Face {
  /** Advance in thousandths of an em, and the outline with y upwards. */
  glyphs: Record<string, [advance: number, path: string] | undefined>
  /** Change of the advance between two letters. */
  kerns: Record<string, number | undefined>
}

/** One weight of the serif and one of the sans. */
export type FaceName = 'serif' | 'sans'

/** How a text is set; sizes in the units of the picture. */
export interface TextStyle {
  face: FaceName
  size: number
  /** Letter spacing in em. */
  spacing?: number
  /** For text in the fonts of a page; outlines have the one weight of their face. */
  weight?: number
}

export interface PlacedText extends TextStyle {
  x: number
  /** The baseline. */
  y: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
}

/** Writes SVG of one line of text. */
export type WriteText = (text: string, style: PlacedText) => string

type Faces = Record<FaceName, Face>

let faces: Faces | undefined

function faceOf(name: FaceName): Face {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tools/pictures/make-card-font.ts writes it
  faces ??= JSON.parse(gunzipSync(readFileSync(paths.cardFont)).toString()) as Faces
  return faces[name]
}

/** True if the fonts have every character of a text. */
export function isDrawable(text: string): boolean {
  const line = oneLine(text)
  const { glyphs } = faceOf('serif')
  return line !== '' && [...line].every((letter) => glyphs[letter])
}

/** A member's name, or their username where the fonts lack a letter of it. */
export function drawableName(person: Parameters<typeof displayName>[0]): string {
  const name = displayName(person)
  return isDrawable(name) ? name : person.username
}

interface PlacedGlyph {
  at: number
  path: string
}

function shape(text: string, { face, spacing = 0 }: TextStyle) {
  const { glyphs, kerns } = faceOf(face)
  const letters = [...text]
  let at = 0
  const placed: PlacedGlyph[] = []
  for (const [i, letter] of letters.entries()) {
    const [advance, path] = glyphs[letter] ?? [0, '']
    if (path !== '') placed.push({ at, path })
    at += advance + (kerns[letter + (letters[i + 1] ?? '')] ?? 0) + spacing * 1000
  }
  return { placed, width: at - spacing * 1000 }
}

/** The width of a line, in the units of the picture. */
export function widthOf(text: string, style: TextStyle): number {
  return (shape(text, style).width * style.size) / 1000
}

/** SVG of one line of text as outlines. */
export function writeText(text: string, style: PlacedText): string {
  const { placed, width } = shape(text, style)
  const scale = style.size / 1000
  const shift = { start: 0, middle: -width / 2, end: -width }[style.anchor ?? 'start']
  const glyphs = placed.map(
    ({ at, path }) => `<path transform="translate(${Math.round(at + shift)})" d="${path}"/>`,
  )
  const transform = `translate(${style.x.toFixed(2)} ${style.y.toFixed(2)})scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`
  return `<g fill="${style.fill}" transform="${transform}">${glyphs.join('')}</g>`
}

/** Lines no wider than `width`, at most `max`; the last one ends with an ellipsis where text is left out. */
export function breakLines(text: string, style: TextStyle, width: number, max: number): string[] {
  const fits = (line: string) => widthOf(line, style) <= width
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer) || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const kept = lines.slice(0, max)
  const last = kept.at(-1) ?? ''
  if (lines.length > max || !fits(last)) kept[kept.length - 1] = cut(last, fits)
  return kept
}

/** The longest start of a line that fits with an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
