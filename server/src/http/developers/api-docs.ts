import { endpoints } from '@medley/contract/api'
import Fastify, { type FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

const prefix = '/docs'

/** Set for each answer anew. */
const headersOfConnection = new Set(['connection', 'content-length', 'date'])

/**
 * Serves the description at `/openapi.json` and a page to read and try it at `/docs`. Few processes ever show the
 * page, and loading it takes a tenth of a start, so that waits for the first request.
 */
export function serveApiDocs(app: FastifyInstance): void {
  const description = describeApi(endpoints)
  let page: Promise<FastifyInstance> | undefined
  const open = () => {
    page ??= openPage(description).catch((error: unknown) => {
      // The next request tries again.
      page = undefined
      throw error
    })
    return page
  }
  app.get('/openapi.json', async () => description)
  app.addHook('onClose', async () => (await page)?.close())
  for (const url of [prefix, `${prefix}/*`]) {
    app.get(url, async (request, reply) => {
      const { url, headers } = request
      const answer = await (await open()).inject({ url, headers })
      if (answer.statusCode === 404) return reply.callNotFound()
      for (const [name, value] of Object.entries(answer.headers)) {
        if (!headersOfConnection.has(name)) reply.header(name, value)
      }
      return reply.code(answer.statusCode).send(answer.rawPayload)
    })
  }
}

/** The page and its files, in an app that no port leads to. */
async function openPage(description: object): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const app = Fastify()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin's type of a document is narrower than OpenAPI 3.1
  const document = description as never
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: prefix,
    staticCSP: true,
    transformStaticCSP: withoutOthers,
  })
  return app
}

/** The policy of the page, which may be framed by nothing and load nothing from elsewhere. */
function withoutOthers(policy: string): string {
  return policy
    .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
    .replace("base-uri 'self'", "base-uri 'none'")
    .replaceAll(/ (https:|validator\.swagger\.io)/g, '')
}
