import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder, PlainFailure, root, say, systemCode } from '../workspace.mjs'

/**
 * Runs the work under a lock shared by all processes of this folder. A killed process's lock is taken over.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function withLock(name, work) {
  const lock = path.join(cacheFolder, `${name}.lock`)
  await take(lock)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
async function take(lock) {
  makeCacheFolder()
  let told = false
  while (!create(lock)) {
    if (!isHeld(lock)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!told) say('Another start or test run is preparing this folder; waiting ...')
    told = true
    await sleep(500)
  }
}

function makeCacheFolder() {
  try {
    mkdirSync(cacheFolder, { recursive: true })
  } catch (error) {
    throw new PlainFailure(
      `Medley keeps its packages and data in ${root}, but this user cannot write there (${systemCode(error)}). Run it as the owner of the folder.`,
    )
  }
}

/** @param {string} lock */
function create(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Older locks are ignored, because another process may have the same pid after a reboot; no preparation takes longer. */
const longestSeconds = 15 * 60

/** @param {string} lock */
function isHeld(lock) {
  if (!existsSync(lock)) return false
  const ageSeconds = (Date.now() - statSync(lock).mtimeMs) / 1000
  const pid = Number(readFileSync(lock, 'utf8'))
  if (pid === 0) return ageSeconds < 2
  if (pid === process.pid || ageSeconds > longestSeconds) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}
