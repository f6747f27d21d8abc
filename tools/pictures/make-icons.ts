/**
 * Draws the icons of the installed app from the mark in web/public/favicon.svg, into
 * web/public/icons. Run with `node tools/run.mjs tools/pictures/make-icons.ts` when the mark has changed.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = new URL('../../web/public/', import.meta.url)
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8')

/** Without round corners, for systems that cut the shape themselves. */
const square = mark.replace(/ rx="7"/, '')

/** The mark within the circle that every shape of a system leaves visible. */
const maskable = square.replace(
  '<g ',
  '<g transform="translate(16 16) scale(0.82) translate(-16 -16)" ',
)

const icons: [name: string, svg: string, size: number][] = [
  ['icon-192', mark, 192],
  ['icon-512', mark, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['apple-touch-icon', square, 180],
]

for (const [name, svg, size] of icons) {
  const density = (72 * size) / 32
  const file = fileURLToPath(new URL(`icons/${name}.png`, folder))
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}
