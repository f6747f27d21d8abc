import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { runNpm } from '../tools/running/npm.mjs'
import { cacheFolder, root, run } from '../tools/workspace.mjs'

/** The folders with packages that a server needs. */
const installed = ['.', 'server', 'contract']

/** Builds the server of a revision in the cache folder, unless it is there; returns the folder. */
export async function buildRevision(wanted: string): Promise<string> {
  const revision = await nameOf(wanted)
  const folder = path.join(cacheFolder, 'builds', revision)
  if (existsSync(path.join(folder, 'server/dist/main.js'))) return folder
  process.stdout.write(`Building ${revision}\n`)
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const archive = `${unfinished}.tar`
  await runOrThrow('git', ['archive', '--output', archive, revision], root)
  await runOrThrow('tar', ['-xf', archive], unfinished)
  rmSync(archive)
  await installPackages(unfinished)
  await runOrThrow(process.execPath, ['build.mjs'], path.join(unfinished, 'server'))
  renameSync(unfinished, folder)
  return folder
}

/** The first characters of a revision's name. */
async function nameOf(wanted: string): Promise<string> {
  const args = ['rev-parse', '--short=12', `${wanted}^{commit}`]
  const { stdout } = await promisify(execFile)('git', args, { cwd: root })
  return stdout.trim()
}

async function runOrThrow(command: string, args: readonly string[], folder: string): Promise<void> {
  const code = await run(command, [...args], { cwd: folder })
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

/** Links the packages of this folder where they are the same, and downloads them otherwise. */
async function installPackages(folder: string): Promise<void> {
  const lockIn = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
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
