// npm run try:release [-- --only archive]: uses what `npm run release` has made as people would, and prints what passed. As root
// on Debian: bare systems are made by debootstrap and entered by chroot. They stay in `.cache/release-trial` for the next time.
import { readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheFolder, fail, PlainFailure, root, say } from '../workspace.mjs'
import { missingProgram } from './commands.ts'
import { folderName, ownPlatform, packageName, type Platform, platforms } from './platforms.ts'
import { rootPrograms } from './trial/bare-root.ts'
import { Rows, type Step, tableOf } from './trial/report.ts'
import { tryArchive } from './trial/try-archive.ts'
import { lint, makeOlderPackage, tryDebian } from './trial/try-debian.ts'
import { tryForeign } from './trial/try-foreign.ts'
import { tryImage } from './trial/try-image.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'release' },
    roots: { type: 'string', default: join(cacheFolder, 'release-trial') },
    only: { type: 'string' },
  },
})

interface Group {
  programs: string[]
  work: Step
}

try {
  if (process.getuid?.() !== 0)
    throw new PlainFailure('The trial mounts and enters roots: be root.')
  process.exit(await tryAll())
} catch (error) {
  fail(error)
}

async function tryAll(): Promise<number> {
  const rows = new Rows()
  const all = groups()
  const wanted = values.only?.split(',') ?? Object.keys(all)
  for (const name of wanted) {
    const group = all[name]
    if (group === undefined) throw new PlainFailure(`There is no group ${name}.`)
    await rows.group(name, missingProgram(group.programs), group.work)
  }
  say(tableOf(rows.all))
  return rows.all.every(({ result }) => result !== 'FAILED') ? 0 : 1
}

function groups(): Record<string, Group> {
  const folder = resolve(values.folder)
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  if (ownPlatform === undefined) throw new PlainFailure('There is no release for this machine.')
  const platform = ownPlatform
  const product = join(folder, folderName(version, platform))
  const roots = resolve(values.roots)
  return {
    archive: {
      programs: rootPrograms,
      work: async (rows) => {
        const archive = `${product}.tar.zst`
        await rows.step('archive: size', async () => sizeOf(archive))
        await tryArchive(rows, archive, roots)
      },
    },
    deb: {
      programs: [...rootPrograms, 'dpkg-deb'],
      work: async (rows) => {
        const newer = join(folder, packageName(version, platform))
        await rows.step('deb: size', async () => sizeOf(newer))
        const older = await makeOlderPackage(newer, roots)
        await tryDebian(rows, { older, newer, roots })
      },
    },
    image: {
      programs: [...rootPrograms, 'buildah', 'docker-registry'],
      work: (rows) => {
        const archiveOf = (one: Platform) => `${join(folder, folderName(version, one))}.tar.zst`
        return tryImage(rows, archiveOf, roots)
      },
    },
    arm64: {
      programs: [...rootPrograms, 'dpkg-deb', 'qemu-aarch64-static'],
      work: (rows) => {
        const arm = platforms.find(({ cpu }) => cpu === 'arm64')
        if (!arm) throw new PlainFailure('There is no release for arm64.')
        return tryForeign(rows, `${join(folder, folderName(version, arm))}.tar.zst`, arm, roots)
      },
    },
    lintian: {
      programs: ['lintian'],
      work: (rows) => lint(rows, join(folder, packageName(version, platform))),
    },
  }
}

function sizeOf(file: string): string {
  return `${basename(file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`
}
