import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import { listenError } from '../start/try-ports.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

export interface MetricsAddress {
  host: string
  /** 0 takes any free one. */
  port: number
}

/** Serves `GET /metrics`, and nothing else, at an address of its own, which it prints. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, 'METRICS_PORT', { port, host })))
    // Several processes that share the port of the product count for themselves.
    server.listen({ port, host, exclusive: true }, resolve)
  })
  const address = server.address()
  const bound = address instanceof Object ? address.port : port
  process.stdout.write(`Metrics: http://localhost:${bound}/metrics\n`)
  return {
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
