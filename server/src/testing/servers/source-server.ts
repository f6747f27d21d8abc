import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createWebClient, type WebClient } from '../../catalogue/web/web-client.ts'

/** How a source responds to a call. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export interface SourceServer {
  readonly url: string
  /** A client that may call this server, but no other local address. */
  readonly web: WebClient
  /** Path and query of every call so far. */
  readonly calls: string[]
  /** Sets the response to calls whose path has this prefix; later rules take precedence. */
  on(path: string, behaviour: Behaviour): void
}

/** A local source; calls without a rule get a 404. */
export function useSourceServer(): SourceServer {
  const rules: { path: string; behaviour: Behaviour }[] = []
  const calls: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    calls.push(path)
    const rule = rules.findLast((one) => path.startsWith(one.path))
    if (rule) rule.behaviour(request, response)
    else status(404)(request, response)
  })
  const web = createWebClient({
    userAgent: 'Medley/0.1 (tests@medley.example)',
    isAllowed: (address) => address === '127.0.0.1',
    anyPort: true,
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => {
    rules.length = 0
    calls.length = 0
  })
  afterAll(async () => {
    await web.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return {
    get url() {
      const address = server.address()
      if (!(address instanceof Object)) throw new Error('The source runs only inside tests')
      return `http://127.0.0.1:${address.port}`
    },
    web,
    calls,
    on: (path, behaviour) => void rules.push({ path, behaviour }),
  }
}

export function json(value: unknown, type = 'application/json'): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-type': type }).end(JSON.stringify(value))
  }
}

export function text(body: string | Buffer, type = 'text/html'): Behaviour {
  return (_, response) => void response.writeHead(200, { 'content-type': type }).end(body)
}

export function status(code: number, headers: Record<string, string> = {}): Behaviour {
  return (_, response) => void response.writeHead(code, headers).end('{"error":"no"}')
}

export const redirect = (location: string) => status(302, { location })

/** Accepts the call and never responds. */
export const silence: Behaviour = () => undefined

/** Announces more bytes than it sends. */
export function breakOff(start: string): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' })
    response.write(start, () => response.destroy())
  }
}

/** Sends a start, then repeats a chunk until the client disconnects. */
export function flood(start: string, piece: string): Behaviour {
  return (request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    response.write(start)
    const pour = () => {
      while (!request.destroyed && response.write(piece)) continue
      if (!request.destroyed) response.once('drain', pour)
    }
    pour()
  }
}
