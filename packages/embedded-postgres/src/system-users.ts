import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { ServerUser } from './user.ts'

/** The user of a name, created for a service if missing; undefined if the system does not allow that. */
export function ensureSystemUser(name: string): ServerUser | undefined {
  const found = findUser(name)
  if (found) return found
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  read('useradd', [...options, '--shell', '/usr/sbin/nologin', name])
  // Another process may have created it concurrently.
  return findUser(name)
}

function findUser(name: string): ServerUser | undefined {
  const uid = read('id', ['-u', name])
  const gid = read('id', ['-g', name])
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** The name of a user, ours by default; undefined for one without, as containers may have. */
export function nameOfUser(uid: number | undefined): string | undefined {
  if (uid !== undefined) return read('id', ['-un', String(uid)])
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}

/** Output of a program; undefined if it fails or is missing. */
function read(program: string, args: string[]): string | undefined {
  try {
    return execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
