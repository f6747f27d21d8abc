import { z } from 'zod'
import { backupFailures, backupFailuresMax } from './backup-failures.ts'
import { defineEndpoint } from '../endpoint.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { anyText, count, filledText, time } from '../values/values.ts'

export const backupFrequency = z.enum(['off', 'weekly', 'monthly'])
export type BackupFrequency = z.output<typeof backupFrequency>

/**
 * An address without user, query and fragment. Plain http is left to 127.0.0.1, which only tests may call: it
 * would show password and data to the network.
 */
const addressPattern = /^(https:\/\/[^\s/@?#\\]+|http:\/\/127\.0\.0\.1(:\d+)?)(\/[^\s?#\\]*)?$/i

const address = filledText(500).regex(
  addressPattern,
  'Must be an address that starts with https://',
)

const secret = anyText
  .min(1, 'Required')
  .max(500, 'Must be at most 500 characters')
  .optional()
  .describe('Omit it to keep the stored secret, for the same address and user; no call returns it')

const folder = address.transform((url) => url.replace(/\/*$/, '/'))
const endpoint = address.transform((url) => url.replace(/\/+$/, ''))

const prefix = anyText
  .trim()
  .max(200, 'Must be at most 200 characters')
  .regex(/^([A-Za-z0-9_-][A-Za-z0-9._-]*(\/|$))*$/, 'Use letters, digits and . _ - /')
  .transform((path) => (path === '' || path.endsWith('/') ? path : `${path}/`))

const enteredTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail') }),
  z.object({
    kind: z.literal('webDav'),
    url: folder,
    username: filledText(200).refine((name) => !name.includes(':'), 'Must not contain a colon'),
    password: secret,
  }),
  z.object({
    kind: z.literal('s3'),
    endpoint,
    region: filledText(50).regex(/^[a-z0-9-]+$/, 'Must be a name like eu-central-1'),
    bucket: filledText(63).regex(/^[A-Za-z0-9][A-Za-z0-9._-]+$/, 'Must be the name of a bucket'),
    prefix,
    keyId: filledText(200).regex(/^[\x21-\x7e]+$/, 'Must be plain letters'),
    secretKey: secret,
  }),
])
export type EnteredBackupTarget = z.output<typeof enteredTarget>

const storedTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail') }).describe('Sends an e-mail with a link to the ZIP'),
  z.object({
    kind: z.literal('webDav'),
    url: z.string().describe('Address of the folder'),
    username: z.string(),
  }),
  z.object({
    kind: z.literal('s3'),
    endpoint: z.string(),
    region: z.string(),
    bucket: z.string(),
    prefix: z.string().describe('Folder in the bucket; empty for the root'),
    keyId: z.string(),
  }),
])
export type BackupTarget = z.output<typeof storedTarget>

const backup = z.object({
  frequency: backupFrequency,
  target: storedTarget,
  isRunning: z.boolean(),
  lastRun: z
    .object({
      time,
      failure: z.enum(backupFailures).nullable(),
      detail: z.string().nullable().describe('Response of the server, such as "HTTP 500"'),
      isPruned: z.boolean().describe('Whether older copies beyond the number to keep were removed'),
    })
    .nullable(),
  timeNext: time.nullable().describe('Null if none is scheduled'),
  failures: count.describe('Consecutive failures of scheduled backups'),
  isStopped: z
    .boolean()
    .describe(`${backupFailuresMax} failures in a row; saving, or a backup by hand, goes on`),
})
export type Backup = z.output<typeof backup>

export const getBackup = defineEndpoint({
  method: 'GET',
  path: '/v1/backup',
  access: 'member',
  summary: "Returns the caller's backup settings with the last and next run",
  status: 200,
  answer: backup,
  errors: [],
})

export const setBackup = defineEndpoint({
  method: 'PUT',
  path: '/v1/backup',
  access: 'member',
  summary: "Sets the schedule and target of the caller's backups",
  accountLimits: [limitPerMinute(10), limitPerDay(100)],
  body: z.object({ frequency: backupFrequency, target: enteredTarget }),
  status: 200,
  answer: backup,
  errors: [],
})

export const removeBackup = defineEndpoint({
  method: 'DELETE',
  path: '/v1/backup',
  access: 'member',
  summary: 'Stops backups and deletes the stored target and credentials',
  status: 200,
  answer: backup,
  errors: [],
})

export const runBackup = defineEndpoint({
  method: 'POST',
  path: '/v1/backup/runs',
  access: 'member',
  summary: 'Starts a backup now; `lastRun` then holds its result',
  accountLimits: [limitPerDay(20)],
  status: 202,
  answer: backup,
  errors: [],
})
