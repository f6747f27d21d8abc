// npm run release [-- --platforms x64,arm64] [-- --parts archive] [-- --notes-url https://…]: makes what people download, in the
// folder `release`.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, PlainFailure, root, say } from '../workspace.mjs'
import { makeArchive } from './archive.ts'
import { missingProgram, must, outputOf } from './commands.ts'
import { makeDebianPackage } from './debian.ts'
import { newestOf, notesOf } from './notes.ts'
import { folderName, packageName, type Platform, platforms } from './platforms.ts'
import { makeProductFolder } from './product-folder.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'release' },
    platforms: { type: 'string', default: platforms.map(({ cpu }) => cpu).join(',') },
    parts: { type: 'string', default: 'archive,deb' },
    // Of the notes, for newest.json.
    'notes-url': { type: 'string' },
  },
})
const folder = resolve(values.folder)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}

/** The downloads that are made of the folder of a platform, with the programs that each needs. */
const parts: Record<string, { programs: string[]; make: (made: Made) => Promise<void> }> = {
  archive: {
    programs: ['tar', 'zstd'],
    make: ({ product, time }) => makeArchive(product, `${product}.tar.zst`, time),
  },
  deb: {
    programs: ['dpkg-deb', 'gzip'],
    make: ({ product, platform, time }) => {
      const file = join(folder, packageName(version, platform))
      return makeDebianPackage({ product, file, platform, version, time })
    },
  },
}

interface Made {
  /** The folder of the product. */
  product: string
  platform: Platform
  /** Seconds since 1970 of the commit. */
  time: number
}

try {
  await release()
} catch (error) {
  fail(error)
}

async function release(): Promise<void> {
  const wanted = values.parts.split(',').map(partOf)
  const missing = missingProgram(wanted.flatMap(({ programs }) => programs))
  if (missing !== undefined) throw new PlainFailure(`${missing} is not installed.`)
  const time = Number(outputOf('git', ['log', '-1', '--format=%ct']))
  mkdirSync(folder, { recursive: true })
  for (const name of values.platforms.split(',')) {
    const platform = platformOf(name)
    const product = join(folder, folderName(version, platform))
    await makeProductFolder(platform, product)
    for (const { make } of wanted) await make({ product, platform, time })
    writeFileSync(`${product}.sbom.json`, readFileSync(join(product, 'sbom.json')))
    rmSync(product, { recursive: true })
  }
  writeNotes()
  await writeChecksums()
}

function writeNotes(): void {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  writeFileSync(join(folder, 'notes.md'), notesOf(changelog, version))
  const notes = values['notes-url']
  if (notes !== undefined) writeFileSync(join(folder, 'newest.json'), newestOf(version, notes))
}

function partOf(name: string) {
  const part = parts[name]
  if (part === undefined) throw new PlainFailure(`There is no part ${name}.`)
  return part
}

function platformOf(name: string): Platform {
  const platform = platforms.find(({ cpu }) => cpu === name)
  if (platform === undefined) throw new PlainFailure(`There is no platform ${name}.`)
  return platform
}

async function writeChecksums(): Promise<void> {
  const sums = join(folder, 'SHA256SUMS')
  if (existsSync(sums)) rmSync(sums)
  const files = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())
  await must('sh', ['-c', 'sha256sum -- "$@" > SHA256SUMS', 'sh', ...files.toSorted()], {
    cwd: folder,
  })
  for (const name of files) {
    const size = (statSync(join(folder, name)).size / 1e6).toFixed(1)
    say(`${join(values.folder, name)}  ${size} MB`)
  }
}
