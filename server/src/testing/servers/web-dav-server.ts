import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Behaviour } from './source-server.ts'

export interface WebDavServer {
  /** The address of a folder that does not exist at first; its parent does. */
  readonly url: string
  readonly username: string
  readonly password: string
  /** The files by path. */
  readonly files: Map<string, Buffer>
  /** Method and path of every call so far. */
  readonly calls: string[]
  /** Answers calls of a method instead of the server. */
  on(method: string, behaviour: Behaviour): void
}

const username = 'ann'
const password = 'pässword: 1'

/** A WebDAV server (RFC 4918, class 1) in memory, with one account, for the tests of one file. */
export function useWebDavServer(): WebDavServer {
  const files = new Map<string, Buffer>()
  const folders = new Set<string>()
  const calls: string[] = []
  const rules = new Map<string, Behaviour>()
  const login = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    calls.push(`${method} ${path}`)
    const rule = rules.get(method)
    if (rule) rule(request, response)
    else if (request.headers.authorization !== login) refuse(request, response)
    else void answer(request, response, { files, folders })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => {
    files.clear()
    folders.clear()
    folders.add('/dav/')
    rules.clear()
    calls.length = 0
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return {
    get url() {
      const address = server.address()
      if (!(address instanceof Object)) throw new Error('The server runs only inside tests')
      return `http://127.0.0.1:${address.port}/dav/medley/`
    },
    username,
    password,
    files,
    calls,
    on: (method, behaviour) => void rules.set(method, behaviour),
  }
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.writeHead(401, { 'www-authenticate': 'Basic realm="files"' }).end()
}

interface Store {
  files: Map<string, Buffer>
  folders: Set<string>
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, folders }: Store,
): Promise<void> {
  const body = await buffer(request)
  const path = request.url ?? ''
  const parent = path.replace(/[^/]+\/?$/, '')
  const end = (status: number) => void response.writeHead(status).end()
  if (request.method === 'PROPFIND') {
    if (!folders.has(path)) return end(404)
    const own = request.headers['depth'] === '0' ? [] : [...files.keys()]
    const inside = own.filter((name) => name.startsWith(path))
    return void response
      .writeHead(207, { 'content-type': 'application/xml' })
      .end(multistatus([path, ...inside]))
  }
  if (request.method === 'MKCOL') {
    if (!folders.has(parent)) return end(409)
    folders.add(path)
    return end(201)
  }
  if (request.method === 'PUT') {
    if (!folders.has(parent)) return end(409)
    files.set(path, body)
    return end(201)
  }
  if (request.method === 'DELETE') return end(files.delete(path) ? 204 : 404)
  return end(405)
}

function multistatus(paths: readonly string[]): string {
  const responses = paths.map(
    (path) => `<d:response><d:href>${path}</d:href>
      <d:propstat><d:prop/><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
  )
  return `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${responses.join('')}</d:multistatus>`
}
