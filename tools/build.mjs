// npm run build [FOLDER] [-- --cpu arm64]: makes a folder that runs the product with `node server.js` and its commands with
// `node admin.js`, on this system or on Linux with another processor. It holds the built parts and the packages they need at
// run time: no tests, tools or development packages, and a list of its packages in sbom.json.
import { cp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './running/install.mjs'
import { withLock } from './running/lock.mjs'
import { readPackages, runNpm } from './running/npm.mjs'
import { buildChanged, fail, PlainFailure, requireNode, root, say } from './workspace.mjs'

/** Folders that the server reads at run time, as in `server/src/paths.ts`. */
const places = [
  'server/dist',
  'server/src/db/migrations',
  'server/src/catalogue/shelf',
  'server/src/drawing/card-font',
  'web/dist',
]

/** npm reads every workspace to install one of them. */
const manifests = [
  'package-lock.json',
  ...Object.keys(readPackages(path.join(root, 'package-lock.json')) ?? {})
    .filter((place) => !place.includes('node_modules'))
    .map((place) => path.posix.join(place, 'package.json')),
]

/** @param {string} file */
const entryOf = (file) => `import process from 'node:process'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(\`Medley needs Node.js 24 or newer; this is \${process.versions.node}.\\n\`)
  process.exit(1)
}
await import('./server/dist/${file}')
`

const serverOnly = ['--omit=dev', '--workspace=@medley/server']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cpu: { type: 'string' } },
})
const folder = path.resolve(positionals[0] ?? 'build')
const platform =
  values.cpu === undefined ? [] : ['--os=linux', `--cpu=${values.cpu}`, '--libc=glibc']

try {
  requireNode()
  await withLock('prepare', async () => {
    await install()
    await buildChanged()
  })
  await assemble()
  say(
    `\nThe product is in ${folder}. Start it there with: node server.js; its commands: node admin.js`,
  )
} catch (error) {
  fail(error)
}

/** Puts the folder in place once it is whole; an older one stays until then. */
async function assemble() {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  for (const place of [...places, ...manifests]) {
    await cp(path.join(root, place), path.join(unfinished, place), { recursive: true })
  }
  await writeFile(path.join(unfinished, 'server.js'), entryOf('main.js'))
  await writeFile(path.join(unfinished, 'admin.js'), entryOf('admin/main.js'))
  say('Installing the packages of the server ...')
  await npm(
    ['ci', ...serverOnly, ...platform, '--prefer-offline', '--no-audit', '--no-fund'],
    unfinished,
  )
  await writePackageList(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** Writes a software bill of materials in the format CycloneDX: the packages beside the bundle and in it. @param {string} place */
async function writePackageList(place) {
  const file = path.join(place, 'sbom.json')
  const list = await open(file, 'w')
  try {
    const args = ['sbom', ...serverOnly, '--package-lock-only', '--sbom-format=cyclonedx']
    await npm(args, place, ['ignore', list.fd, 'inherit'])
  } finally {
    await list.close()
  }
  const bundled = await readFile(path.join(place, 'server/dist/bundled-packages.json'), 'utf8')
  const installed = JSON.parse(await readFile(file, 'utf8'))
  /** @type {{ purl: string }[]} */
  const all = [...installed.components, ...JSON.parse(bundled)]
  const components = [...new Map(all.map((one) => [one.purl, one])).values()]
  installed.metadata.component.name = 'medley'
  await writeFile(file, JSON.stringify({ ...installed, components }, null, 2))
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
async function npm(args, cwd, stdio = 'inherit') {
  const code = await runNpm([...args, '--loglevel=error'], { cwd, stdio })
  if (code !== 0) throw new PlainFailure(`npm ${args[0]} failed (${code}); see its message above.`)
}
