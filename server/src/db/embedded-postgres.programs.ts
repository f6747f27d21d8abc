import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import * as failure from './embedded-postgres.errors.ts'

const execute = promisify(execFile)
const OLDEST_MAJOR = 15
const NOBODY = 65534
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The environment of every database program: nothing of ours, above all no secrets. */
export const BARE_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }

/** Whom the database programs run as. */
export interface ServerUser {
  uid: number
  gid: number
}

export interface PostgresPrograms {
  initdb: string
  postgres: string
  major: number
}

/** PostgreSQL refuses to run as root: then it runs as the owner of its data, or else as nobody. Undefined: as ourselves. */
export function serverUser(dataDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: NOBODY, gid: NOBODY }
}

/** Runs a database program to its end and returns what it printed. */
export async function runProgram(
  program: string,
  args: string[],
  options: { user: ServerUser | undefined; cwd: string },
): Promise<string> {
  const { stdout } = await execute(program, args, {
    ...options.user,
    cwd: options.cwd,
    env: BARE_ENVIRONMENT,
  })
  return stdout
}

/** Finds initdb and postgres in `folder` or in the package of this platform, and proves that they run as `user`. */
export async function findPrograms(
  folder: string | undefined,
  user: ServerUser | undefined,
): Promise<PostgresPrograms> {
  // Node reaches no Unix sockets there, and a server on the network would need passwords.
  if (process.platform === 'win32') throw failure.notOnWindows()
  const bin = folder ?? packagedFolder()
  const postgres = join(bin, 'postgres')
  const initdb = join(bin, 'initdb')
  for (const program of [postgres, initdb]) {
    if (!existsSync(program)) throw failure.brokenProgram(program, 'there is no such file')
  }
  const major = await readMajor(postgres, user)
  if (major < OLDEST_MAJOR) throw failure.tooOld(postgres, major)
  return { initdb, postgres, major }
}

function packagedFolder(): string {
  const root = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`)
  if (root === undefined) throw failure.noPrograms(`${process.platform} on ${process.arch}`)
  createMissingLinks(root)
  return join(root, 'native', 'bin')
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    if (failure.codeOf(error) === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** Packages cannot hold links: they are listed in a file, and made here when install scripts were skipped. */
function createMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined) {
      symlinkSync(relative(dirname(target), source), link)
    }
  }
}

async function readMajor(postgres: string, user: ServerUser | undefined): Promise<number> {
  const version = await readVersionLine(postgres, user)
  const major = /\(PostgreSQL\) (\d+)/.exec(version)?.[1]
  if (major === undefined) throw failure.brokenProgram(postgres, `it calls itself "${version}"`)
  return Number(major)
}

async function readVersionLine(postgres: string, user: ServerUser | undefined): Promise<string> {
  try {
    return (await runProgram(postgres, ['--version'], { user, cwd: '/' })).trim()
  } catch (error) {
    if (failure.isDenied(error)) throw failure.notReachable(postgres, user?.uid)
    // The file exists, so it is its loader that is missing: a system with another C library, such as Alpine.
    if (failure.codeOf(error) === 'ENOENT') {
      throw failure.brokenProgram(postgres, 'it was built for another C library')
    }
    throw failure.brokenProgram(postgres, failure.errorOutputOf(error) || String(error))
  }
}
