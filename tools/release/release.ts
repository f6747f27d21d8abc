// npm run release [-- --platforms x64,arm64] [-- --parts archive] [-- --notes-url https://…] [-- --base debian:12-slim]:
// makes what people download, in the folder `release`.
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
import { fail, PlainFailure, root, run, say } from '../workspace.mjs'
import { makeArchive } from './archive.ts'
import { missingProgram, must, outputOf } from './commands.ts'
import { makeDebianPackage } from './debian.ts'
import { addImage, type ImageList, removeImages, saveImages } from './image.ts'
import { newestOf, notesOf } from './notes.ts'
import { folderName, packageName, type Platform, platforms } from './platforms.ts'
import { makeProductFolder } from './product-folder.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'release' },
    platforms: { type: 'string', default: platforms.map(({ cpu }) => cpu).join(',') },
    parts: { type: 'string', default: 'archive,deb,image' },
    // Of the notes, for newest.json.
    'notes-url': { type: 'string' },
    base: { type: 'string', default: 'docker.io/library/debian:12-slim' },
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
  const names = values.parts.split(',')
  const wanted = names.filter((name) => name !== 'image').map(partOf)
  const missing = missingProgram(wanted.flatMap(({ programs }) => programs))
  if (missing !== undefined) throw new PlainFailure(`${missing} is not installed.`)
  const time = Number(outputOf('git', ['log', '-1', '--format=%ct']))
  const chosen = values.platforms.split(',').map(platformOf)
  const images = names.includes('image') ? await openImages(chosen) : undefined
  mkdirSync(folder, { recursive: true })
  for (const platform of chosen) {
    const product = join(folder, folderName(version, platform))
    await makeProductFolder(platform, product)
    for (const { make } of wanted) await make({ product, platform, time })
    if (images) await addImage(images, platform, product)
    writeFileSync(`${product}.sbom.json`, readFileSync(join(product, 'sbom.json')))
    rmSync(product, { recursive: true })
  }
  if (images) {
    await saveImages(images, join(folder, `medley-${version}.oci.tar`), version)
    await removeImages(images)
  }
  writeNotes()
  await writeChecksums()
}

/** An empty list for the images; undefined, with a line that says why, where none can be made. */
async function openImages(chosen: readonly Platform[]): Promise<ImageList | undefined> {
  const { base } = values
  if (missingProgram(['buildah']) !== undefined) return leaveOutImages('buildah is not installed')
  for (const { container } of chosen) {
    const code = await run('buildah', ['pull', '--quiet', '--platform', container, base])
    if (code !== 0) return leaveOutImages(`${base} cannot be pulled for ${container}`)
  }
  const images = { name: `localhost/medley-release:${version}`, base }
  await removeImages(images)
  return images
}

function leaveOutImages(reason: string): undefined {
  say(`No container image is made: ${reason}.`)
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
