import type { AnswerOf, Api, BodyOf, ParamsOf, QueryOf } from '@medley/contract/api'
import type { ErrorBody } from '@medley/contract/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import qs from 'qs'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { recordStatements, saveStatements } from '@medley/sql-rows/statement-recorder'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue/catalogue.ts'
import type { Source } from '../catalogue/source.ts'
import { createWebClient } from '../catalogue/web/web-client.ts'
import type { Context } from '../context.ts'
import { connect, connectToRead } from '../db/connect.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { createFolderFiles } from '../files/folder-files.ts'
import { pictureUrls } from '../files/picture-urls.ts'
import { createLog } from '../http/observe/log.ts'
import { createTokens } from '../http/caller/tokens.ts'
import { UploadFolder } from '../http/bodies/upload-folder.ts'
import { jobKinds, targets } from '../features.ts'
import { type JobSystem, openJobs } from '../jobs/job-system.ts'
import { createOutboxMail } from '../mail/outbox-mail.ts'
import { paths } from '../paths.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import type { Site } from '../config/site.ts'
import { createEvents } from '../subscriptions.ts'
import { instanceOfTests } from './instance.ts'
import { nightlyBackupIn } from './nightly-backup.ts'
import { testSecret } from './test-secret.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { OneTransaction } from './database/one-transaction.ts'
import { createTestDatabase } from './database/test-database.ts'

