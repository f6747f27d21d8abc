import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Tokens } from '../caller/tokens.ts'
import { anyCookieToken } from '../caller/session-cookie.ts'

/** Classes of calls, in the order in which they are refused. */
export const shedClasses = ['visitor-read', 'member-read', 'visitor-write', 'member-write'] as const

export type ShedClass = (typeof shedClasses)[number]

export interface Shedding {
  lateness: { readonly level: number }
  tokens: Pick<Tokens, 'read'>
  /** Hears of each refused call. */
  observe?: ((refused: ShedClass) => void) | undefined
}

/** Clients come back spread over these seconds, not all at once. */
const waitMin = 2
const waitSpread = 4

/**
 * Refuses calls with `overloaded` while the process is late: visitors' reads first, members' writes last. It decides
 * before any statement, and by the signature of a token, so that an invented one makes nobody a member.
 */
export function shedLoad(app: FastifyInstance, { lateness, tokens, observe }: Shedding): void {
  app.addHook('onRequest', async (request) => {
    const { level } = lateness
    if (level === 0 || !request.routeOptions.config.endpoint) return
    const refused = await classOf(request, tokens)
    // Of the class that the level is within, a part is refused.
    if (Math.random() >= level - shedClasses.indexOf(refused)) return
    observe?.(refused)
    const retryAfter = waitMin + Math.floor(Math.random() * waitSpread)
    throw new AppError('overloaded', { retryAfter })
  })
}

async function classOf(request: FastifyRequest, tokens: Shedding['tokens']): Promise<ShedClass> {
  const who = (await isSigned(request, tokens)) ? 'member' : 'visitor'
  return `${who}-${request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write'}`
}

async function isSigned(request: FastifyRequest, tokens: Shedding['tokens']): Promise<boolean> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? anyCookieToken(request)
  return token !== undefined && (await tokens.read(token)) !== null
}
