import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Handle, isOfCode } from '../db/transaction.ts'
import { isDatabaseLost } from '../db/unavailable.ts'
import { acceptsSecureCookies, readCookie } from './caller/session-cookie.ts'
import type { Site } from '../config/site.ts'

/** Held by a browser for so many seconds after each write, while replicas may not have it yet. */
const wroteCookie = 'wrote'
const wroteSeconds = 5

/** Where requests that only read do so: on the primary, or on replicas behind one address if there is one. */
export class Reads {
  readonly primary: Context
  /** As the primary's, with a `db` that refuses writes; null without replicas. */
  readonly replica: Context | null
  readonly #chosen = new WeakMap<FastifyRequest, Context>()
  #warnsAgain = 0

  constructor(primary: Context, readDb?: Handle) {
    this.primary = primary
    this.replica = readDb ? { ...primary, db: readDb } : null
  }

  /**
   * Finds out who calls: on the primary while it answers, so that a logout, a suspension or the end of a role counts at
   * once. Where it cannot be reached, on a replica, which then also answers.
   */
  async identify<T>(request: FastifyRequest, find: (ctx: Context) => Promise<T>): Promise<T> {
    const { primary, replica } = this
    try {
      return await find(primary)
    } catch (error) {
      if (!replica || !isDatabaseLost(error)) throw error
      this.#warn(error, 'A caller is looked for on a replica')
      this.#chosen.set(request, replica)
      return await find(replica)
    }
  }

  /**
   * Runs a read of a request: on the primary if its caller may just have written, else on a replica; on the other one
   * if that cannot be reached or is too far behind, or if a replica has cancelled the read. A row that a replica lacks is
   * not looked for again: requests for what does not exist would all come to the primary.
   */
  async run<T>(request: FastifyRequest, read: (ctx: Context) => Promise<T>): Promise<T> {
    const { primary, replica } = this
    if (!replica) return read(primary)
    const first = this.#chosen.get(request) ?? (mayHaveWritten(request) ? primary : replica)
    this.#chosen.set(request, first)
    try {
      return await read(first)
    } catch (error) {
      const isCancelled = first === replica && isOfCode(error, '40001')
      if (!isCancelled && !isDatabaseLost(error)) throw error
      const second = first === replica ? primary : replica
      if (!isCancelled) this.#warn(error, 'A read goes to the other database')
      this.#chosen.set(request, second)
      return await read(second).catch((another: unknown) => {
        throw isCancelled && isDatabaseLost(another) ? error : another
      })
    }
  }

  /** Once a minute: every read would say the same. */
  #warn(error: unknown, text: string): void {
    const now = performance.now()
    if (now < this.#warnsAgain) return
    this.#warnsAgain = now + 60_000
    this.primary.log.warn({ err: error }, text)
  }
}

/** A client that sends a token and keeps no cookies cannot tell, so it counts as one that has. */
function mayHaveWritten(request: FastifyRequest): boolean {
  const { authorization, cookie } = request.headers
  if (authorization !== undefined && cookie === undefined) return true
  return readCookie(request, wroteCookie) !== undefined
}

/** Has the browser's reads after a write go to the primary for a while. */
export function markWrites(app: FastifyInstance, { url }: Site): void {
  app.addHook('onSend', async (request, reply) => {
    const { statusCode } = reply
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (statusCode >= 400 && statusCode < 500) return
    const secure = acceptsSecureCookies(request, url) ? '; Secure' : ''
    const cookie = `${wroteCookie}=1; Path=/; Max-Age=${wroteSeconds}; HttpOnly; SameSite=Strict${secure}`
    void reply.header('set-cookie', cookie)
  })
}
