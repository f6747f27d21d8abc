import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace.mjs'
import { must, outputOf } from './commands.ts'
import { changelogFile, controlFile, unitFile } from './debian-files.ts'
import type { Platform } from './platforms.ts'

const sources = join(root, 'tools/release/debian')

export interface DebianPackage {
  /** The folder of the product. */
  product: string
  file: string
  platform: Platform
  version: string
  /** Seconds since 1970. */
  time: number
}

/** Makes a Debian package of the product's folder: in /usr/lib/medley, with a unit, a user and settings. */
export async function makeDebianPackage(wanted: DebianPackage): Promise<void> {
  const tree = `${wanted.file}.tree`
  rmSync(tree, { recursive: true, force: true })
  const library = join(tree, 'usr/lib/medley')
  mkdirSync(dirname(library), { recursive: true })
  await must('cp', ['--archive', '--link', wanted.product, library])
  // Its data folder would be below /usr.
  rmSync(join(library, 'medley'))
  addFiles(tree, wanted)
  await writeControl(tree, wanted)
  const options = ['--root-owner-group', '-Zxz', '-z2', '--build', tree, wanted.file]
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(wanted.time) }
  await must('dpkg-deb', options, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(tree, { recursive: true })
}

function addFiles(tree: string, { version, time }: DebianPackage): void {
  const documents = 'usr/share/doc/medley'
  place(tree, 'usr/bin/medley', readSource('medley'), 0o755)
  place(tree, 'etc/medley/settings', readSource('settings'), 0o600)
  place(tree, 'usr/share/lintian/overrides/medley', readSource('lintian-overrides'))
  place(tree, `${documents}/copyright`, readSource('copyright'))
  place(tree, `${documents}/changelog`, changelogFile(version, time))
  place(tree, `${documents}/NEWS.md`, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  outputOf('gzip', ['-9n', join(tree, documents, 'changelog'), join(tree, documents, 'NEWS.md')])
  const unit = readFileSync(join(root, 'deploy/systemd/medley@.service'), 'utf8')
  place(tree, 'lib/systemd/system/medley@.service', unitFile(unit))
}

async function writeControl(tree: string, { version, platform }: DebianPackage): Promise<void> {
  const kilobytes = Number(
    outputOf('du', ['--summarize', '--apparent-size', '-k', tree]).split('\t')[0],
  )
  place(tree, 'DEBIAN/control', controlFile(version, platform, kilobytes))
  place(tree, 'DEBIAN/conffiles', '/etc/medley/settings\n')
  place(tree, 'DEBIAN/templates', readSource('templates'))
  for (const script of ['postinst', 'prerm', 'postrm']) {
    place(tree, `DEBIAN/${script}`, readSource(script), 0o755)
  }
  const sums = 'find usr lib -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums'
  await must('sh', ['-euc', sums], { cwd: tree })
  chmodSync(join(tree, 'DEBIAN/md5sums'), 0o644)
}

function place(tree: string, name: string, text: string, mode = 0o644): void {
  const file = join(tree, name)
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 })
  writeFileSync(file, text)
  chmodSync(file, mode)
}

const readSource = (name: string): string => readFileSync(join(sources, name), 'utf8')
