import { readFile, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceFile } from '@medley/durable-files/durable-files'
import { type Files, keyPattern } from './files.ts'

/** Stores files in a folder, created with the first file. */
export function createFolderFiles(folder: string, publicUrl: string): Files {
  const base = publicUrl.replace(/\/+$/, '')
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('Not a key of a file')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      await replaceFile(pathOf(key), bytes, { mode: 0o666 })
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async space() {
      // The folder itself may not exist yet.
      const { bavail, blocks, bsize } = await statfs(dirname(folder))
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
    url: (key) => `${base}/files/${key}`,
  }
}
