import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainFailure, run, say } from '../workspace.mjs'

/** The first draws no windows, which saves a seventh of the journeys' processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The browser for the journeys: CHROMIUM_PATH, otherwise one on the PATH, otherwise installed if possible.
 * @returns {Promise<string>} the path of a Chromium or Chrome
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new PlainFailure(`CHROMIUM_PATH is ${named}, which is not an executable program.`)
  }
  const found = onPath()
  if (found !== undefined) return found
  if (mayInstall()) await installChromium()
  const installed = onPath()
  if (installed !== undefined) return installed
  throw new PlainFailure(
    'The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its program, then run the command again.',
  )
}

function onPath() {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function installChromium() {
  say('Installing Chromium with apt-get ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  await run('apt-get', [...quiet, 'update'], { env })
  const install = [...quiet, 'install', '-y', '--no-install-recommends']
  const code = await run('apt-get', [...install, 'chromium-headless-shell'], { env })
  // Ubuntu has no such package.
  if (code !== 0) await run('apt-get', [...install, 'chromium'], { env })
}
