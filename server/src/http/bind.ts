import { Readable } from 'node:stream'
import { declaredCodes } from '@medley/contract/declared-codes'
import type { Endpoint } from '@medley/contract/endpoint'
import type { ErrorCode } from '@medley/contract/errors'
import { limits } from '@medley/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, ActorSession, Viewer } from '../actor.ts'
import { AppError } from '../app-error.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { type Commit, commitTo } from '../db/transaction.ts'
import { recordIfAvailable } from '../db/unavailable.ts'
import type { SessionCookie } from '../ports/session-cookie.ts'
import { admit, type AdmitOptions } from './limits/admit.ts'
import { bodyLimitOf } from './bodies/body-parser.ts'
import type { Call, Download, Route } from './handle.ts'
import { addDisplayTitles, type FindTitles } from './display-titles.ts'
import type { CountRequest } from '../ports/rate-limiter.ts'
import type { KeyedRequest } from '../ports/keyed-request.ts'
import { runAs } from '../load/running-work.ts'
import { traceService } from '../tracing/spans.ts'
import { keyedRequest, readIdempotencyKey } from './caller/idempotency-key.ts'
import { limitAccount, limitAddress } from './limits/limit-requests.ts'
import { addressOf } from './limits/client-address.ts'
import { missingRowError } from './missing-row.ts'
import { pageOriginOf, type PageOrigins } from './pages/page-origin.ts'
import type { Reads } from './reads.ts'
import { prolongCookie, sessionCookieOf } from './caller/session-cookie.ts'
import { type Upload, type Uploads, withUpload } from './bodies/upload.ts'
import { answerAs } from './caller/view-as.ts'
import { parseBody, parseValues } from './values.ts'

export interface BindOptions extends AdmitOptions {
  /** Checks every response against the contract; for development and tests. */
  checkAnswers: boolean
  /** Runs a creating request, or replays the response stored under its idempotency key. */
  runOnce(
    ctx: Context,
    request: KeyedRequest,
    run: (commit: Commit) => Promise<unknown>,
  ): Promise<unknown>
  /** Records a successful call that only admins may make. */
  recordAdminAct(ctx: Context, actor: Actor, endpoint: Endpoint, params: unknown): Promise<void>
  /** The foreign keys to `users` whose missing row is not the caller's. */
  otherUsers: readonly string[]
  /** Counts requests for the rate limits; null if they are off. */
  countRequest: CountRequest | null
  uploads: Uploads
  /** Finds the titles of works in a language. */
  findTitles: FindTitles
  /** Records that a session is in use; returns whether its end moved. */
  touchSession(ctx: Context, session: ActorSession): Promise<boolean>
}

/** Server errors and size errors, which endpoints need not declare. */
const everyCall: readonly ErrorCode[] = [
  'internal_error',
  'unavailable',
  'overloaded',
  'file_too_large',
  'malformed_json',
]

