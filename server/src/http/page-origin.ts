import type { FastifyRequest } from 'fastify'
import type { Site } from '../site.ts'

/** Where the product's pages come from. */
export interface PageOrigins {
  site: Pick<Site, 'url'>
  /** Further origins whose pages may call the API. */
  webOrigins: readonly string[]
}

/** Whether pages of the product have an origin: that of the site, of the request's host, or a further one. */
export function isOwnOrigin(
  origin: string,
  { host }: Pick<FastifyRequest, 'host'>,
  { site, webOrigins }: PageOrigins,
): boolean {
  if (webOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || origin === new URL(site.url).origin
}

/** The origin of the product's page that sent a request; that of the site if no page of the product did. */
export function pageOriginOf(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  origins: PageOrigins,
): string {
  const { origin } = request.headers
  const isOwn = origin !== undefined && isOwnOrigin(origin, request, origins)
  return isOwn ? origin : new URL(origins.site.url).origin
}
