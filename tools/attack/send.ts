import { Agent, request as open } from 'node:http'
import { connect } from 'node:net'

export interface Request {
  method?: string
  /** Sent as it is, without normalization. */
  path: string
  token?: string | undefined
  /** Value of `X-Forwarded-For` from the proxy in front. */
  from?: string
  headers?: { [name: string]: string }
  /** Bytes and texts go as they are, other values as JSON. */
  body?: unknown
}

export interface Answer {
  status: number
  headers: { [name: string]: string | string[] | undefined }
  text: string
  bytes: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 40 })
const timeoutMs = 60_000

/** Sends a request to a server on this machine. */
export function sendTo(url: string, { method = 'GET', path, ...rest }: Request): Promise<Answer> {
  const { port } = new URL(url)
  const body = bytesOf(rest.body)
  const headers = {
    ...(rest.from === undefined ? {} : { 'x-forwarded-for': rest.from }),
    ...(rest.token === undefined ? {} : { authorization: `Bearer ${rest.token}` }),
    ...(isJson(rest.body) ? { 'content-type': 'application/json' } : {}),
    ...(body === undefined ? {} : { 'content-length': String(body.length) }),
    ...rest.headers,
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent, timeout: timeoutMs }
    const sent = open(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, bytes, text: bytes.toString('utf8') })
      })
    })
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered`)))
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (body && isClosing(error)) resolve({ ...refusedUnread, bytes: Buffer.alloc(0) })
      else reject(error)
    })
    sent.end(body)
  })
}

/** A server that refuses a body closes the connection while bytes are under way. */
const isClosing = ({ code }: NodeJS.ErrnoException) => code === 'ECONNRESET' || code === 'EPIPE'

/** The answer to a body that the server did not read to the end, if the connection closed before it came. */
const refusedUnread = { status: 0, headers: {}, text: '' }

/** Lets the process end. */
export function closeConnections(): void {
  agent.destroy()
}

/**
 * Writes bytes to a connection and answers what comes back until the server closes it or the time is
 * over; with `isFirstEnough` until the first answer. The request may be incomplete or no HTTP at all.
 */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  { milliseconds = 3_000, isFirstEnough = false } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const chunks: Buffer[] = []
    const timer = setTimeout(() => socket.destroy(), milliseconds)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isFirstEnough) socket.destroy()
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (!isClosing(error)) reject(error)
    })
    socket.once('close', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks).toString('latin1'))
    })
    socket.write(bytes)
  })
}

export function jsonOf(answer: Answer): { [key: string]: unknown } {
  const value: unknown = JSON.parse(answer.text)
  return value instanceof Object ? Object.fromEntries(Object.entries(value)) : {}
}

function isJson(body: unknown): boolean {
  return body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}
