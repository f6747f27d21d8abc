import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import { limits, sessionHeader, viewAsHeader } from '@medley/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import type { Handle } from './db/transaction.ts'
import { closeConnectionsOn, type Draining } from './start/draining.ts'
import { otherUsers, routes } from './features.ts'
import { recordAdminAct } from './features/audit-log/audit-log.service.ts'
import { runOnce } from './features/idempotency/idempotency.service.ts'
import { requireFreshProof } from './features/sessions/sessions.proof.service.ts'
import { touchSession } from './features/sessions/sessions.start.service.ts'
import { serveCards, serveCrawlers, webApp } from './features/pages/pages.routes.ts'
import { hasSecondFactor } from './features/second-factors/second-factors.service.ts'
import { awaitsSetup } from './features/setup/setup.service.ts'
import { createRequestCounter } from './features/rate-limits/rate-limits.service.ts'
import { serveWorkPictures } from './features/work-pictures/work-pictures.routes.ts'
import { answerCompression } from './http/answer-compression.ts'
import { serveApiDocs } from './http/developers/api-docs.ts'
import { bind } from './http/bind.ts'
import { parseBodies } from './http/bodies/body-parser.ts'
import { findTitlesIn } from './features/works/works.titles.service.ts'
import { closeToVisitors } from './http/limits/closed-instance.ts'
import { closeUntilSetUp } from './http/limits/closed-until-set-up.ts'
import { delayRefusals } from './http/limits/delay-refusals.ts'
import { discardRest } from './http/bodies/discard-rest.ts'
import { answerError, handlersWithoutHooks } from './http/error-handler.ts'
import { serveHealth } from './http/observe/health.ts'
import { requireOneHost } from './http/limits/host-header.ts'
import { logRefusals } from './http/limits/log-refusals.ts'
import { nameRequests, requestLog } from './http/observe/name-requests.ts'
import { observeRequests, type RequestObserver } from './http/observe/observe-requests.ts'
import { parseQueryString } from './http/bodies/query-string.ts'
import { markWrites, Reads } from './http/reads.ts'
import { securityHeaders } from './http/security-headers.ts'
import { shedLoad, type ShedClass } from './http/limits/shed-load.ts'
import { unknownPathError } from './http/unknown-path.ts'
import { type RequestTracing, traceRequests } from './http/observe/trace-requests.ts'
import { UploadSlots } from './http/bodies/upload-slots.ts'
import { serveUploadedFiles } from './http/bodies/uploaded-files.ts'
import { readableUrl, serveWebApp } from './http/pages/web-app.ts'
import type { Load } from './load/load.ts'
import type { Site } from './config/site.ts'
import { trustProxyOption, type TrustedProxies } from './config/trusted-proxies.ts'

export interface AppOptions {
  checkAnswers: boolean
  rateLimit: boolean
  trustedProxies: TrustedProxies
  site: Site
  /** Allowed CORS origins. */
  webOrigins: readonly string[]
  /** True if admin calls are refused to admins without a second factor; not by default. */
  requireAdminSecondFactor?: boolean
  /** The total size of stored pictures of works; 500 MB by default. */
  pictureBytesMax?: number
  /** False to serve no API description, screens of developers or details of `/readyz`; true by default. */
  developerPages?: boolean
  /** How busy this process is; without it, no slow requests are logged, and no calls refused while it is late. */
  load?: Load | undefined
  /** Requests that take at least this many ms are logged; 1,000 by default. */
  slowRequestMs?: number
  /** Hears of every request when it is answered. */
  observeRequest?: RequestObserver | undefined
  /** Makes each request a trace. */
  tracing?: RequestTracing | null
  /** Hears of every call that is refused because the process is late. */
  observeShed?: ((refused: ShedClass) => void) | undefined
  /** Set when this process is about to stop. */
  draining?: Draining
  /** Where calls by GET may read: replicas of the database behind one address. */
  readDb?: Handle | undefined
  /** Folder of the built web app, if this process serves it. */
  webFolder: URL | null
}

