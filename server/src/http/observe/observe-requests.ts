import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface ObservedRequest {
  method: string
  /** The pattern of the path, or what stands for many: `page`, `static` and `unknown`. */
  route: string
  status: number
  /** From the first byte until the answer was sent. */
  ms: number
}

export type RequestObserver = (request: ObservedRequest) => void

/** Tells `observe` of each request when its answer has been sent. */
export function observeRequests(app: FastifyInstance, observe: RequestObserver): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request, reply)
    observe({ method, route, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
}

/** There are as many routes as the contract has endpoints, and a few more. */
function routeOf({ routeOptions, is404 }: FastifyRequest, reply: FastifyReply): string {
  const { url, config } = routeOptions
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  if (isPage && config.endpoint?.plainText !== true) return 'page'
  if (is404 || url === undefined) return 'unknown'
  if (config.endpoint || /[:*]|^\/(healthz|readyz)$/.test(url)) return url
  return 'static'
}
