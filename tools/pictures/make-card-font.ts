/**
 * Writes the letters of the pictures in link previews to the server as outlines, with the fonts' licences. Run with
 * `node tools/run.mjs tools/pictures/make-card-font.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: Record<string, number>; noHinting: boolean },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as SubsetFont
const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../../server/src/drawing/card-font/', import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const latin = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}ŒœŸ–—‘’‚“”„•…‹›`
const extended = range(0x100, 0x17f) + 'ȘșȚț'
const kerned = [...range(0x21, 0x7e)]

const faces = {
  serif: { folder: 'newsreader', file: 'newsreader-@-opsz-normal', axes: { wght: 560, opsz: 24 } },
  sans: { folder: 'source-sans-3', file: 'source-sans-3-@-wght-normal', axes: { wght: 640 } },
}

type Cut = (typeof faces)[keyof typeof faces]

async function open({ folder, file, axes }: Cut, script: string, text: string) {
  const path = `${folder}/files/${file.replace('@', script)}.woff2`
  const variationAxes = Object.fromEntries(Object.entries(axes))
  const font = await subsetFont(readFileSync(new URL(path, packages)), text, {
    targetFormat: 'truetype',
    variationAxes,
    noHinting: true,
  })
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer)))
}

function shape(font: harfbuzz.Font, text: string) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, i) => ({
    glyph,
    advance: positions[i]?.xAdvance ?? 0,
  }))
}

/** In the outlines, an em has this many units. */
const unitsPerEm = 1000

type Glyphs = Record<string, [advance: number, path: string]>

function scalerOf(font: harfbuzz.Font) {
  return (value: number) => Math.round((value * unitsPerEm) / font.face.upem)
}

function readGlyphs(font: harfbuzz.Font, text: string): Glyphs {
  const scale = scalerOf(font)
  const glyphs: Glyphs = {}
  for (const letter of text) {
    const [one] = shape(font, letter)
    if (!one || one.glyph === 0) continue
    const path = font.glyphToPath(one.glyph)
    const scaled = path.replaceAll(/-?[\d.]+/g, (number) => String(scale(Number(number))))
    glyphs[letter] = [scale(one.advance), scaled]
  }
  return glyphs
}

/** Changes of the advance between two letters, where there are any. */
function readKerns(font: harfbuzz.Font, glyphs: Glyphs): Record<string, number> {
  const scale = scalerOf(font)
  const kerns: Record<string, number> = {}
  for (const pair of kerned.flatMap((a) => kerned.map((b) => a + b))) {
    const [one, two] = shape(font, pair)
    if (!one || !two) continue // a ligature
    const change = scale(one.advance) - (glyphs[pair.charAt(0)]?.[0] ?? 0)
    if (Math.abs(change) > 4) kerns[pair] = change
  }
  return kerns
}

async function outline(cut: Cut) {
  const font = await open(cut, 'latin', latin)
  const more = await open(cut, 'latin-ext', extended)
  const glyphs = { ...readGlyphs(font, latin), ...readGlyphs(more, extended) }
  return { glyphs, kerns: readKerns(font, glyphs) }
}

const outlines = { serif: await outline(faces.serif), sans: await outline(faces.sans) }
const packed = gzipSync(JSON.stringify(outlines), { level: 9 })
writeFileSync(new URL('outlines.json.gz', target), packed)
for (const { folder } of Object.values(faces)) {
  copyFileSync(new URL(`${folder}/LICENSE`, packages), new URL(`LICENSE-${folder}.txt`, target))
}
console.log(`outlines.json.gz ${packed.length} bytes`)
