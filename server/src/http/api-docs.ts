import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { endpoints } from '@medley/contract/api'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** Serves the description at `/openapi.json` and a page to read and try it at `/docs`. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const document = describeApi(endpoints)
  app.get('/openapi.json', async () => document)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin's type of a document is narrower than OpenAPI 3.1
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: withoutOthers,
  })
}

/** The policy of the page, which may be framed by nothing and load nothing from elsewhere. */
function withoutOthers(policy: string): string {
  return policy
    .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
    .replace("base-uri 'self'", "base-uri 'none'")
    .replaceAll(/ (https:|validator\.swagger\.io)/g, '')
}
