import { chownSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productRole, superuser } from './roles.ts'
import { nameOfUser } from './system-users.ts'
import type { ServerUser } from './user.ts'

const rules = 'medley_hba.conf'
const names = 'medley_ident.conf'

/**
 * Writes into the data folder who may connect: its system user and root, as the system tells them (`peer`). A user
 * without a name cannot be told; then whoever reaches the socket may, which its folder allows to the same two.
 */
export function writePeers(dataDir: string, user: ServerUser | undefined): void {
  const name = nameOfUser(user?.uid)
  const method = name === undefined ? 'trust' : 'peer map=medley'
  replace(join(dataDir, rules), `local all all ${method}\nlocal replication all ${method}\n`, user)
  const peers = [...new Set(name === undefined ? [] : [name, nameOfUser(0) ?? 'root'])]
  const lines = peers.flatMap((peer) =>
    [superuser, productRole].map((role) => `medley ${quoted(peer)} ${role}\n`),
  )
  replace(join(dataDir, names), lines.join(''), user)
}

/** The settings by which a server on `folder` reads them. The files of older versions stay as they are. */
export function peerSettings(folder: string): Record<string, string> {
  return { hba_file: join(folder, rules), ident_file: join(folder, names) }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** At once, because a server of another process may be reading it. */
function replace(path: string, text: string, user: ServerUser | undefined): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  renameSync(unfinished, path)
}
