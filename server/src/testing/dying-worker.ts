/** A worker that kills itself during a job, according to a plan: `dying-worker.ts {plan}`. */
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createCatalogue } from '../catalogue/catalogue.ts'
import { createTmdb } from '../catalogue/tmdb/tmdb.ts'
import { createWebClient } from '../catalogue/web/web-client.ts'
import type { Context } from '../context.ts'
import { connect } from '../db/connect.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { createFolderFiles } from '../files/folder-files.ts'
import { pictureUrls } from '../files/picture-urls.ts'
import { createLog } from '../http/observe/log.ts'
import { createTokens } from '../http/caller/tokens.ts'
import { UploadFolder } from '../http/bodies/upload-folder.ts'
import { jobKinds, targets } from '../features.ts'
import type { AnyJobKind } from '../jobs/job-kind.ts'
import { openJobs } from '../jobs/job-system.ts'
import type { Mail } from '../mail/mail.ts'
import { createOutboxMail } from '../mail/outbox-mail.ts'
import { createSmtpMail } from '../mail/smtp-mail.ts'
import { paths } from '../paths.ts'
import { createEvents } from '../subscriptions.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import { releasePath } from './killed-jobs.ts'
import { instanceOfTests } from './instance.ts'
import { nightlyBackupIn } from './nightly-backup.ts'
import { countJob } from './count-job.ts'
import type { DyingPlan, Moment } from './dying.ts'
import { testSecret } from './test-secret.ts'
import { createTestClock } from './test-clock.ts'

// A killed process would not save it.
flushCompileCache()

const plan = JSON.parse(process.argv[2] ?? '') as DyingPlan
const { connectionString, moment, folder, time, smtpUrl, tmdbUrl } = plan

let isRunning = false
let seen = 0

/** Dies at the n-th event of the planned kind in the run. */
function dieAtLast(nth: number): void {
  if (!isRunning) return
  seen += 1
  if (seen === nth) process.kill(process.pid, 'SIGKILL')
}

function isStatement(moment: Moment | null): moment is { statement: string; nth: number } {
  return moment instanceof Object && 'statement' in moment
}

function isLetter(moment: Moment | null): moment is { letter: 'before' | 'after'; nth: number } {
  return moment instanceof Object && 'letter' in moment
}

class DyingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { query } = this
    const ask = (...given: unknown[]): unknown => {
      const [first] = given
      const text = first instanceof Object && 'text' in first ? first.text : first
      if (isStatement(moment) && String(text).includes(moment.statement)) dieAtLast(moment.nth)
      return Reflect.apply(query, this, given)
    }
    Object.assign(this, { query: ask })
  }
}

function dyingMail(mail: Mail): Mail {
  if (!isLetter(moment)) return mail
  const { letter, nth } = moment
  return {
    ...mail,
    async send(message) {
      if (letter === 'before') dieAtLast(nth)
      await mail.send(message)
      if (letter === 'after') dieAtLast(nth)
    },
  }
}

function dyingKind<K extends AnyJobKind<Context>>(kind: K): K {
  return {
    ...kind,
    async run(ctx, payload, job) {
      isRunning = true
      await kind.run(ctx, payload, job)
      if (moment === 'end') dieAtLast(1)
      isRunning = false
    },
  }
}

const publicUrl = 'https://medley.example'
const log = createLog('silent')
const clock = createTestClock(time)
const db = connect({ connectionString, Client: DyingClient }, () => undefined)
const kind = [...jobKinds, countJob].find(({ name }) => name === plan.kind)
if (!kind) throw new Error(`There is no kind ${plan.kind}`)
const kinds = [dyingKind<AnyJobKind<Context>>(kind)]
const jobs = await openJobs(db, { kinds, works: false, log })
const common = {
  from: 'Medley <no-reply@medley.example>',
  supportAddress: 'support@medley.example',
  operatorAddress: 'Medley Example Ltd, 1 Sample Street',
  publicUrl,
  confirmsAddresses: true,
}
const mail = smtpUrl
  ? createSmtpMail({ url: smtpUrl, ...common })
  : createOutboxMail({ ...common, folder, clock, log })
const files = createFolderFiles(join(folder, 'files'), publicUrl)
const gate = createGate({ db, clock })
const web = createWebClient({ userAgent: 'Medley', isAllowed: (one) => one === '127.0.0.1' })
const ways = { web, gate, timeoutMs: 60_000 }
const sources = tmdbUrl ? [createTmdb(ways, { token: 't', baseUrl: tmdbUrl })] : []
await jobs.runDue({
  db: db.withPlugin(pictureUrls(files, publicUrl)),
  primary: db,
  databaseUrl: connectionString,
  clock,
  log,
  jobs,
  mail: dyingMail(mail),
  files,
  uploads: new UploadFolder(join(folder, 'uploads')),
  tokens: createTokens(testSecret, clock),
  catalogue: createCatalogue({ shelfFolder: fileURLToPath(paths.shelf), sources, gate }),
  targets,
  events: createEvents({ clock, jobs, targets }),
  secretBox: createSecretBox(testSecret),
  access: { registration: 'open', visitors: 'browse' },
  identityProvider: null,
  nightlyBackup: nightlyBackupIn(folder),
  upgradeNoticeUrl: tmdbUrl === undefined ? null : `${tmdbUrl}${releasePath}`,
  instance: instanceOfTests(),
  web,
})
process.exit(0)
