import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { must } from '../commands.ts'
import type { Platform } from '../platforms.ts'

/** The programs that a bare root and its copies need. */
export const rootPrograms = ['debootstrap', 'unshare', 'nsenter', 'chroot', 'cp']

/** A bare Debian 12 below `folder`, made once: without Node.js, git and npm, with zstd to unpack the archive. */
export async function bareDebian(folder: string): Promise<string> {
  const root = join(folder, 'debian-amd64')
  if (existsSync(root)) return root
  mkdirSync(folder, { recursive: true })
  const unfinished = `${root}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await must('debootstrap', ['--variant=minbase', '--include=zstd', 'bookworm', unfinished])
  renameSync(unfinished, root)
  return root
}

/**
 * A Debian 12 of another platform below `folder`, made once: its packages unpacked, which needs no emulation, and not
 * set up, so there are no accounts but root and ann.
 */
export async function unpackedDebian(folder: string, { debian }: Platform): Promise<string> {
  const root = join(folder, `debian-${debian}`)
  if (existsSync(root)) return root
  mkdirSync(folder, { recursive: true })
  const unfinished = `${root}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const kind = [`--arch=${debian}`, '--variant=minbase', '--foreign', '--include=zstd']
  await must('debootstrap', [...kind, 'bookworm', unfinished])
  const unpacking = `
for package in var/cache/apt/archives/*.deb; do dpkg-deb --extract "$package" .; done
echo root:x:0:0:root:/root:/bin/sh > etc/passwd; echo ann:x:1000:1000::/home/ann:/bin/sh >> etc/passwd
echo root:x:0: > etc/group; echo ann:x:1000: >> etc/group
install --directory --owner 1000 --group 1000 home/ann`
  await must('sh', ['-euc', unpacking], { cwd: unfinished })
  renameSync(unfinished, root)
  return root
}

/** A copy of a root to change, in the place of an older one. */
export async function copyRoot(root: string, name: string): Promise<string> {
  const copy = join(dirname(root), name)
  rmSync(copy, { recursive: true, force: true })
  await must('cp', ['--archive', '--reflink=auto', root, copy])
  return copy
}

/** A root with its mounts, which end with this process at the latest. */
export interface System {
  root: string
  /** A process inside of the mounts. */
  pid: number
  close(): void
}

export interface InSystem {
  system: System
  /** A user of the system and its group, as chroot takes them; root by default. */
  user?: string
  /** All that the command has in its environment beside PATH and HOME. */
  settings?: Record<string, string>
  input?: string
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** Ends with its input, so with this process. */
const holding = 'mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"; echo; exec cat'

/** Mounts what programs expect below a root, for `startIn` alone to see. */
export async function openSystem(root: string): Promise<System> {
  const holder = spawn('unshare', ['--mount', 'sh', '-euc', holding, 'sh', root], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await Promise.race([once(holder.stdout, 'data'), failed(holder)])
  return { root, pid: holder.pid ?? 0, close: () => void holder.stdin.end() }
}

async function failed(holder: ChildProcess): Promise<never> {
  const [code] = await once(holder, 'exit')
  throw new Error(`Nothing can be mounted here (${code}).`)
}

/** Starts a script of sh in a system, with its output in a pipe. Signals reach what the script executes last. */
export function startIn({ system, user = '0:0', settings, input }: InSystem, script: string) {
  const { root, pid } = system
  const entering = [`--mount=/proc/${pid}/ns/mnt`, 'chroot', `--userspec=${user}`, root]
  const child = spawn('nsenter', [...entering, '/bin/sh', '-euc', script], {
    cwd: '/',
    env: { PATH: path, HOME: '/root', LC_ALL: 'C.UTF-8', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input ?? '')
  return child
}

/** Returns the output of a script in a system; throws with all of it unless it exits with 0. */
export async function runIn(place: InSystem, script: string): Promise<string> {
  const child = startIn(place, script)
  const closed = once(child, 'close')
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (child.exitCode === 0) return out
  throw new Error(`${script.trim()}\nexited with ${child.exitCode}: ${out}${complaints}`)
}
