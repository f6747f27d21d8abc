import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const memory = '/dev/shm'
const bytesMin = 4 * 1024 ** 3

/**
 * The folder for temporary files of tests: memory where it has room, unless `TMPDIR` names another one. Databases of
 * tests create and delete some hundred thousand small files, and some file systems search long for room after each.
 */
export function temporaryFolder() {
  return process.env['TMPDIR'] === undefined && hasRoom() ? memory : tmpdir()
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= bytesMin && freemem() >= bytesMin
  } catch {
    return false
  }
}
