import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { type OperationsFigures, readFigures } from '../features/operations/operations.service.ts'
import { readProductVersion } from '../start/product-version.ts'

/** How long figures from the database serve further scrapes, in ms. */
const freshMs = 15_000

type Series = readonly [labels: Record<string, string>, value: number]

interface StoredMetric {
  name: string
  help: string
  labelNames?: readonly string[]
  read: (figures: OperationsFigures) => readonly Series[]
}

const one = (value: number): readonly Series[] => [[{}, value]]

const jobStates = ['waiting', 'delayed', 'running', 'failed'] as const

const storedMetrics: readonly StoredMetric[] = [
  {
    name: 'medley_jobs',
    help: 'Jobs by kind and state: waiting, delayed, running, or failed in the past day',
    labelNames: ['kind', 'state'],
    read: ({ jobs }) =>
      jobs.flatMap(({ kind, ...job }) =>
        jobStates.map((state) => [{ kind, state }, job[state]] as const),
      ),
  },
  {
    name: 'medley_job_oldest_waiting_seconds',
    help: 'How long the oldest waiting job of a kind has been due',
    labelNames: ['kind'],
    read: ({ jobs }) => jobs.map((job) => [{ kind: job.kind }, job.oldestWaitingSeconds]),
  },
  {
    name: 'medley_source_circuit_open',
    help: 'Whether a data source is paused after failures',
    labelNames: ['source'],
    read: ({ sources }) =>
      sources.map(({ name, state }) => [{ source: name }, state === 'ok' ? 0 : 1]),
  },
  {
    name: 'medley_imports',
    help: 'Imports by state',
    labelNames: ['state'],
    read: ({ imports }) => imports.map(({ state, count }) => [{ state }, count]),
  },
  {
    name: 'medley_mails_waiting',
    help: 'Letters and mass mail that wait to be sent',
    read: ({ mailsWaiting }) => one(mailsWaiting),
  },
  {
    name: 'medley_picture_cache_files',
    help: 'Stored pictures of works',
    read: ({ pictures }) => one(pictures),
  },
  {
    name: 'medley_picture_cache_bytes',
    help: 'Size of the stored pictures of works',
    read: ({ pictureBytes }) => one(pictureBytes),
  },
  { name: 'medley_members', help: 'Accounts', read: ({ members }) => one(members) },
  {
    name: 'medley_sign_ups_day',
    help: 'Accounts made in the past 24 hours',
    read: ({ signUpsOfDay }) => one(signUpsOfDay),
  },
  {
    name: 'medley_disk_free_bytes',
    help: 'What is free of the disk of the data folder',
    read: ({ disk }) => (disk ? one(disk.freeBytes) : []),
  },
  {
    name: 'medley_disk_bytes',
    help: 'Size of the disk of the data folder',
    read: ({ disk }) => (disk ? one(disk.totalBytes) : []),
  },
  {
    name: 'medley_backup_time_seconds',
    help: 'When the newest backup of the instance was finished, or else the first one was tried, in Unix time',
    read: ({ backup }) =>
      backup ? one((backup.timeDone ?? backup.timeFirst).getTime() / 1000) : [],
  },
  {
    name: 'medley_backup_bytes',
    help: 'Size of the newest backup of the instance',
    read: ({ backup }) => (backup?.bytes == null ? [] : one(backup.bytes)),
  },
  {
    name: 'medley_database_bytes',
    help: 'Size of the database',
    read: ({ databaseBytes }) => one(databaseBytes),
  },
]

/** Adds what the database knows, read at a scrape; while it does not answer, `medley_database_up` is 0 and the others are absent. */
export async function addStoredMetrics(
  registry: Registry,
  ctx: Pick<Context, 'db' | 'clock' | 'catalogue' | 'files' | 'log'>,
): Promise<void> {
  const version = await readProductVersion()
  const read = cached(() =>
    readFigures(ctx).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'The database does not answer a scrape')
      return null
    }),
  )
  const info: StoredMetric = {
    name: 'medley_info',
    help: 'Always 1; its labels are the versions',
    labelNames: ['version', 'node', 'postgres', 'schema'],
    read: ({ postgres, schema }) => [
      [{ version, node: process.versions.node, postgres, schema: schema ?? '' }, 1],
    ],
  }
  for (const metric of [...storedMetrics, info]) registry.registerMetric(gaugeOf(metric, read))
  registry.registerMetric(
    new Gauge({
      name: 'medley_database_up',
      help: 'Whether the database answered this scrape',
      registers: [],
      async collect() {
        this.set((await read()) ? 1 : 0)
      },
    }),
  )
}

function gaugeOf(
  { name, help, labelNames = [], read: seriesOf }: StoredMetric,
  read: () => Promise<OperationsFigures | null>,
): Gauge {
  return new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const figures = await read()
      this.reset()
      // A gauge without labels keeps a 0 when it is reset.
      if (labelNames.length === 0) this.remove()
      for (const [labels, value] of figures ? seriesOf(figures) : []) this.set(labels, value)
    },
  })
}

/** Shares one result among the gauges of a scrape, and with the scrapes soon after it. */
function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let known: { result: Promise<T>; until: number } | undefined
  return () => {
    if (!known || known.until < performance.now()) {
      known = { result: read(), until: performance.now() + freshMs }
    }
    return known.result
  }
}
