import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNpm } from '../../../tools/npm.mjs'
import { type Build, root } from '../../product.ts'
import { bundleServer } from './current-build.ts'
import { outputOf, runOrThrow } from './run-or-throw.ts'

/** The folders with packages that a server needs. */
const installed = ['.', 'server', 'contract']

export interface OlderBuild extends Build {
  /** The first characters of the revision's name. */
  revision: string
}

/** Builds the server of a revision in the cache folder, unless it is there. */
export async function buildRevision(wanted: string): Promise<OlderBuild> {
  const revision = (await outputOf('git', ['rev-parse', '--short=12', `${wanted}^{commit}`])).trim()
  const folder = path.join(root, '.cache/bench/builds', revision)
  const build: OlderBuild = { revision, root: folder, entry: 'server/dist/main.js' }
  if (existsSync(path.join(folder, build.entry))) return build
  process.stdout.write(`Building ${revision}\n`)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const archive = `${unfinished}.tar`
  await runOrThrow('git', ['archive', '--output', archive, revision], root)
  await runOrThrow('tar', ['-xf', archive], unfinished)
  rmSync(archive)
  await installPackages(unfinished)
  await bundleServer(unfinished)
  renameSync(unfinished, folder)
  return build
}

/** Links the packages of this folder where they are the same, and downloads them otherwise. */
async function installPackages(folder: string): Promise<void> {
  const lockIn = (place: string) => readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  if (lockIn(folder) === lockIn(root)) {
    const present = installed.filter((one) => existsSync(path.join(root, one, 'node_modules')))
    for (const one of present) {
      const args = ['-al', path.join(root, one, 'node_modules'), path.join(folder, one)]
      await runOrThrow('cp', args, root)
    }
    return
  }
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  const code = await runNpm(args, { cwd: folder })
  if (code !== 0) throw new Error(`npm ci ended with ${code}`)
}
