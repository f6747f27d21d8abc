import { existsSync } from 'node:fs'
import path from 'node:path'
import { readPackages, runNpm } from './npm.mjs'
import { linkOwnNode } from './own-node.mjs'
import { PlainFailure, root, say } from '../workspace.mjs'

/** Installs the packages if node_modules is missing or does not match package-lock.json. */
export async function install() {
  if (!isInstalled()) await installPackages()
  linkOwnNode()
}

async function installPackages() {
  say('Installing packages (a minute or two the first time) ...')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runNpm(args)
  if (code !== 0) {
    throw new PlainFailure(
      `Installation failed (npm ci exited with ${code}; see its message above). Check the network connection and the free disk space, then run the command again.`,
    )
  }
}

/**
 * npm writes node_modules/.package-lock.json last, so it lists the packages actually installed. Packages for
 * other platforms are only in package-lock.json, marked as optional; those of this repository are links.
 */
function isInstalled() {
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (present === undefined) return false
  const wanted = readPackages(path.join(root, 'package-lock.json')) ?? {}
  return Object.entries(wanted).every(([place, meta]) => {
    if (!place.startsWith('node_modules/')) return true
    if (meta.link === true) return existsSync(path.join(root, place))
    const found = present[place]
    if (found === undefined) return meta.optional === true
    return found.version === meta.version && found.integrity === meta.integrity
  })
}
