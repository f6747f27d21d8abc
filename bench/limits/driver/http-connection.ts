import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { readAnswer, type HttpAnswer } from './http-answer.ts'

/** One kept-alive connection that sends one request at a time, with as little work as possible. */
export class HttpConnection {
  readonly #socket: Socket
  #received: Buffer[] = []
  #waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | undefined

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

  /** Sends the bytes of a request and resolves with its whole answer. */
  send(request: Buffer): Promise<HttpAnswer> {
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
    const answer = readAnswer(bytes)
    if (!answer) {
      this.#received = [bytes]
      return
    }
    this.#received = []
    this.#waiting?.resolve(answer)
  }
}
