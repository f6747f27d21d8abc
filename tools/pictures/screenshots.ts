// npm run screenshots: pictures of every screen of the built product, phone and desktop, light and dark.
//   --only work-film,login   some screens         --widths 320,768   other widths
//   --locale de-DE           in German, without the screens that are arranged by English names; with VITE_PSEUDO=on,
//                            en-XA is a pseudo-language that shows texts which nobody can translate, or that do not fit
//   --schemes dark           one theme            --folder shots     another folder
//   --readme               only those of the README, into docs/images
//   --url http://...         a product that runs already, with the people of the demonstration
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../../e2e/fixtures/product.ts'
import { takePictures } from '../../e2e/pictures/take-pictures.ts'
import { findChromium } from '../testing/find-chromium.mjs'
import { withLock } from '../running/lock.mjs'
import { screensOfReadme, writeReadmePictures } from './readme-pictures.ts'
import { buildChanged, root } from '../workspace.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string' },
    locale: { type: 'string' },
    schemes: { type: 'string', default: 'light,dark' },
    folder: { type: 'string', default: path.join(root, 'screenshots') },
    url: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})

const executablePath = await findChromium()
const product = options.url === undefined ? await startDemo() : undefined
try {
  if (options.readme) {
    await writeReadmePictures(path.join(root, 'docs/images'), (folder) =>
      take({ folder, only: screensOfReadme }),
    )
  } else await take({ folder: options.folder, only: options.only?.split(',') })
} finally {
  await product?.stop()
}

async function take({
  folder,
  only,
}: {
  folder: string
  only: readonly string[] | undefined
}): Promise<void> {
  const { taken, failed } = await takePictures({
    url: options.url ?? product?.url ?? '',
    folder,
    executablePath,
    only,
    schemes: options.schemes.split(','),
    locale: options.locale,
    widths: options.widths?.split(',').map(Number),
  })
  process.stdout.write(`${taken} pictures in ${folder}\n`)
  for (const failure of failed) process.stderr.write(`${failure}\n`)
  if (failed.length > 0) process.exitCode = 1
}

async function startDemo() {
  await withLock('prepare', buildChanged)
  return startProduct({ SEED_PEOPLE: 'on', CHECK_ANSWERS: 'off' })
}
