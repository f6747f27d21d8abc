import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { PlainFailure } from '../../tools/workspace.mjs'

/** The programs of a cluster by the package of Debian that has them. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  caddy: 'caddy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
} as const

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin']

/** @throws PlainFailure that names the packages of programs that are missing. */
export function requirePrograms(): void {
  const missing = Object.entries(packages).filter(([program]) => !isThere(program))
  if (missing.length === 0) return
  const names = missing.map(([, name]) => name).join(' ')
  throw new PlainFailure(
    `The drill of a cluster needs programs of Debian that are missing: apt-get install ${names}`,
  )
}

function isThere(program: string): boolean {
  return folders.some((folder) => {
    try {
      accessSync(path.resolve(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Whom the databases run as: PostgreSQL refuses root. */
export function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
