import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = Buffer.from('\r\n')

/** The status of an HTTP/1.1 answer; undefined as long as bytes of it are missing. */
function statusOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  return isWhole(bytes, end + headEnd.length, head, status) ? status : undefined
}

function isWhole(bytes: Buffer, start: number, head: string, status: number): boolean {
  if (head.includes('\r\ntransfer-encoding: chunked')) return hasLastChunk(bytes, start)
  const length = status === 204 ? 0 : Number(/\r\ncontent-length: *(\d+)/.exec(head)?.[1] ?? 0)
  return bytes.length >= start + length
}

function hasLastChunk(bytes: Buffer, start: number): boolean {
  for (let index = start; ;) {
    const end = bytes.indexOf(lineEnd, index)
    if (end < 0) return false
    const size = Number.parseInt(bytes.toString('latin1', index, end), 16)
    index = end + lineEnd.length + size + lineEnd.length
    if (bytes.length < index) return false
    if (size === 0) return true
  }
}

/** One kept-alive connection that sends one request at a time, with as little work as possible. */
export class HttpConnection {
  readonly #socket: Socket
  #received: Buffer[] = []
  #waiting: { resolve(status: number): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (part: Buffer) => this.#read(part))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')))
  }

  static async open(url: string): Promise<HttpConnection> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  /** Sends the bytes of a request and resolves with the status when its answer is whole. */
  send(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(part: Buffer): void {
    this.#received.push(part)
    const bytes = this.#received.length === 1 ? part : Buffer.concat(this.#received)
    const status = statusOf(bytes)
    if (status === undefined) {
      this.#received = [bytes]
      return
    }
    this.#received = []
    this.#waiting?.resolve(status)
  }
}
