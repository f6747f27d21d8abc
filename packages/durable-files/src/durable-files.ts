import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

interface FileOptions {
  mode?: number
  /** Of folders above it that are missing. */
  folderMode?: number
}

/**
 * Creates a file that is whole and on the disk, or not there: neither a full disk nor a crash leaves a part of one. A
 * file that is there stays as it is, also one that another process has created meanwhile.
 */
export async function createFile(
  path: string,
  bytes: string | Uint8Array,
  options: FileOptions = {},
): Promise<void> {
  await writeBeside(path, bytes, options, async (part) => {
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  })
}

/** As `createFile`, but replaces a file that is there, so that readers see the one or the other. */
export async function replaceFile(
  path: string,
  bytes: string | Uint8Array,
  options: FileOptions = {},
): Promise<void> {
  await writeBeside(path, bytes, options, (part) => rename(part, path))
}

async function writeBeside(
  path: string,
  bytes: string | Uint8Array,
  { mode = 0o600, folderMode }: FileOptions,
  putInPlace: (part: string) => Promise<void>,
): Promise<void> {
  await makeFolder(dirname(path), folderMode)
  const part = `${path}.${randomUUID()}.part`
  try {
    await writeFile(part, bytes, { mode, flag: 'wx', flush: true })
    await putInPlace(part)
    await flushFolder(dirname(path))
  } finally {
    await rm(part, { force: true })
  }
}

async function makeFolder(path: string, mode: number | undefined): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode })
  if (first === undefined) return
  const end = dirname(resolve(first))
  for (let folder = resolve(path); folder !== end; folder = dirname(folder)) {
    await flushFolder(dirname(folder))
  }
}

/** The names in a folder are on the disk afterwards. */
export async function flushFolder(path: string): Promise<void> {
  // Windows opens no folders for writing, and writes names by itself.
  if (process.platform !== 'win32') await flush(path)
}

/** All that is in a folder is on the disk afterwards. */
export async function flushTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await flush(join(entry.parentPath, entry.name))
  }
  await flush(path)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
