import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { hstsOf } from '../app.ts'
import { seedPeople } from '../demo/seed-people.ts'
import { ensureAdmins } from '../features/accounts/accounts.service.ts'
import { loadShelfPairs } from '../features/adaptations/adaptations.service.ts'
import { enqueueFirstBuild } from '../features/recommendations/build/recommendations.build.jobs.ts'
import { endFormerGroupAdmins } from '../features/sessions/sessions.group-admins.service.ts'
import { checkSources } from '../features/sources/sources.service.ts'
import { loadRestOfShelf, loadStarterShelf } from '../features/works/shelf/works.shelf.service.ts'
import { handlersWithoutHooks } from '../http/error-handler.ts'
import { checkProvider } from '../identity-provider/ask-provider.ts'
import type { JobSystem } from '../jobs/job-system.ts'
import { paths } from '../paths.ts'
import { Draining } from './draining.ts'
import { Follower } from './follow-instance.ts'
import { Front } from './front.ts'
import {
  type Lasting,
  type OpenInstance,
  openInstance,
  readInstance,
  type StoredInstance,
} from './open-instance.ts'
import { isFirstWorker, type ReadyReport } from './report-ready.ts'
import { removeSetupCode, writeSetupCode } from './setup-code.ts'
import { listenError } from './try-ports.ts'

/**
 * The instance that this process serves. When admins change its settings, another app is built from them and takes
 * over new requests and jobs; the one before answers what it has begun and is closed.
 */
export class ServedInstance {
  readonly #base: Config
  readonly #jobs: JobSystem<Context>
  readonly #lasting: Lasting
  readonly #draining = new Draining()
  readonly #front: Front
  readonly #stopped = new AbortController()
  readonly #closings = new Set<Promise<void>>()
  #open: OpenInstance | undefined
  #follower: Follower<StoredInstance> | undefined
  #shelf: Promise<void> | undefined

  constructor(
    base: Config,
    jobs: JobSystem<Context>,
    lasting: Omit<Lasting, 'follow' | 'draining'>,
  ) {
    this.#base = base
    this.#jobs = jobs
    this.#lasting = {
      ...lasting,
      draining: this.#draining,
      follow: () => this.#follower?.lookNow(),
    }
    const { clientErrorHandler: onClientError } = handlersWithoutHooks(hstsOf(base.site))
    this.#front = new Front({ onClientError })
  }

  /** Fills the database, listens, and works on jobs. */
  async start(): Promise<ReadyReport> {
    const { watch } = this.#lasting
    const works = this.#base.role !== 'web'
    const initial = await this.#read()
    const open = await this.#openNext(initial)
    const { ctx, config } = open
    await fillDatabase(ctx, config)
    await this.#keepCode(ctx)
    if (works) this.#jobs.work(ctx)
    await watch.start(ctx)
    const port = await this.#listen()
    checkOthers(ctx)
    if (works) this.#shelf = completeShelf(ctx, this.#stopped.signal)
    this.#follower = new Follower({
      initial,
      read: () => this.#read(),
      apply: (stored) => this.#replace(stored),
      log: watch.log,
    })
    this.#follower.start()
    const { setupCode: code } = ctx.instance
    const showsCode = code !== null && config.role !== 'worker'
    return { port, ...(showsCode && { setup: { publicUrl: config.publicUrl, code } }) }
  }

  /** Answers the last requests. A worker serves nobody, so it has nothing to wait for. */
  readonly drain = async (): Promise<void> => {
    const { role, drainSeconds } = this.#base
    await this.#draining.begin(role === 'worker' ? 0 : drainSeconds)
    await this.#front.close()
  }

  /** Closes what is open, also after a failed start. */
  async close(): Promise<void> {
    this.#stopped.abort()
    await this.#follower?.stop()
    await this.#front.close()
    await this.#shelf
    await Promise.all(this.#closings)
    if (this.#open) await closeInstance(this.#open)
  }

  async #openNext(stored: StoredInstance): Promise<OpenInstance> {
    const open = await openInstance(stored, this.#lasting)
    this.#open = open
    return open
  }

  #read(): Promise<StoredInstance> {
    const { pools, parts, watch } = this.#lasting
    return readInstance(this.#base, { db: pools.primary, ...parts, log: watch.log })
  }

  async #replace(stored: StoredInstance): Promise<void> {
    const before = this.#open
    const { ctx, app } = await this.#openNext(stored)
    this.#jobs.use(ctx)
    const closing = this.#front
      .use(app)
      .then(() => before && closeInstance(before))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'A former app is not closed'))
      .finally(() => this.#closings.delete(closing))
    this.#closings.add(closing)
    await this.#keepCode(ctx)
    checkOthers(ctx)
    ctx.log.info('Changed settings are in effect')
  }

  async #listen(): Promise<number> {
    const { port, host } = this.#base
    if (this.#open) void this.#front.use(this.#open.app)
    try {
      return await this.#front.listen({ port, host })
    } catch (error) {
      throw listenError(error, 'PORT', { port, host })
    }
  }

  /** The code is in a file as long as it can be used. */
  async #keepCode({ instance: { setupCode } }: Context): Promise<void> {
    if (!isFirstWorker() || this.#base.role === 'worker') return
    const { dataDir } = this.#base
    await (setupCode === null ? removeSetupCode(dataDir) : writeSetupCode(dataDir, setupCode))
  }
}

async function closeInstance({ app, close }: OpenInstance): Promise<void> {
  await app.close()
  await close()
}

/** Finds out in the background which of the services that the settings name answer. */
function checkOthers(ctx: Context): void {
  void checkSources(ctx)
  if (isFirstWorker()) void checkProvider(ctx)
}

/** Stores the data that must exist before the first request. */
async function fillDatabase(ctx: Context, config: Config): Promise<void> {
  await ensureAdmins(ctx, config.admins)
  await endFormerGroupAdmins(ctx)
  await loadStarterShelf(ctx, paths.shelf)
  if (config.seedPeople && isFirstWorker()) await seedPeople(ctx)
}

/** Failures are logged; the next start goes on. */
async function completeShelf(ctx: Context, signal: AbortSignal): Promise<void> {
  try {
    await loadRestOfShelf(ctx, paths.shelf, signal)
    await loadShelfPairs(ctx, paths.adaptationPairs)
    if (!signal.aborted) await enqueueFirstBuild(ctx)
  } catch (error) {
    ctx.log.error({ err: error }, 'The starter shelf is incomplete')
  }
}