/** Builds the HTTP app from a context, without listening. */
export async function createApp(ctx: Context, options: AppOptions): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = ctx.log
  const reads = new Reads(ctx, options.readDb)
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    childLoggerFactory: requestLog,
    trustProxy: trustProxyOption(options.trustedProxies),
    bodyLimit: limits.visitorBodyBytesMax,
    ...(options.webFolder && { rewriteUrl: readableUrl }),
    // Requests that have arrived are answered, also on connections that are closed afterwards.
    return503OnClosing: false,
    routerOptions: {
      querystringParser: parseQueryString,
      maxParamLength: 1000,
      ignoreTrailingSlash: true,
    },
    ...handlersWithoutHooks(hstsOf(options.site)),
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  if (options.draining) closeConnectionsOn(app, options.draining)
  nameRequests(
    app,
    options.load && { loop: options.load.loop, slowMs: options.slowRequestMs ?? 1_000 },
  )
  requireOneHost(app)
  if (options.tracing) traceRequests(app, options.tracing)
  if (options.observeRequest) observeRequests(app, options.observeRequest)
  await protect(app, ctx, options)
  await app.register(compress, answerCompression)
  app.setErrorHandler(answerError)
  const { developerPages = true } = options
  if (!developerPages) hideDevTools(app)
  if (options.webFolder) {
    await serveWebApp(app, webApp(reads, options.site, options.webFolder))
    serveCrawlers(app, reads, options.site)
  }
  serveHealth(app, reads, { hasDetails: developerPages, draining: options.draining })
  await app.register(async (pictures) => servePictures(pictures, reads, options))
  if (developerPages) serveApiDocs(app)
  await app.register(async (api) => serveApi(api, reads, options))
  return app
}

/** Pictures of members, works and link previews. */
function servePictures(app: FastifyInstance, reads: Reads, options: AppOptions): void {
  closeToVisitors(app, reads.primary)
  serveUploadedFiles(app, reads.primary.files)
  serveWorkPictures(app, reads, options.pictureBytesMax ?? 500_000_000)
  if (options.webFolder) serveCards(app, reads)
}

/** Without the pages of developers, their addresses do not exist. */
function hideDevTools(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (/^\/dev-tools([/?]|$)/.test(url)) throw new AppError('not_found')
  })
}

/** The HTTP app of a worker process: health checks only. */
export async function createWorkerApp(ctx: Context): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = ctx.log
  const app = Fastify({ loggerInstance: log })
  await ctx.uploads.sweep(ctx.clock.now())
  serveHealth(app, new Reads(ctx), { hasDetails: true })
  return app
}

/** Browsers remember HSTS, so it is sent only when the site is on HTTPS. */
export function hstsOf({ url }: Site): string | undefined {
  return url.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : undefined
}

async function protect(app: FastifyInstance, ctx: Context, options: AppOptions): Promise<void> {
  const picturesFrom = [ctx.files.url(''), options.site.url].map((url) => new URL(url).origin)
  const headers = securityHeaders(picturesFrom, hstsOf(options.site))
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers))
  await app.register(cors, {
    origin: [...options.webOrigins],
    // For the session cookie of a web app on another host of the same site; all other calls ignore it.
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      sessionHeader,
      viewAsHeader,
    ],
    exposedHeaders: ['Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  })
}

async function serveApi(api: FastifyInstance, reads: Reads, options: AppOptions): Promise<void> {
  const { primary: ctx, replica } = reads
  // Responses are personal, and some paths serve HTML or JSON by the Accept header.
  api.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  const { load, observeShed: observe } = options
  if (load?.lateness) shedLoad(api, { lateness: load.lateness, tokens: ctx.tokens, observe })
  logRefusals(api, ctx.clock)
  if (options.rateLimit) delayRefusals(api, ctx.clock)
  api.addHook('onResponse', async ({ raw }) => discardRest(raw))
  closeUntilSetUp(api, ctx, () => awaitsSetup(ctx))
  if (replica) markWrites(api, options.site)
  parseBodies(api)
  await api.register(multipart)
  const countRequest = options.rateLimit ? createRequestCounter(ctx) : null
  const { requireAdminSecondFactor = false } = options
  await ctx.uploads.sweep(ctx.clock.now())
  const hooks = {
    uploads: { folder: ctx.uploads, slots: new UploadSlots() },
    otherUsers,
    runOnce,
    recordAdminAct,
    touchSession,
    findTitles: ({ db }: Context, ...asked: [language: string, workIds: readonly number[]]) =>
      findTitlesIn(db, ...asked),
    countRequest,
    requireFreshProof,
    requireAdminSecondFactor,
    hasSecondFactor: ({ db }: Context, userId: number) => hasSecondFactor(db, userId),
  }
  for (const route of routes) bind(api, reads, route, { ...options, ...hooks })
  const errorOf = unknownPathError(routes.map(({ endpoint }) => endpoint))
  // Otherwise the body of an unknown path would be parsed.
  api.addHook('onRequest', async (request) => {
    if (request.is404) throw errorOf(request.url)
  })
  api.setNotFoundHandler((request, reply) => answerError(errorOf(request.url), request, reply))
}