type Values<E> = (ParamsOf<E> extends undefined ? object : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined
    ? object
    : object extends QueryOf<E>
      ? { query?: QueryOf<E> }
      : { query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? object : { body: BodyOf<E> })

/** The endpoint's response on success, the error body on failure; tests check the status first. */
export interface Answer<T> {
  status: number
  body: T & ErrorBody
}

/** The calling member, or null for a visitor. */
export type Caller = { token: string } | null

export interface TestApp {
  readonly ctx: Context & { clock: TestClock }
  readonly clock: TestClock
  /** The enabled network sources: none until a test adds its own. */
  readonly sources: Source[]
  readonly http: FastifyInstance
  /** The address of its database, for other processes. */
  readonly connectionString: string
  /** The folder for outgoing messages. */
  readonly outbox: string
  /** The folder of uploads that a call or job reads. */
  readonly uploadFolder: string
  /** Calls an endpoint of the contract with typed values. */
  call<K extends keyof Api>(
    caller: Caller,
    endpoint: K,
    ...values: object extends Values<Api[K]> ? [Values<Api[K]>?] : [Values<Api[K]>]
  ): Promise<Answer<AnswerOf<Api[K]>>>
  /** Sends any request, even a malformed one. */
  send(request: InjectOptions): Promise<Answer<unknown>>
  /**
   * Runs the due jobs and those they enqueue; rethrows the error of a failed one. Parts of the context
   * can be replaced for these runs, and only those of one kind be run.
   */
  runJobs(instead?: Partial<Context>, only?: string): Promise<void>
}

export const siteOfTests: Site = {
  url: 'https://medley.example',
  operator: {
    instance: 'Medley',
    accentHue: null,
    isDemo: false,
    name: 'Medley Example Ltd',
    contactEmail: 'contact@medley.example',
    supportEmail: 'support@medley.example',
    appStoreUrl: null,
    googlePlayUrl: null,
    registration: 'open',
    visitors: 'browse',
    loginProvider: null,
    isLoginByProviderOnly: false,
    state: 'Oregon',
  },
}

/**
 * The real app on its own database, for the tests of one file. With `undoes`, each test begins with what hooks wrote
 * before the first one.
 */
export function useTestApp({ undoes = false } = {}): TestApp {
  const clock = createTestClock()
  const sources: Source[] = []
  let state: Running | undefined
  const running = () => {
    if (!state) throw new Error('The app runs only inside tests and hooks')
    return state
  }
  beforeAll(async () => {
    const database = await createTestDatabase()
    const log = createLog('silent')
    const { connectionString } = database
    const ordinary = connect({ connectionString, max: 4 }, () => {})
    const one = undoes ? new OneTransaction(connectionString) : undefined
    await one?.begin()
    const db = (one?.db ?? ordinary).withPlugin(recordStatements())
    const readDb = (one?.db ?? connectToRead(connectionString, () => {})).withPlugin(
      recordStatements(),
    )
    const folder = await mkdtemp(join(tmpdir(), 'medley-test-'))
    const from = 'Medley <no-reply@medley.example>'
    const supportAddress = 'support@medley.example'
    const operatorAddress = 'Medley Example Ltd, 1 Sample Street'
    const publicUrl = 'https://medley.example'
    const sender = { from, supportAddress, operatorAddress }
    const common = { ...sender, publicUrl, confirmsAddresses: true }
    const mail = createOutboxMail({ ...common, folder, clock, log })
    const files = createFolderFiles(join(folder, 'files'), publicUrl)
    const tokens = createTokens(testSecret, clock)
    const urls = pictureUrls(files, publicUrl)
    const gate = createGate({ db, clock })
    const shelfFolder = fileURLToPath(paths.shelf)
    const catalogue = createCatalogue({ shelfFolder, sources, gate, searchTimeoutMs: 60_000 })
    const web = createWebClient({ userAgent: 'Medley', isAllowed: (one) => one === '127.0.0.1' })
    const jobs = await openJobs(ordinary, { kinds: jobKinds, works: false, log })
    const ctx: TestApp['ctx'] = {
      db: db.withPlugin(urls),
      primary: db.withPlugin(urls),
      databaseUrl: connectionString,
      clock,
      log,
      jobs,
      mail,
      files,
      uploads: new UploadFolder(join(folder, 'uploads')),
      tokens,
      catalogue,
      targets,
      events: createEvents({ clock, jobs, targets }),
      secretBox: createSecretBox(testSecret),
      access: { registration: 'open', visitors: 'browse' },
      identityProvider: null,
      nightlyBackup: nightlyBackupIn(folder),
      upgradeNoticeUrl: null,
      instance: instanceOfTests(),
      web,
    }
    const http = await createApp(ctx, {
      checkAnswers: true,
      rateLimit: false,
      trustedProxies: null,
      site: siteOfTests,
      webOrigins: ['https://web.example'],
      readDb: readDb.withPlugin(urls),
      webFolder: null,
    })
    const end = async () => {
      saveStatements()
      await http.close()
      await jobs.stop()
      await web.close()
      await Promise.all([ordinary.destroy(), db.destroy(), readDb.destroy()])
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
    state = { ctx, http, jobs, connectionString, outbox: folder, one, end }
  })
  afterAll(() => state?.end())
  if (undoes) {
    beforeEach(() => running().one?.mark())
    afterEach(() => running().one?.undo())
  }
  const send = async (request: InjectOptions): Promise<Answer<never>> => {
    const response = await running().http.inject(request)
    const isJson = String(response.headers['content-type']).includes('application/json')
    const body: unknown = isJson && response.body !== '' ? JSON.parse(response.body) : response.body
    return { status: response.statusCode, body: body as never }
  }
  return {
    clock,
    sources,
    get ctx() {
      return running().ctx
    },
    get connectionString() {
      return running().connectionString
    },
    get outbox() {
      return running().outbox
    },
    get uploadFolder() {
      return join(running().outbox, 'uploads')
    },
    get http() {
      return running().http
    },
    send,
    async runJobs(instead = {}, only) {
      const { ctx, jobs } = running()
      const failed = (await jobs.runDue({ ...ctx, ...instead }, only)).find(
        ({ end }) => end !== 'done',
      )
      if (failed)
        throw new Error(`The job ${failed.name} ended: ${failed.end}`, { cause: failed.error })
    },
    call: (caller, endpoint, ...values) => send(requestOf(caller, endpoint, values[0] ?? {})),
  }
}

interface Running {
  ctx: TestApp['ctx']
  jobs: JobSystem<Context>
  http: FastifyInstance
  connectionString: string
  outbox: string
  one: OneTransaction | undefined
  end: () => Promise<void>
}

interface LooseValues {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
}

/** The request that a call sends. */
export function requestOf(
  caller: Caller,
  endpoint: string,
  { params, query, body, headers }: LooseValues,
): InjectOptions {
  const [method, path] = endpoint.split(' ', 2)
  const url = (path ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Object.entries(params ?? {}).find(([key]) => key === name)?.[1])),
  )
  const search = qs.stringify(query ?? {}, { arrayFormat: 'brackets', skipNulls: true })
  return {
    method: method as 'GET',
    url: search === '' ? url : `${url}?${search}`,
    headers: {
      ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
      // Who keeps cookies and has not written for a while reads where nothing can be written.
      cookie: 'kept=1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  }
}
