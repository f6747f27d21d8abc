import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Filling a larger disk takes long, and hurts whatever else is on it. */
const freeMax = 2 ** 30
const piece = Buffer.alloc(2 ** 20, 1)

/** True if the disk of a folder is so small that nothing else can be on it. */
export function mayFill(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < freeMax
}

/** Fills the disk of a folder to the last byte, and empties it again after so many milliseconds. */
export function fillDisk(folder: string, milliseconds: number): boolean {
  const path = join(folder, 'fill')
  const file = openSync(path, 'w')
  try {
    for (let size = piece.length; size >= 1;) {
      if (!write(file, size)) size = Math.floor(size / 2)
    }
  } finally {
    closeSync(file)
  }
  setTimeout(() => rmSync(path, { force: true }), milliseconds)
  return true
}

function write(file: number, size: number): boolean {
  try {
    return writeSync(file, piece, 0, size) === size
  } catch {
    return false // full
  }
}
