import { once } from 'node:events'
import { createServer, type Socket, connect } from 'node:net'

/** A proxy between the product and the primary, as HAProxy is. */
export interface DatabaseWay {
  port: number
  /** Where it leads from now on: a socket, or nowhere, where every connection ends. Those that are open end. */
  routeTo(socketPath: string | null): void
  close(): Promise<void>
}

/** Opens a way on a free port. */
export async function openDatabaseWay(socketPath: string): Promise<DatabaseWay> {
  let target: string | null = socketPath
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    keep(near)
    if (target === null) return near.destroy()
    const far = keep(connect(target))
    near.pipe(far).once('close', () => near.destroy())
    far.pipe(near).once('close', () => far.destroy())
    return near
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: address instanceof Object ? address.port : 0,
    routeTo(next) {
      target = next
      endAll()
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
