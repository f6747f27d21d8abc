// npm run intro-pictures: takes the pictures of /intro from the built product with the demo members.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { startProduct } from '../../e2e/fixtures/product.ts'
import { findDemoIds, logIn } from '../../e2e/pictures/demo-ids.ts'
import type { ScreenPicture } from '../../e2e/pictures/screen-picture.ts'
import { type Look, openBrowser, photograph } from '../../e2e/pictures/take-pictures.ts'
import { findChromium } from '../testing/find-chromium.mjs'
import { withLock } from '../running/lock.mjs'
import { buildChanged, root } from '../workspace.mjs'

const folder = path.join(root, 'web/src/screens/intro/intro-pictures')
/** Keeps a page with four of them below half a megabyte. */
const mostBytes = 60_000

const pictures: readonly ScreenPicture[] = [
  { name: 'feed', as: 'nora', path: () => '/' },
  { name: 'profile', as: 'nora', path: () => '/profile/priya.reads' },
  {
    name: 'rate',
    as: 'nora',
    path: ({ paterson }) => `/rate?medium=film&workId=${paterson}`,
    arrange: async (page) => page.getByRole('radio', { name: '9 of 10' }).check({ force: true }),
  },
  { name: 'work', as: 'nora', path: ({ paterson }) => `/film/${paterson}` },
]

const windows: Record<string, Look> = {
  desktop: { viewport: { width: 1120, height: 750 }, deviceScaleFactor: 1.25 },
  phone: { viewport: { width: 390, height: 680 }, deviceScaleFactor: 2, isMobile: true },
}

const executablePath = await findChromium()
await withLock('prepare', buildChanged)
const product = await startProduct({ SEED_PEOPLE: 'on', CHECK_ANSWERS: 'off' })
try {
  mkdirSync(folder, { recursive: true })
  const sizes = await takeAll(product.url)
  process.stdout.write(
    `${sizes.length} pictures in ${folder}, the largest ${Math.max(...sizes)} bytes\n`,
  )
} finally {
  await product.stop()
}

/** Answers the bytes of each. */
async function takeAll(url: string): Promise<number[]> {
  const ids = await findDemoIds(url)
  const token = await logIn(url, 'nora')
  const browser = await openBrowser(executablePath)
  const sizes: number[] = []
  for (const screen of pictures) {
    for (const [device, window] of Object.entries(windows)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const look = { ...window, colorScheme, reducedMotion: 'reduce' as const }
        const png = await photograph(browser, { screen, look, url, ids, token })
        sizes.push(await writeSmall(png, `${screen.name}-${device}-${colorScheme}.avif`))
      }
    }
  }
  await browser.close()
  return sizes
}

async function writeSmall(png: Buffer, name: string): Promise<number> {
  const avif = await sharp(png).avif({ quality: 58, effort: 4 }).toBuffer()
  if (avif.length > mostBytes) throw new Error(`${name} has ${avif.length} bytes`)
  writeFileSync(path.join(folder, name), avif)
  return avif.length
}
