// Bundles the server into server/dist: our own code, the contract and development packages that it imports go in,
// its dependencies stay outside.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = path.dirname(fileURLToPath(import.meta.url))
const dist = path.join(root, 'dist')
const entries = [
  'src/main.ts',
  'src/import-reader.ts',
  'src/model-trainer.ts',
  'src/backup-writer.ts',
  'src/admin/main.ts',
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
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    external: await npmDependencies(),
    metafile: true,
    logLevel: 'warning',
  })
  const list = path.join(dist, 'bundled-packages.json')
  await writeFile(list, JSON.stringify(await bundledPackages(Object.keys(result.metafile.inputs))))
  return [...Object.keys(result.metafile.outputs).map((file) => path.join(root, file)), list]
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

/** Every declared dependency that comes from npm, not from this repository. */
async function npmDependencies() {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  return names.filter((name) => !name.startsWith('@medley/'))
}

/** Old files go last: a server that still runs from this folder keeps its chunks until then. */
async function removeOthers(keep) {
  const entriesOnDisk = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entriesOnDisk
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => !keep.has(file)).map((file) => rm(file)))
}
