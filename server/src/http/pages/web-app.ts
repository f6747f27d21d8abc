import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { matchRoute, findRedirect } from '@medley/contract/route-table'
import type { Language } from '@medley/contract/values/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressText } from '../compress-text.ts'
import { hasSessionCookie } from '../caller/session-cookie.ts'
import { findLanguageChoice, followLanguageChoice, languageOf } from './page-language.ts'
import { type PageDescription, readWebPages } from './web-page.ts'

const apiPages = /^\/(docs(\/|$)|files\/|og\/|openapi\.json$|healthz$|readyz$|robots\.txt$|sitemap)/

/** A file of the build, but no source map and no compressed form. */
const builtFile = /^[\w-][\w.-]*(?<!\.(?:map|br|gz))$/

export interface WebApp {
  /** The build folder. */
  folder: URL
  /** HTML for the page's head at every path. */
  everywhere: string
  /** Where a page leads that may not be opened, such as the login; null if it is served. */
  findDetour: (request: FastifyRequest, pathname: string) => Promise<string | null>
  /** The page's content for a visitor or a member; null if there is none, or it is not available in time. */
  describe: (
    request: FastifyRequest,
    pathname: string,
    reader: { language: Language; isMember: boolean },
  ) => Promise<PageDescription | null>
}

/**
 * Serves the built web app: its files, and its page for every GET or HEAD that accepts text/html, so
 * that `/feedback` opens a screen in a browser and returns JSON to an API client. A client that accepts
 * anything, such as a link preview or a monitor, gets the page too where one exists and no call does.
 */
export async function serveWebApp(app: FastifyInstance, web: WebApp): Promise<void> {
  const pageIn = await readWebPages(web.folder, web.everywhere)
  await serveFiles(app, fileURLToPath(web.folder))
  app.addHook('onRequest', async (request, reply) => {
    // One URL has two representations, which caches must keep apart.
    vary(reply, 'Accept')
    const isForBrowser = isPageRequest(request)
    if (!isForBrowser && !takesPage(request)) return undefined
    const pathname = pathOf(request)
    if (redirectIfMoved(request, reply)) return reply
    const detour = await web.findDetour(request, pathname)
    if (detour !== null) return reply.header('cache-control', 'no-store').redirect(detour, 302)
    const isMember = hasSessionCookie(request)
    const { language, write } = pageIn(languageOf(request))
    const description = await web.describe(request, pathname, { language, isMember })
    if (description?.movedTo !== undefined) return reply.redirect(description.movedTo, 301)
    if (!isForBrowser && description?.status === 404) return undefined
    const html = write(pathname, { isMember, description })
    reply.code(description?.status ?? 200).header('content-language', language)
    return sendPage(request, reply, html)
  })
}

/** Serves built assets, of which there are hundreds, by one route, and each file beside them by its own. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const common = { index: false as const, preCompressed: true, cacheControl: false }
  await app.register(async (assets) => {
    await assets.register(fastifyStatic, {
      ...common,
      root: join(folder, 'assets'),
      serve: false,
      setHeaders(reply) {
        reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
    // The plugin's own route lists the whole folder for each request, to compare the spelling of the name.
    assets.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
      const { file } = request.params
      return builtFile.test(file) ? reply.sendFile(file) : reply.callNotFound()
    })
  })
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.map', '**/*.br', '**/*.gz', 'index*.html', '.vite/**'],
    setHeaders(reply) {
      reply.header('cache-control', 'no-cache')
    },
  })
}

/** Redirects from a choice of language and from a shorthand path, with the query. */
function redirectIfMoved(request: FastifyRequest, reply: FastifyReply): boolean {
  const choice = findLanguageChoice(request)
  if (choice) {
    followLanguageChoice(reply, choice)
    return true
  }
  const pathname = pathOf(request)
  const redirect = findRedirect(pathname, request.url.slice(pathname.length))
  if (redirect === undefined) return false
  void reply.header('cache-control', 'no-cache').redirect(redirect, 302)
  return true
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  vary(reply, 'Cookie')
  vary(reply, 'Accept-Encoding')
  vary(reply, 'Accept-Language')
  const { encoding, body } = await compressText(html, request)
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)
}

function vary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}

function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request)
  if (acceptsPage(request)) return !apiPages.test(path)
  // Monitors ask for the start page with almost any Accept header.
  return path === '/' && isReading(request) && !typesOf(request).includes('application/json')
}

type Asked = Pick<IncomingMessage, 'method' | 'headers'>

const isReading = ({ method }: Asked): boolean => method === 'GET' || method === 'HEAD'

const typesOf = ({ headers }: Asked): string => headers.accept?.toLowerCase() ?? '*/*'

const acceptsPage = (request: Asked): boolean =>
  isReading(request) && typesOf(request).includes('text/html')

/**
 * The URL by which a request finds its route. A browser at an address with a malformed escape, which no route can
 * have, gets the page of unknown addresses.
 */
export function readableUrl(request: IncomingMessage): string {
  const { url = '/' } = request
  return acceptsPage(request) && !isDecodable(pathOf({ url })) ? '/page-not-found' : url
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** True if a client that names no type, as link previews and monitors do, is at a page that is no call. */
function takesPage(request: FastifyRequest): boolean {
  const { is404, headers } = request
  const types = typesOf(request)
  if (!isReading(request) || headers.authorization !== undefined) return false
  if (!types.includes('*/*') || types.includes('json')) return false
  const path = pathOf(request)
  const isScreen = matchRoute(path).path !== '*' || findRedirect(path) !== undefined
  return is404 && isScreen && !apiPages.test(path)
}

const pathOf = ({ url }: { url: string }): string => url.split('?', 1)[0] ?? ''
