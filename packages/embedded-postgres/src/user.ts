import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { ProgramError } from './errors.ts'

/** Omits our variables, which may hold secrets. */
const BARE_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }
/** The file descriptor of the folder in a program that inherits it. */
const HANDED_OVER = 3
export const HANDED_FOLDER = `/proc/self/fd/${HANDED_OVER}`

/** The user that runs the database programs. */
export interface ServerUser {
  uid: number
  gid: number
}

/**
 * Starts a database program in `folder` as `user`. `args` is given the name by which the program knows that folder:
 * another user gets it already open, because folders above it may be closed to that user (a home of root, for one).
 */
export function spawnProgram(
  program: string,
  args: (folder: string) => string[],
  folder: string,
  user: ServerUser | undefined,
  options: Pick<SpawnOptions, 'detached'> & { output: 'pipe' | number },
): ChildProcess {
  const { output, ...others } = options
  const common = { ...others, ...user, cwd: folder, env: BARE_ENVIRONMENT }
  if (!user || !existsSync(HANDED_FOLDER.slice(0, -2))) {
    return spawn(program, args(folder), { ...common, stdio: ['ignore', output, output] })
  }
  const handle = openSync(folder, 'r')
  try {
    return spawn(program, args(HANDED_FOLDER), {
      ...common,
      stdio: ['ignore', output, output, handle],
    })
  } finally {
    closeSync(handle)
  }
}

/** Runs a database program and returns its output; throws ProgramError with its error output. */
export async function runProgram(
  program: string,
  args: (folder: string) => string[],
  folder: string,
  user: ServerUser | undefined,
): Promise<string> {
  const child = spawnProgram(program, args, folder, user, { output: 'pipe' })
  const closed = once(child, 'close')
  const [printed, complaints] = await Promise.all([read(child.stdout), read(child.stderr), closed])
  if (child.exitCode !== 0) throw new ProgramError(complaints)
  return printed
}

async function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream ? text(stream) : ''
}
