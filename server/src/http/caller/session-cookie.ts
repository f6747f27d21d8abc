import { type SessionLifetime, sessionDays, sessionHeader } from '@medley/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, ActorSession } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { SessionCookie } from '../../ports/session-cookie.ts'
import { isThisMachine } from '../../lib/this-machine.ts'
import { identifyByToken } from './identify.ts'
import { writeLanguageCookie } from '../pages/language-cookie.ts'
import { isOwnOrigin, type PageOrigins } from '../pages/page-origin.ts'

const plainName = 'authorization'

/**
 * Browsers bind a cookie with this prefix to the host and accept it over TLS only, so no other host
 * and no one on the network can set it.
 */
const secureName = `__Host-${plainName}`

/** The cookie of a request's browser. */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { site }: PageOrigins,
): SessionCookie {
  const isSecure = acceptsSecureCookies(request, site.url)
  const write = (value: string, end: string) =>
    void reply.header('set-cookie', writeCookie(isSecure, value, end))
  return {
    set: (token, lifetime) => write(token, maxAgeOf(lifetime)),
    clear: () => write('', '; Max-Age=0'),
    setLanguage: (language) => void reply.header('set-cookie', writeLanguageCookie(language)),
  }
}

/**
 * The member whose session the browser keeps in its cookie, or null. The cookie counts only in requests
 * of the product's own pages; one whose session has ended is removed.
 */
export async function identifyByCookie(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  origins: PageOrigins,
): Promise<Actor | null> {
  if (!isFromOwnPage(request, origins)) return null
  const token = readCookie(request, cookieNameFor(request, origins))
  if (token === undefined) return null
  const actor = await identifyByToken(ctx, token)
  if (!actor) sessionCookieOf(request, reply, origins).clear()
  return actor
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  origins: PageOrigins
}

/** Sets the cookie again if it holds the session that is in use, because the browser counts from the last time. */
export async function prolongCookie(
  { tokens }: Pick<Context, 'tokens'>,
  { id, lifetime }: ActorSession,
  { request, reply, origins }: Exchange,
): Promise<void> {
  const token = readCookie(request, cookieNameFor(request, origins))
  if (token === undefined) return
  const claims = await tokens.read(token)
  if (claims?.sessionId === id) sessionCookieOf(request, reply, origins).set(token, lifetime)
}

/** Content of the session cookie, by either name, whichever page sent it: no proof of who calls. */
export function anyCookieToken(request: FastifyRequest): string | undefined {
  return readCookie(request, secureName) ?? readCookie(request, plainName)
}

/** By a cookie's presence alone, which decides nothing but which page is served. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return [secureName, plainName].some((name) => readCookie(request, name))
}

function writeCookie(isSecure: boolean, value: string, end: string): string {
  const secure = isSecure ? '; Secure' : ''
  return `${isSecure ? secureName : plainName}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${end}`
}

function maxAgeOf(lifetime: SessionLifetime): string {
  return lifetime === 'browser' ? '' : `; Max-Age=${sessionDays[lifetime] * 86_400}`
}

function cookieNameFor(request: FastifyRequest, { site }: PageOrigins): string {
  return acceptsSecureCookies(request, site.url) ? secureName : plainName
}

export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = headers.cookie?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Over TLS, and on this machine, whose address browsers trust. */
export function acceptsSecureCookies(
  { protocol, hostname }: FastifyRequest,
  siteUrl: string,
): boolean {
  return siteUrl.startsWith('https:') || protocol === 'https' || isThisMachine(hostname)
}

/**
 * True if a page of the product sent the request. Pages of other sites can neither set the header
 * without the permission that CORS gives nor claim another origin. `Sec-Fetch-Site` also tells other
 * hosts of the same site apart; browsers send it over TLS and on this machine only.
 */
function isFromOwnPage(request: FastifyRequest, origins: PageOrigins): boolean {
  const { headers } = request
  const { origin, 'sec-fetch-site': from } = headers
  if (headers[sessionHeader] === undefined || origin === undefined) return false
  if (origins.webOrigins.includes(origin)) return from === undefined || from !== 'cross-site'
  if (from !== undefined && from !== 'same-origin') return false
  return isOwnOrigin(origin, request, origins)
}
