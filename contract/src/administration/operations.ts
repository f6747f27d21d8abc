import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { count, time } from '../values/values.ts'

export const errors = defineErrors({
  job_not_found: [404, 'Failed job not found'],
})

const jobsOfKind = z.object({
  kind: z.string(),
  waiting: count.describe('Due but not started'),
  delayed: count.describe('Due later'),
  running: count,
  failed: count.describe('Failed for good in the last 24 hours'),
  oldestWaitingSeconds: z.number().min(0).describe('Seconds since the oldest waiting job was due'),
})
export type JobsOfKind = z.output<typeof jobsOfKind>

const failedJob = z.object({
  id: z.uuid(),
  kind: z.string(),
  timeFailed: time,
  tries: count,
  error: z.string().nullable().describe('Error of the last attempt'),
})
export type FailedJob = z.output<typeof failedJob>

const serverError = z.object({
  text: z.string().describe('Log message without its values'),
  error: z.string().nullable().describe('Class of the error, such as `TypeError`'),
  place: z.string().nullable().describe('Endpoint or kind of job'),
  count,
  timeLast: time,
  requestId: z.string().nullable().describe('Id of the latest request, to find it in the log'),
})
export type ServerError = z.output<typeof serverError>

const operations = z.object({
  jobs: z.array(jobsOfKind).describe('Kinds with waiting, running or failed jobs'),
  failedJobs: z.array(failedJob).describe('The latest 20 of the last week'),
  errors: z.array(serverError).describe('The 20 most frequent of the last 24 hours'),
  mail: z.object({
    waiting: count.describe('E-mails waiting to be sent'),
  }),
  disk: z
    .object({ freeBytes: z.number().min(0), totalBytes: z.number().min(0) })
    .nullable()
    .describe('Disk that stores uploaded pictures; null for remote storage'),
  backup: z
    .object({
      timeDone: time
        .nullable()
        .describe('When the newest one was completed; null if there is none'),
      bytes: z.number().min(0).nullable().describe('Size of the newest one'),
      timeFailed: time.nullable().describe('When the latest attempt ended, if it failed'),
      failure: z.string().nullable().describe('Reason of the failure'),
    })
    .nullable()
    .describe('Nightly backup of the instance; null if not configured'),
  upgrade: z
    .object({
      version: z.string(),
      notesUrl: z.string().describe('Https address of its release notes'),
    })
    .nullable()
    .describe('A newer release; null if there is none or the instance asks nowhere'),
  databaseBytes: z.number().min(0),
  pictureBytes: z.number().min(0).describe('Bytes of stored pictures of works'),
  versions: z.object({
    medley: z.string(),
    node: z.string(),
    postgres: z.string(),
    schema: z.string().nullable().describe('Newest migration'),
  }),
})
export type Operations = z.output<typeof operations>

export const getOperations = defineEndpoint({
  method: 'GET',
  path: '/v1/operations',
  access: 'admin',
  summary: 'Returns the state of the instance: jobs, errors, mail, disk and versions',
  status: 200,
  answer: operations,
  errors: [],
})

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/v1/operations/failed-jobs/{jobId}/retry',
  access: 'admin',
  summary: 'Retries a failed job; idempotent',
  params: z.object({ jobId: z.uuid('job_not_found') }),
  status: 202,
  answer: z.object({ isQueued: z.literal(true) }),
  errors: ['job_not_found'],
})
