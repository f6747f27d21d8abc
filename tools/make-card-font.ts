/**
 * Cuts the font of the pictures in link previews and writes it, with its licence, to the server. Run
 * with `node tools/run.mjs tools/make-card-font.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: 'truetype'
    variationAxes: Record<string, number>
    noHinting: boolean
  },
) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as SubsetFont
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../server/src/features/pages/card-font/', import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** The same characters as `drawable` in server/src/features/pages/card/draw-card.ts lets through. */
const signs = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}–—‘’‚“”„•…‹›`

const font = readFileSync(new URL('newsreader/files/newsreader-latin-opsz-normal.woff2', packages))
const cut = await subsetFont(font, signs, {
  targetFormat: 'truetype',
  variationAxes: { wght: 600, opsz: 60 },
  noHinting: true,
})
writeFileSync(new URL('newsreader.ttf', target), cut)
copyFileSync(new URL('newsreader/LICENSE', packages), new URL('LICENSE.txt', target))
console.log(`newsreader.ttf ${cut.length} bytes`)
