/**
 * Cuts the interface and reading fonts down to the characters Latin scripts need and writes them,
 * with their licences, to web/src/theme/fonts. Run with `node tools/run.mjs tools/pictures/subset-fonts.ts`.
 * Fails when the four files together pass the budget of 70 kB.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Axes = Record<string, number | { min: number; max: number }>
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'woff2'
    variationAxes: Axes
    keepFeatures: string[]
    noHinting: boolean
  },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as SubsetFont
const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../../web/src/theme/fonts/', import.meta.url)
const budget = 70_000

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const latin =
  range(0x20, 0x7e) +
  range(0xc0, 0xd6) +
  range(0xd8, 0xf6) +
  range(0xf8, 0xff) +
  '\u00a0¡£§©«®°·»¿×ıŒœ–—‘’‚“”„•…‹›€−½'

/** Central European, Baltic, Turkish and Romanian letters, and the long vowels of romanised Japanese. */
const latinExt = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚț'

const reading = { min: 400, max: 600 }
const cuts: { from: string; to: string; text: string; axes: Axes }[] = [
  {
    from: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'source-sans-latin.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    to: 'source-sans-latin-ext.woff2',
    text: latinExt,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-latin.woff2',
    text: latin,
    axes: { wght: reading, opsz: 24 },
  },
  {
    // One weight between text and title: a second master would cost 4 kB for a handful of letters.
    from: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    to: 'newsreader-latin-ext.woff2',
    text: latinExt,
    axes: { wght: 480, opsz: 24 },
  },
]

let total = 0
for (const { from, to, text, axes } of cuts) {
  const font = await subsetFont(readFileSync(new URL(from, packages)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'lnum'],
    noHinting: true,
  })
  writeFileSync(new URL(to, target), font)
  total += font.length
  console.log(`${to} ${font.length} bytes`)
}
for (const name of ['source-sans-3', 'newsreader']) {
  copyFileSync(new URL(`${name}/LICENSE`, packages), new URL(`LICENSE-${name}.txt`, target))
}
console.log(`together ${total} bytes of ${budget}, in ${fileURLToPath(target)}`)
if (total > budget) throw new Error('The fonts are over budget')
