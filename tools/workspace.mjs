// Shared by the start, test and dev scripts. Uses only Node's own modules: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopWhenOrphaned } from './running/orphan.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const cacheFolder = path.join(root, '.cache')

/** A failure that its message explains, so no stack is printed. */
export class PlainFailure extends Error {}

/** Prints a line. @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Exits with an error; a plain failure prints its message instead of a stack. @param {unknown} error */
export function fail(error) {
  const text =
    error instanceof Error && !(error instanceof PlainFailure) ? error.stack : messageOf(error)
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/** The code of a system error, such as EEXIST. @param {unknown} error @returns {string} */
export function systemCode(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** True if Medley supports this Node version. @param {string} version "major.minor.patch" */
export function isNodeNewEnough(version = process.versions.node) {
  return Number(version.split('.')[0]) >= 24
}

/** Rejects an older Node, for scripts that are started by hand. */
export function requireNode() {
  if (isNodeNewEnough()) return
  throw new PlainFailure(
    `Medley needs Node.js 24 or newer; this is ${process.versions.node}. Use npm start or npm test, which download it, or put "tools/run.mjs" before the name of the script.`,
  )
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends what `run` has started when this process is ended itself, and then this process. */
export function endTogether() {
  let isEnding = false
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (isEnding) return
    isEnding = true
    const ended = [...running].map((child) => once(child, 'close'))
    for (const child of running) child.kill(signal)
    void Promise.all(ended).then(() => process.exit(exitCode(null, signal)))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, end)
  }
  stopWhenOrphaned(() => end('SIGTERM'))
}

/**
 * Runs a command, shows its output and waits until it exits.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code; 128 + n when a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    running.add(child)
    child.once('close', () => running.delete(child))
    child.once('error', (error) => {
      reject(new PlainFailure(`Cannot run ${command}: ${error.message}`))
    })
    child.once('close', (code, signal) => resolve(exitCode(code, signal)))
  })
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
export function exitCode(code, signal) {
  if (code !== null) return code
  return 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[String(signal)] ?? 0)
}

/** The path of an installed tool's launcher. @param {string} name */
export function tool(name) {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  return path.join(root, 'node_modules', '.bin', name + suffix)
}

/** The build parts with their inputs. If `made` is missing, the part is rebuilt regardless of the stamp. */
const parts = {
  web: {
    title: 'the web app',
    inputs: ['web', 'contract/src', 'packages', 'package-lock.json', 'tsconfig.base.json'],
    made: 'web/dist/index.html',
    /** @returns {[string, string[], string]} */
    command: () => [process.execPath, ['build.ts'], 'web'],
  },
  server: {
    title: 'the server',
    inputs: ['server', 'contract/src', 'packages', 'package-lock.json'],
    made: 'server/dist/main.js',
    /** @returns {[string, string[], string]} */
    command: () => [process.execPath, ['build.mjs'], 'server'],
  },
}

const generatedTexts = 'packages/texts/generated/languages.ts'

/** Compiles `texts/*.json` into modules if they have changed. Needs the installed packages. */
export async function compileTexts() {
  const stamp = path.join(cacheFolder, 'compiled-texts.txt')
  const hash = hashInputs(['texts', 'packages/texts/src'])
  if (existsSync(path.join(root, generatedTexts)) && readIfThere(stamp) === hash) return
  const { generateTexts } = await import('../packages/texts/src/generate.ts')
  generateTexts()
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stamp, hash)
}

/** Builds the parts whose inputs have changed since their last build. */
export async function buildChanged() {
  await compileTexts()
  for (const [name, part] of Object.entries(parts)) {
    const stamp = path.join(cacheFolder, `built-${name}.txt`)
    const hash = hashInputs(part.inputs)
    if (existsSync(path.join(root, part.made)) && readIfThere(stamp) === hash) continue
    say(`Building ${part.title} ...`)
    rmSync(stamp, { force: true })
    const [command, args, folder] = part.command()
    const code = await run(command, args, { cwd: path.join(root, folder) })
    if (code !== 0) {
      throw new PlainFailure(`Building ${part.title} failed; see the message above.`)
    }
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(stamp, hash)
  }
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const notInputs = new Set([
  'node_modules',
  'dist',
  'dist-mobile',
  'data',
  '.cache',
  'coverage',
  'screenshots',
])

/** @param {string[]} inputs files and folders, relative to the root @returns {string} */
function hashInputs(inputs) {
  const hash = createHash('sha256').update(process.versions.node).update(buildSettings())
  for (const input of inputs) {
    for (const file of listFiles(input)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(root, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** Settings that Vite embeds in the web app. */
function buildSettings() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return JSON.stringify(settings.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** @param {string} place @returns {string[]} */
function listFiles(place) {
  if (statSync(path.join(root, place)).isFile()) return [place]
  const entries = readdirSync(path.join(root, place), { withFileTypes: true })
  const kept = entries.filter((entry) => !notInputs.has(entry.name) && !isTest(entry.name))
  return kept
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${place}/${entry.name}`
      if (entry.isDirectory()) return listFiles(inner)
      return entry.isFile() ? [inner] : []
    })
}

/** @param {string} name */
function isTest(name) {
  return /\.test\.tsx?$/.test(name)
}
