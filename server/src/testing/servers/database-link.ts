import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, connect, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A way to a database that breaks when a test wants it to. */
export interface DatabaseLink {
  /** Of the database, by this way. */
  connectionString: string
  /** Ends all connections and refuses new ones. */
  break(): Promise<void>
  /** Lets connections through again. */
  mend(): Promise<void>
  /** Ends the next connection that sends this text, before the database has it. */
  loseStatement(text: string): void
  /** Ends the next connection that sends this text, once the database has answered. */
  loseAnswer(text: string): void
  close(): Promise<void>
}

/** Opens a way to the database of an address, on a socket of its own. */
export async function openDatabaseLink(address: string): Promise<DatabaseLink> {
  const folder = mkdtempSync(join(tmpdir(), 'medley-link-'))
  const path = join(folder, '.s.PGSQL.5432')
  const { user, password, database } = new pg.Client({ connectionString: address })
  const sockets = new Set<Socket>()
  let fault: { text: string; isSent: boolean } | undefined
  const pass = (from: Socket) => {
    const to = connect(targetOf(address))
    for (const socket of [from, to]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => end())
    }
    const end = () => {
      for (const socket of [from, to]) sockets.delete(socket.destroy())
    }
    let isLosing = false
    from.on('data', (bytes: Buffer) => {
      const met = fault && bytes.includes(fault.text) ? fault : undefined
      if (met) fault = undefined
      if (met && !met.isSent) return end()
      isLosing ||= met !== undefined
      to.write(bytes)
    })
    to.on('data', (bytes: Buffer) => (isLosing ? end() : from.write(bytes)))
  }
  let server: Server | undefined
  const link: DatabaseLink = {
    connectionString: `postgresql://${user}:${encodeURIComponent(password ?? '')}@/${database}?host=${encodeURIComponent(folder)}`,
    async mend() {
      server = createServer(pass).listen(path)
      await once(server, 'listening')
    },
    async break() {
      const closed = new Promise((resolve) => server?.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    loseStatement: (text) => void (fault = { text, isSent: false }),
    loseAnswer: (text) => void (fault = { text, isSent: true }),
    async close() {
      await link.break()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await link.mend()
  return link
}

function targetOf(address: string): NetConnectOpts {
  const { host, port } = new pg.Client({ connectionString: address })
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}
