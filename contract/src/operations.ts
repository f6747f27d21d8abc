import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { count, time } from './values.ts'

const jobsOfKind = z.object({
  kind: z.string(),
  waiting: count.describe('Due, but not started'),
  delayed: count.describe('Due later'),
  running: count,
  failed: count.describe('Given up in the past day'),
  oldestWaitingSeconds: z.number().min(0).describe('How long the oldest waiting one has been due'),
})
export type JobsOfKind = z.output<typeof jobsOfKind>

const failedJob = z.object({
  id: z.uuid(),
  kind: z.string(),
  timeFailed: time,
  tries: count,
  error: z.string().nullable().describe('What the last try said'),
})
export type FailedJob = z.output<typeof failedJob>

const serverError = z.object({
  text: z.string().describe('The line of the log, without values'),
  error: z.string().nullable().describe('The kind of the error, such as `TypeError`'),
  place: z.string().nullable().describe('The call or the kind of job'),
  count,
  timeLast: time,
  requestId: z.string().nullable().describe('Of the latest, to find it in the log'),
})
export type ServerError = z.output<typeof serverError>

const operations = z.object({
  jobs: z.array(jobsOfKind).describe('Kinds with jobs that wait, run or failed'),
  failedJobs: z.array(failedJob).describe('The latest 20 of the past week'),
  errors: z.array(serverError).describe('The most frequent 20 of the past 24 hours'),
  mail: z.object({
    waiting: count.describe('Letters and mass mail that wait to be sent'),
  }),
  disk: z
    .object({ freeBytes: z.number().min(0), totalBytes: z.number().min(0) })
    .nullable()
    .describe('Where uploaded pictures are stored; null in a store of another machine'),
  backup: z
    .object({
      timeDone: time.nullable().describe('When the newest one was finished; null if none was'),
      bytes: z.number().min(0).nullable().describe('Its size'),
      timeFailed: time.nullable().describe('When the newest try ended, if it failed'),
      failure: z.string().nullable().describe('Why it failed'),
    })
    .nullable()
    .describe('The nightly backup of the instance; null where none is set up'),
  databaseBytes: z.number().min(0),
  pictureBytes: z.number().min(0).describe('Stored pictures of works'),
  versions: z.object({
    medley: z.string(),
    node: z.string(),
    postgres: z.string(),
    schema: z.string().nullable().describe('The newest migration'),
  }),
})
export type Operations = z.output<typeof operations>

export const getOperations = defineEndpoint({
  method: 'GET',
  path: '/v1/operations',
  access: 'admin',
  summary: 'The state of the product at a glance: jobs, errors, mail, disk and versions',
  status: 200,
  answer: operations,
  errors: [],
})

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/v1/operations/failed-jobs/{jobId}/retry',
  access: 'admin',
  summary: 'Runs a job again that was given up; once if called again',
  params: z.object({ jobId: z.uuid('job_not_found') }),
  status: 202,
  answer: z.object({ isQueued: z.literal(true) }),
  errors: ['job_not_found'],
})
