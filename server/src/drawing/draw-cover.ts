import type { Medium } from '@medley/contract/values/medium'
import { type CoverDesign, type CoverMotif, designCover } from '@medley/covers/design-cover'
import { drawArt } from '@medley/covers/draw-art'
import { paint, rect } from '@medley/covers/shapes'
import { oneLine } from '../lib/one-line.ts'
import {
  breakLines,
  isDrawable,
  type PlacedText,
  type TextStyle,
  widthOf,
  type WriteText,
  writeText,
} from './lettering.ts'

/** Facts that a drawn cover shows. */
export interface CoverFacts {
  medium: Medium
  title: string
  /** Written on the cover in place of the title. */
  displayTitle?: string | undefined
  creators: readonly string[]
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  releaseDate: string | null
}

/** How a cover is drawn beside what it says. */
export interface CoverLook {
  /** The medium in a word, printed small. */
  label: string
  write: WriteText
}

/** A cover 100 wide. */
export interface DrawnCover {
  svg: string
  height: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The words of a cover, set in lines; all lengths in per cent of the cover's width. */
interface Words {
  lines: (TextStyle & { text: string; height: number })[]
  width: number
  height: number
}

/** A cover in the making. */
interface Drawing {
  design: CoverDesign
  words: Words
  height: number
  write: WriteText
}

const motifs: Record<Medium, CoverMotif> = {
  film: 'reel',
  tvShow: 'screen',
  book: 'page',
  album: 'disc',
  podcast: 'wave',
}

const labels: Record<Medium, string> = {
  film: 'FILM',
  tvShow: 'TV SHOW',
  book: 'BOOK',
  album: 'ALBUM',
  podcast: 'PODCAST',
}

/** width / height. */
export const coverRatio = (medium: Medium): number =>
  medium === 'album' || medium === 'podcast' ? 1 : 2 / 3

/** SVG of the cover that the web app draws, `width` wide and with outlines for letters. */
export function drawCover(facts: CoverFacts, at: { x: number; y: number; width: number }): string {
  const { width } = at
  const cover = drawContent(facts, { label: labels[facts.medium], write: writeText })
  const size = `width="${width}" height="${width / coverRatio(facts.medium)}"`
  return `<svg x="${at.x}" y="${at.y}" ${size} viewBox="0 0 100 ${cover.height}">${cover.svg}</svg>`
}

/** The cover that the web app draws; without words where our fonts lack a letter of the title. */
export function drawContent(facts: CoverFacts, { label, write }: CoverLook): DrawnCover {
  const { medium, title } = facts
  const lettering = facts.displayTitle ?? title
  const ratio = coverRatio(medium)
  const year = facts.releaseDate === null ? null : Number.parseInt(facts.releaseDate, 10)
  const design = designCover({ title, lettering, motif: motifs[medium], ratio, year })
  const height = 100 / ratio
  const full = { x: 0, y: 0, width: 100, height }
  const content = isDrawable(lettering)
    ? drawWhole({ design, words: setWords(facts, label, design), height, write })
    : drawPicture(design, full, write)
  return { svg: paint(design.palette.ground, rect(0, 0, 100, height)) + content, height }
}

function drawPicture(design: CoverDesign, { x, y, width, height }: Box, write: WriteText): string {
  const art = drawArt(design, (letter, fill, cx, cy, size) =>
    write(letter, { face: 'serif', weight: 600, size, x: cx, y: cy, fill, anchor: 'middle' }),
  )
  const view = `viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${view}>${paint(design.palette.tint, rect(-50, -50, 200, 200))}${art}</svg>`
}

function setWords(
  { medium, title, displayTitle = title, creators }: CoverFacts,
  labelText: string,
  { type, titleSize, layout }: CoverDesign,
): Words {
  const measure = layout === 'plate' ? 64 : type.measure
  const wide = coverRatio(medium) === 1
  const written = oneLine(displayTitle)
  const shown = type.capitals ? written.toUpperCase() : written
  const longest = Math.max(...shown.split(' ').map((word) => widthOf(word, { ...type, size: 1 })))
  const size = Math.min(titleSize, (measure - 0.5) / longest)
  const label = { face: 'sans', size: wide ? 4.6 : 5.2, spacing: 0.12, weight: 700 } as const
  const heading = { face: type.face, size, spacing: type.spacing, weight: type.weight }
  const names = { face: 'sans', size: wide ? 5.4 : 6, weight: 500 } as const
  const known = creators.map(oneLine).filter(isDrawable).join(', ')
  const lines = [
    { ...label, text: labelText, height: label.size * 1.08 + (wide ? 2.5 : 4) },
    ...breakLines(shown, heading, measure, wide ? 4 : 7).map((text) => ({
      ...heading,
      text,
      height: size * 1.1,
    })),
    ...(known === '' ? [] : breakLines(known, names, measure, wide ? 1 : 2)).map((text, i) => ({
      ...names,
      text,
      height: names.size * 1.2 + (i === 0 ? 2.5 : 0),
    })),
  ]
  return {
    lines,
    width: Math.max(...lines.map((one) => widthOf(one.text, one))),
    height: lines.reduce((sum, one) => sum + one.height, 0),
  }
}

/** Lines below each other from `top`; a line's space above its text is part of its height. */
function writeWords(
  { words, design, write }: Drawing,
  x: number,
  top: number,
  centred: boolean,
): string {
  let y = top
  return words.lines
    .map((one, i) => {
      const extra = i === 0 ? 0 : one.height - one.size * 1.1
      const baseline = y + Math.max(0, extra) + one.size * 0.86
      y += one.height
      const placed: PlacedText = {
        ...one,
        x,
        y: baseline,
        fill: design.palette.ink,
        anchor: centred ? 'middle' : 'start',
      }
      return write(one.text, placed)
    })
    .join('')
}

function drawWhole(drawing: Drawing): string {
  const { design, words, height, write } = drawing
  const { layout, era, type } = design
  const { ink } = design.palette
  const full = { x: 0, y: 0, width: 100, height }
  if (era === 'slab') return drawPicture(design, full, write) + drawLabel(drawing)
  if (layout === 'band' || layout === 'plate')
    return drawPicture(design, full, write) + drawPlate(drawing)
  const pad = era === 'deco' ? 11 : 8
  const block = Math.min(words.height + pad + (era === 'deco' ? 9 : 7), height)
  const isAbove = layout === 'above'
  const box =
    layout === 'bare'
      ? { x: 8, y: 8, width: 84, height: height - block - 8 }
      : { x: 0, y: isAbove ? block : 0, width: 100, height: height - block }
  const x = type.centred ? 50 : 8
  return [
    drawPicture(design, box, write),
    cutEdges(design, box),
    writeWords(drawing, x, (isAbove ? 0 : height - block) + pad, type.centred),
    era === 'deco'
      ? `<path fill="none" stroke="${ink}" stroke-width="0.8" d="${rect(4, 4, 92, height - 8)}"/>`
      : '',
  ].join('')
}

/** Ground over the edge of a picture: a slant, or the corners above an arch. */
function cutEdges({ era, layout, palette }: CoverDesign, { x, y, width, height }: Box): string {
  const low = y + height
  if (era === 'cut') {
    const slant = height * 0.14
    return layout === 'above'
      ? paint(palette.ground, `M0 ${y - 0.2}H100L0 ${y + slant}z`)
      : paint(palette.ground, `M0 ${low + 0.2}H100V${low - slant}z`)
  }
  if (era !== 'arch') return ''
  const r = Math.min(width / 2, height)
  const [left, right] = [x - 0.2, x + width + 0.2]
  return paint(
    palette.ground,
    `M${left} ${y - 0.2}V${y + r}A${r} ${r} 0 0 1 ${left + r} ${y - 0.2}z`,
    `M${right} ${y - 0.2}V${y + r}A${r} ${r} 0 0 0 ${right - r} ${y - 0.2}z`,
  )
}

function drawLabel(drawing: Drawing): string {
  const { words, height } = drawing
  const { palette, layout } = drawing.design
  const tall = words.height + 12
  const y = layout === 'above' ? 6 : height - 6 - tall
  return (
    paint(palette.ground, rect(6, y, Math.min(88, words.width + 12), tall)) +
    writeWords(drawing, 12, y + 6, false)
  )
}

function drawPlate(drawing: Drawing): string {
  const { words, height } = drawing
  const { palette, layout, era } = drawing.design
  const { ground, ink } = palette
  const isPlate = layout === 'plate'
  const tall = Math.max(words.height + 15, isPlate ? height * 0.46 : 0)
  const y = (height - tall) / 2
  const box = isPlate ? rect(10, y, 80, tall) : rect(0, y, 100, tall)
  const line = (width: number, data: string) =>
    `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${data}"/>`
  const edge = isPlate ? line(0.6, rect(11.9, y + 1.9, 76.2, tall - 3.8)) : ''
  const rules = [y + 0.4, y + 2.2, y + tall - 2.2, y + tall - 0.4].map((at) => `M0 ${at}h100`)
  return (
    paint(ground, box) +
    edge +
    (era === 'arch' && !isPlate ? line(0.9, rules.join('')) : '') +
    writeWords(drawing, 50, (height - words.height) / 2, true)
  )
}
