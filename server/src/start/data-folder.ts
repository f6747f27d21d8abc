import { constants, existsSync, statSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '../config/config-error.ts'

/** Meaning of system errors for a folder. */
const reasons: Record<string, string> = {
  EACCES: 'may not be entered or written (permission denied)',
  EEXIST: 'is a file, not a folder',
  ENOSPC: 'is on a full disk',
  ENOTDIR: 'lies below a file, not a folder',
  EPERM: 'may not be entered or written (permission denied)',
  EROFS: 'is on a disk that can only be read',
}

/** Makes the data folder if it is missing; returns the first folder that it made. Throws a ConfigError unless it can be written. */
export async function openDataFolder(path: string): Promise<string | undefined> {
  try {
    await requireWritableAbove(path)
    const made = await mkdir(path, { recursive: true })
    await requireWritable(path)
    return made
  } catch (error) {
    throw unusable(path, error)
  }
}

/** Of folders to be made on a disk that can only be read, `mkdir` says no more than that they do not exist. */
async function requireWritableAbove(path: string): Promise<void> {
  const parent = dirname(path)
  if (existsSync(path) || parent === path) return
  if (!existsSync(parent)) await requireWritableAbove(parent)
  else if (statSync(parent).isDirectory()) await requireWritable(parent)
}

function requireWritable(path: string): Promise<void> {
  return access(path, constants.W_OK | constants.X_OK)
}

function unusable(path: string, error: unknown): ConfigError {
  const { code = '', message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) }
  const reason = reasons[code] ?? `cannot be used (${message})`
  return new ConfigError(`${path} ${reason}: set DATA_DIR to a folder that Medley may write.`, {
    cause: error,
  })
}