/** Registers one endpoint: identifies the caller before the body is read, checks the values and builds the response. The handler of a call that may write runs once. */
export function bind(app: FastifyInstance, reads: Reads, route: Route, options: BindOptions): void {
  const { endpoint } = route
  const { primary: ctx } = reads
  const inContext = <T>(request: FastifyRequest, act: (ctx: Context) => Promise<T>) =>
    endpoint.method === 'GET' ? reads.run(request, act) : act(ctx)
  if (!app.hasRequestDecorator('actor')) app.decorateRequest('actor', null)
  app.route({
    method: endpoint.method,
    url: routePattern(endpoint.path),
    bodyLimit: bodyLimitOf(endpoint),
    config: { endpoint },
    onRequest: async (request) => {
      if (options.countRequest)
        await limitAddress(options.countRequest, endpoint, addressOf(request))
    },
    // Before the body is read, so that nobody's bytes are parsed for a call they may not make.
    preParsing: async (request, reply) => {
      const find = (on: Context) => admit(on, endpoint, request, reply, options)
      request.actor =
        endpoint.method === 'GET' ? await reads.identify(request, find) : await find(ctx)
      if (options.countRequest && request.actor) {
        await limitAccount(options.countRequest, endpoint, request.actor)
      }
      const session = request.actor?.session
      if (session && (await recordIfAvailable(() => options.touchSession(ctx, session)))) {
        await prolongCookie(ctx, session, { request, reply, origins: options })
      }
    },
    handler: async (request, reply) => {
      const cookie = sessionCookieOf(request, reply, options)
      const run = () =>
        inContext(request, (on) =>
          answerAs(request, endpoint, async (actor) => {
            const answer = await answerCall(on, route, { request, actor }, cookie, options)
            if (endpoint.download || endpoint.plainText) return answer
            return addDisplayTitles(on, request, answer, options.findTitles)
          }),
        )
      request.work?.carryOut()
      // Reading the body has left the request's own context.
      const answer = await runAs(request.work, run).catch(async (thrown: unknown) => {
        const error = (await missingRowError(ctx.db, thrown, options.otherUsers)) ?? thrown
        if (options.checkAnswers && isUndeclared(error, endpoint)) {
          throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${error.code}`)
        }
        throw error
      })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handlers of downloads return only this
      if (endpoint.download) return sendFile(reply, endpoint.download, answer as Download)
      if (options.checkAnswers) endpoint.answer.parse(answer)
      return send(reply, endpoint, answer)
    },
  })
}

/** `/v1/works/{medium}` becomes `/v1/works/:medium`. */
function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** The codes of endpoints that have failed. Reading them off its schemas takes longer than to register an endpoint. */
const codesOfEndpoints = new WeakMap<Endpoint, ReadonlySet<ErrorCode>>()

function isUndeclared(error: unknown, endpoint: Endpoint): error is AppError {
  if (!(error instanceof AppError)) return false
  const codes =
    codesOfEndpoints.get(endpoint) ?? new Set([...everyCall, ...declaredCodes(endpoint)])
  codesOfEndpoints.set(endpoint, codes)
  return !codes.has(error.code)
}

async function answerCall(
  ctx: Context,
  route: Route,
  { request, actor }: { request: FastifyRequest; actor: Viewer },
  cookie: SessionCookie,
  options: BindOptions,
): Promise<unknown> {
  const { endpoint } = route
  if (request.isMultipart() && !endpoint.file && !endpoint.anyBody) {
    throw new AppError('malformed_json')
  }
  const params = endpoint.params && parseValues(endpoint.params, request.params)
  refuseOthers(endpoint, actor, params)
  const answer = (upload?: Upload) =>
    answerValues(ctx, route, request, { actor, cookie, params, upload }, options)
  return endpoint.file ? withUpload(request, endpoint.file, options.uploads, answer) : answer()
}

interface Received {
  actor: Viewer
  cookie: SessionCookie
  params: unknown
  upload: Upload | undefined
}

async function answerValues(
  ctx: Context,
  route: Route,
  request: FastifyRequest,
  { actor, cookie, params, upload }: Received,
  options: BindOptions,
): Promise<unknown> {
  const { endpoint } = route
  const values = await valuesOf(endpoint, request, upload?.fields)
  const files = { file: upload?.files[0], files: upload?.files }
  const call = { actor, client: clientOf(request, options), cookie, params, ...values, ...files }
  const run = async (commit?: Commit): Promise<unknown> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was made by the endpoint's own schema
    const values = { ...call, commit } as Call<Endpoint>
    const answer = await traceService(endpoint.summary, () => route.run(ctx, values))
    if (actor && isAdminAct(endpoint)) await options.recordAdminAct(ctx, actor, endpoint, params)
    return answer
  }
  if (!endpoint.idempotent) return run()
  const key = readIdempotencyKey(request)
  const runChecked = options.checkAnswers ? answerOfCommit(run) : run
  if (key === undefined) return runChecked(commitTo(ctx.db))
  return options.runOnce(ctx, keyedRequest(ctx.tokens, endpoint, key, call), runChecked)
}

function clientOf(request: FastifyRequest, origins: PageOrigins): Client {
  return {
    address: addressOf(request),
    userAgent: request.headers['user-agent'],
    pageOrigin: pageOriginOf(request, origins),
    requestId: request.id,
  }
}

/** Throws unless a creating call returns its transaction's result, because only that is stored under its key. */
function answerOfCommit(run: (commit: Commit) => Promise<unknown>) {
  return async (commit: Commit): Promise<unknown> => {
    const committed: unknown[] = []
    const answer = await run(async (work) => {
      const result = await commit(work)
      committed.push(result)
      return result
    })
    if (committed.length !== 1 || committed[0] !== answer) {
      throw new Error('A creating call answers something else than its one transaction')
    }
    return answer
  }
}

/** Reading is no act; some services record their acts themselves, with more to say. */
function isAdminAct({ access, method, recordsItself }: Endpoint): boolean {
  return access === 'admin' && method !== 'GET' && !recordsItself
}

function refuseOthers(endpoint: Endpoint, actor: Actor | null, params: unknown): void {
  if (endpoint.access !== 'self' && endpoint.access !== 'selfOrAdmin') return
  const named = params instanceof Object && 'userId' in params ? params.userId : undefined
  if (actor?.id === named) return
  if (endpoint.access === 'selfOrAdmin' && actor?.isAdmin) return
  throw new AppError('forbidden')
}

async function valuesOf(endpoint: Endpoint, request: FastifyRequest, fields: unknown) {
  const { query } = request
  const body = fields ?? request.body
  if (endpoint.valuesAnywhere) {
    const both = Object.fromEntries([body, query].flatMap((one) => Object.entries(one ?? {})))
    return {
      query: endpoint.query && parseValues(endpoint.query, both),
      body: endpoint.body && parseValues(endpoint.body, both),
    }
  }
  return {
    query: endpoint.query && parseValues(endpoint.query, query),
    body: endpoint.body && (await parseBody(endpoint.body, body ?? {}, limits.importRowsMax)),
  }
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  reply.code(endpoint.status)
  if (endpoint.plainText) return reply.type('text/plain; charset=utf-8').send(String(answer))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

/** Names are plain ASCII. No cache may store the file. */
function sendFile(
  reply: FastifyReply,
  type: string,
  { name, size, bytes }: Download,
): FastifyReply {
  return reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(bytes, { objectMode: false }))
}
