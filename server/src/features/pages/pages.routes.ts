import { Readable } from 'node:stream'
import { matchRoute } from '@medley/contract/route-table'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import { hasSession, isClosed, isOpenPage } from '../../http/limits/closed-instance.ts'
import type { Reads } from '../../http/reads.ts'
import type { WebApp } from '../../http/pages/web-app.ts'
import type { Site } from '../../config/site.ts'
import { createPictures, etagOf } from '../../drawing/picture-cache.ts'
import { drawCard } from './card/draw-card.ts'
import { escapeLine, escapeJson, writeHead } from './document/head.ts'
import { openGraphLocale, textsIn } from './document/words.ts'
import { writeRobots } from './crawlers/robots.ts'
import { awaitsSetup } from '../setup/setup.service.ts'
import { describeCard } from './pages.cards.service.ts'
import { describePage, describePageForMembers } from './pages.service.ts'
import { openSitemap, writeSitemapIndex } from './crawlers/sitemap.ts'

/** Time after which a page is served without content. */
const longestWaitMs = 500
/** The maximum number of pages concurrently waiting for the database. */
const mostAtOnce = 50

/** A build of the web app, with the content of its pages before it runs. */
export function webApp(reads: Reads, site: Site, folder: URL): WebApp {
  const operator = `<script type="application/json" id="operator">${escapeJson(site.operator)}</script>`
  const ctx = reads.primary
  return {
    folder,
    everywhere: operator,
    describe: pageDescriber(reads, site),
    async findDetour(request, pathname) {
      const isSetup = matchRoute(pathname).path === setupPath
      if (!isSetup && (await awaitsSetup(ctx))) return setupPath
      // Whoever is logged in has a cookie; a page holds no more than a name of a screen then.
      const isOpen = isOpenPage(ctx, pathname) || (await hasSession(ctx, request))
      return isOpen ? null : '/login'
    },
  }
}

const setupPath = '/setup'

const closedRobots = 'User-agent: *\nDisallow: /\n'

const cachedForAnHour = 'public, max-age=3600'

/** `/robots.txt`, `/sitemap.xml` and its parts, for crawlers. */
export function serveCrawlers(app: FastifyInstance, reads: Reads, { url }: Site): void {
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cachedForAnHour)
      .send(isClosed(reads.primary) ? closedRobots : writeRobots(url)),
  )
  if (isClosed(reads.primary)) return
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cachedForAnHour)
      .send(await reads.run(request, (ctx) => writeSitemapIndex(ctx, url))),
  )
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = /^(.+)\.xml$/.exec(request.params.file)?.[1]
    const sitemap =
      name === undefined
        ? undefined
        : await reads.run(request, (ctx) => openSitemap(ctx, url, name))
    if (!sitemap) throw new AppError('not_found')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cachedForAnHour)
      .send(Readable.from(sitemap))
  })
}

/**
 * `/og/{kind}/{name}.png`: the link preview picture of a page. The kind is a medium, `review`, `list`,
 * `profile`, `year`, `contributor`, `series`, `explore` or `home`.
 */
export function serveCards(app: FastifyInstance, reads: Reads): void {
  const draw = createPictures(drawCard)
  app.get<{ Params: { kind: string; file: string } }>('/og/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const name = /^([\w.-]{1,60})\.png$/.exec(file)?.[1]
    if (name === undefined) throw new AppError('not_found')
    const card = await reads.run(request, (ctx) => describeCard(ctx, kind, name))
    const etag = etagOf(card)
    // Nobody keeps what was removed meanwhile without asking, nor at all what its member may hide again.
    const isKept = kind !== 'year'
    void reply
      .header('etag', etag)
      .header('cache-control', isKept ? 'public, no-cache' : 'no-store')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(await draw(card))
  })
}

/**
 * Describes the page at a path; null if it has nothing for its reader, or if the database fails, is slow or is
 * overloaded.
 */
function pageDescriber(reads: Reads, { url: origin, operator }: Site): WebApp['describe'] {
  const siteName = operator.instance
  let underWay = 0
  const describe: WebApp['describe'] = async (request, pathname, { language, isMember }) => {
    underWay += 1
    try {
      const texts = textsIn(language)
      const read = isMember ? describePageForMembers : describePage
      const facts = await reads.run(request, (ctx) => read(ctx, { origin, texts }, pathname))
      return (
        facts && {
          status: facts.status,
          title: escapeLine(facts.title),
          description: facts.shared && escapeLine(facts.shared.description),
          head: writeHead(facts, {
            origin,
            siteName,
            locale: openGraphLocale(language),
          }),
          content: facts.content ?? '',
          movedTo: facts.movedTo,
        }
      )
    } catch (error) {
      reads.primary.log.warn({ err: error }, 'A page is served without its description')
      return null
    } finally {
      underWay -= 1
    }
  }
  return async (request, pathname, reader) =>
    underWay >= mostAtOnce ? null : withinTime(describe(request, pathname, reader))
}

async function withinTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestWaitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
