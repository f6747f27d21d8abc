import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface FrontOptions {
  /** Answers what is no HTTP. */
  onClientError: (error: Error, socket: Socket) => void
}

const socketLimits = {
  /** Until all headers are here, in ms. */
  headersTimeout: 20_000,
  /** Until the whole request is here, in ms. */
  requestTimeout: 300_000,
  /** Far more than a busy site has; each open connection takes memory and a file descriptor. */
  connectionsMax: 5_000,
}

interface Serving {
  app: FastifyInstance
  underWay: number
  /** Called with the end of the last request once another app has taken over. */
  onIdle?: () => void
}

/**
 * The sockets of this process. New requests go to the app that took over last, so that another one can be built from
 * changed settings while nobody is refused.
 */
export class Front {
  readonly #options: FrontOptions
  readonly #servers: Server[] = []
  #serving: Serving | undefined

  constructor(options: FrontOptions) {
    this.#options = options
  }

  /** Has an app that is ready answer from now on. Resolves when the one before has answered its last request. */
  async use(app: FastifyInstance): Promise<void> {
    const before = this.#serving
    this.#serving = { app, underWay: 0 }
    if (!before || before.underWay === 0) return
    await new Promise<void>((resolve) => {
      before.onIdle = resolve
    })
  }

  /** Listens at all addresses of the host, such as both of `localhost`; resolves with the port. Rejects if the first is taken. */
  async listen({ port, host }: { port: number; host: string }): Promise<number> {
    const [first, ...others] = await addressesOf(host)
    const bound = await this.#open(port, first ?? host)
    await Promise.allSettled(others.map((address) => this.#open(bound, address)))
    return bound
  }

  /** Takes no more connections; resolves when the last request is answered. */
  async close(): Promise<void> {
    await Promise.all(
      this.#servers.map((server) => new Promise((resolve) => server.close(resolve))),
    )
  }

  async #open(port: number, host: string): Promise<number> {
    const server = createServer(
      { ...socketLimits, connectionsCheckingInterval: 5_000 },
      (request, response) => this.#answer(request, response),
    )
    server.keepAliveTimeout = 72_000
    server.maxConnections = socketLimits.connectionsMax
    server.on('clientError', this.#options.onClientError)
    server.listen({ port, host })
    await once(server, 'listening')
    this.#servers.push(server)
    const address = server.address()
    return address instanceof Object ? address.port : port
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const serving = this.#serving
    if (!serving) {
      response.writeHead(503).end()
      return
    }
    serving.underWay += 1
    response.once('close', () => {
      serving.underWay -= 1
      if (serving.underWay === 0) serving.onIdle?.()
    })
    serving.app.routing(request, response)
  }
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}
