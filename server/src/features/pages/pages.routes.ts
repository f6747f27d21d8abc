import { productName } from '@medley/contract/titles'
import type { Context } from '../../context.ts'
import type { WebApp } from '../../http/web-app.ts'
import type { PageDescription } from '../../http/web-page.ts'
import type { Site } from '../../site.ts'
import { escapeHtml, escapeJson, writeHead } from './pages.html.ts'
import { describePage } from './pages.service.ts'

/** A page is served plain rather than later than this. */
const longestWaitMs = 500
/** More pages than these do not wait for the database at once. */
const mostAtOnce = 50

/** The web app of a build, with what its pages say before it runs. */
export function webApp(ctx: Context, site: Site, folder: URL): WebApp {
  const operator = `<script type="application/json" id="operator">${escapeJson(site.operator)}</script>`
  return { folder, everywhere: operator, describe: pageDescriber(ctx, site.url) }
}

/**
 * Describes the page at a path for a visitor; null where the database fails, is slow, or is asked too
 * much already. `origin` is the address of the site, without a slash at its end.
 */
function pageDescriber(ctx: Context, origin: string): WebApp['describe'] {
  let underWay = 0
  const describe = async (pathname: string): Promise<PageDescription | null> => {
    underWay += 1
    try {
      const facts = await describePage(ctx, origin, pathname)
      return {
        status: facts.status,
        title: escapeHtml(facts.title),
        description: facts.shared && escapeHtml(facts.shared.description),
        head: writeHead(facts, origin, productName),
      }
    } catch (error) {
      ctx.log.warn({ err: error }, 'A page is served without its description')
      return null
    } finally {
      underWay -= 1
    }
  }
  return async (pathname) => (underWay >= mostAtOnce ? null : withinTime(describe(pathname)))
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
