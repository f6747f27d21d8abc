import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readEdition } from '../../server/src/catalogue/shelf/shelf.ts'
import { hashPassword } from '../../server/src/features/accounts/accounts.password.rules.ts'
import { paths } from '../../server/src/paths.ts'
import { withClient } from '../../server/src/testing/with-client.ts'
import type { LoopReport } from '../attack/loop-monitor.ts'
import type { BenchDatabase } from '../database.ts'
import { password } from '../dataset/fill-folder.ts'
import { logIn } from '../members.ts'
import { type MonitoredProduct, startMonitored } from '../product.ts'
import { JobObserver, type JobCost } from './job-observer.ts'
import { readSteadily } from './read-steadily.ts'
import { ratingsSize } from './fill-ratings.ts'

const rounds = 2
const calmSeconds = 90
const readersWanted = 20
/** Members who were here in the last 30 days. */
const activeMembers = 2000
const jobName = 'build-recommendations'

export interface JobFigures {
  name: 'Calm' | 'While films are built'
  seconds: number
  /** Of each read, in milliseconds. */
  times: number[]
  loop: LoopReport
  /** Absent while there is no job. */
  cost?: JobCost
}

/**
 * Reads the feed and works at a steady rate, calmly, while the model of films is built, and calmly again: twice,
 * each time in a new process. Ratings of the other mediums are there, but a build ends with that of films.
 */
export async function measureJob(database: BenchDatabase): Promise<JobFigures[]> {
  await prepare(database)
  const figures: JobFigures[] = []
  for (let round = 0; round < rounds; round += 1) {
    await forgetBuilds(database)
    const product = await startMonitored(database.dataFolder, { rateLimit: false })
    try {
      figures.push(...(await measureRound(database, product)))
    } finally {
      await product.stop()
    }
  }
  await forgetBuilds(database)
  return figures
}

async function measureRound(
  { connectionString }: BenchDatabase,
  product: MonitoredProduct,
): Promise<JobFigures[]> {
  const { url } = product
  await allowLogins(connectionString)
  const admin = await logIn(url, 'admin1')
  const tokens: string[] = []
  for (const id of readerIds()) tokens.push(await logIn(url, `member${id - 2}`))
  const reads = { url, tokens, works: await chooseWorks(connectionString) }
  await readSteadily(reads, sleep(5000))
  const read = async (name: JobFigures['name'], until: Promise<unknown>): Promise<JobFigures> => {
    product.resetLoop()
    const start = performance.now()
    const times = await readSteadily(reads, until)
    const seconds = (performance.now() - start) / 1000
    return { name, seconds, times, loop: await product.reportLoop() }
  }
  const before = await read('Calm', sleep(calmSeconds * 1000))
  const observer = new JobObserver(connectionString, product.pid)
  const building = build(url, admin, observer)
  const during = await read('While films are built', building)
  const after = await read('Calm', sleep(calmSeconds * 1000))
  return [before, { ...during, cost: await building }, after]
}

/** Starts a build as an admin does; resolves when that of films is noted. */
async function build(url: string, token: string, observer: JobObserver): Promise<JobCost> {
  const headers = { authorization: `Bearer ${token}` }
  const started = await fetch(`${url}/v1/model-runs`, { method: 'POST', headers })
  if (!started.ok) throw new Error(`The build was not started: ${started.status}`)
  for (;;) {
    await sleep(250)
    if (await observer.look()) return observer.cost()
  }
}

/** Of members in regular steps, the busiest first. */
function readerIds(): number[] {
  const step = ratingsSize.members / readersWanted
  return Array.from({ length: readersWanted }, (_, index) => 3 + Math.floor(index * step))
}

/** The database has works of its own, and the first build does not wait for a shelf. */
async function prepare({ connectionString }: BenchDatabase): Promise<void> {
  const edition = await readEdition(fileURLToPath(paths.shelf))
  await withClient(connectionString, async (client) => {
    await client.query(
      `insert into catalogue_stamps (source, stamp, time_loaded) values ('shelf', $1, now())
      on conflict (source) do update set stamp = excluded.stamp`,
      [edition],
    )
    await client.query(
      `update users set last_online = now() - case
        when id % $1::integer = 0 then interval '0' else interval '60 days' end
      where id > 2`,
      [ratingsSize.members / activeMembers],
    )
    await client.query('vacuum analyze users')
  })
}

async function forgetBuilds({ connectionString }: BenchDatabase): Promise<void> {
  await withClient(connectionString, async (client) => {
    // The schema of jobs is made by the first start of the product.
    const jobs = await client.query("select where to_regclass('pgboss.job') is not null")
    if (jobs.rowCount === 1) {
      await client.query('delete from pgboss.job where name = $1', [jobName])
    }
    await client.query(`
      delete from model_runs;
      insert into model_runs (
        job_id, medium, time_built, outcome, works, members, ratings, shipped_works, cpu_seconds
      )
      values (null, 'podcast', now() - interval '1 day', 'too few ratings', 0, 0, 0, 0, 0)
    `)
  })
}

async function allowLogins(connectionString: string): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(connectionString, async (client) => {
    await client.query(`
      insert into users (id, username, email, password_hash, time_created)
      overriding system value values (1, 'admin1', 'admin1@mail.example', '-', now())
      on conflict do nothing
    `)
    await client.query('update users set password_hash = $1 where id = any($2::integer[])', [
      hash,
      [1, ...readerIds()],
    ])
  })
}

async function chooseWorks(connectionString: string): Promise<{ id: number; medium: string }[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ id: number; medium: string }>(
      'select id, medium from works where id % 250 = 1 order by id',
    )
    return rows
  })
}
