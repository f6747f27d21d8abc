import type { FastifyRequest } from 'fastify'
import type { Site } from '../../config/site.ts'
import { isThisMachine } from '../../lib/this-machine.ts'

/** Where the product's pages come from. */
export interface PageOrigins {
  site: Pick<Site, 'url'>
  /** Further origins whose pages may call the API. */
  webOrigins: readonly string[]
}

/**
 * True if pages of the product have an origin: that of the site, of the request's host, or a further one. Where the
 * host is reached by TLS, a page without TLS is another's: the network could have written it.
 */
export function isOwnOrigin(
  origin: string,
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  { site, webOrigins }: PageOrigins,
): boolean {
  if (webOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol } = new URL(origin)
  if (origin === new URL(site.url).origin) return true
  if (host !== request.host) return false
  return protocol === 'https:' || !isOnTls(request, site) || isThisMachine(hostname)
}

/** A proxy that ends TLS may not say so, but the site's address does. */
function isOnTls(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { url }: Pick<Site, 'url'>,
): boolean {
  return protocol === 'https' || url.startsWith('https:')
}

/** The origin of the product's page that sent a request; that of the site if no page of the product did. */
export function pageOriginOf(
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  origins: PageOrigins,
): string {
  const { origin } = request.headers
  const isOwn = origin !== undefined && isOwnOrigin(origin, request, origins)
  return isOwn ? origin : new URL(origins.site.url).origin
}
