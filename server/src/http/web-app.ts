import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readPageHeads } from './page-parts.ts'

const apiPages = /^\/(docs(\/|$)|files\/|openapi\.json$|healthz$|readyz$)/

/**
 * Serves the built web app: its files, and its page for every GET or HEAD whose Accept names
 * text/html, so that `/feedback` opens a screen in a browser and answers JSON to a client.
 */
export async function serveWebApp(app: FastifyInstance, folder: URL): Promise<void> {
  const page = await readFile(new URL('index.html', folder), 'utf8')
  const pageHead = await readPageHeads(folder, page)
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    index: false,
    wildcard: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'index.html', '.vite/**'],
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    // One address, two answers: whoever stores them has to keep them apart.
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'Accept' : `${String(vary)}, Accept`)
    if (!wantsPage(request)) return
    const html = page.replace('</head>', () => `${pageHead(pathOf(request))}</head>`)
    await reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  })
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  return Boolean(headers.accept?.includes('text/html')) && !apiPages.test(pathOf(request))
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''
