import type { ModelRun } from '@medley/contract/works/model-runs'
import type { Operations } from '@medley/contract/administration/operations'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { OperationsCard } from './operations-card.tsx'

const time = '2026-05-01T03:40:00.000Z'
const jobId = '5c1f0b8e-8f3a-4a52-9a52-1b8f3a4a5291'

function operations(facts: Partial<Operations> = {}): Operations {
  return {
    jobs: [],
    failedJobs: [],
    errors: [],
    mail: { waiting: 3 },
    disk: { freeBytes: 12_400_000_000, totalBytes: 50_000_000_000 },
    backup: null,
    upgrade: null,
    databaseBytes: 843_000_000,
    pictureBytes: 41_000_000,
    versions: {
      medley: '1.2.0',
      node: '24.1.0',
      postgres: '18.4',
      schema: '20261123T2240-add-server-errors.sql',
    },
    ...facts,
  }
}

const failedJob = { id: jobId, kind: 'send-digest', timeFailed: time, tries: 6, error: 'No route' }

const partOf = (name: string) => within(screen.getByRole('region', { name }))
const linesOf = (name: string) =>
  partOf(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeEach(() => answer('GET /v1/model-runs', { items: [] }))

test('shows mail, disk, sizes and versions', async () => {
  answer('GET /v1/operations', operations())
  renderPart(<OperationsCard />)
  expect(await screen.findByText('12.4 GB of 50 GB free')).toBeDefined()
  expect(screen.getByText('843 MB')).toBeDefined()
  const details = screen.getByText('Details').closest('details')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toContain('Node.js 24.1.0, PostgreSQL 18.4')
  expect(details?.textContent).toContain('20261123T2240-add-server-errors')
  expect(
    screen.getByText('No jobs are waiting or running, and none failed in the past day.'),
  ).toBeDefined()
  expect(partOf('Errors of the past day').getByText('None.')).toBeDefined()
})

const done = { timeDone: time, bytes: 431_000_000, timeFailed: null, failure: null }

test.each([
  ['Off: BACKUP_DIR is not set', null],
  [/^May 1(, 2026)?.*, 431 MB$/, done],
  ['None yet', { ...done, timeDone: null, bytes: null }],
  [
    /^Failed May 1.*: ENOSPC: no space left$/,
    { ...done, timeFailed: time, failure: 'ENOSPC: no space left' },
  ],
])('says of the nightly backup: %s', async (text, backup) => {
  answer('GET /v1/operations', operations({ backup }))
  renderPart(<OperationsCard />)
  expect(await screen.findByText(text)).toBeDefined()
})

test('names a newer release, with its notes', async () => {
  const notesUrl = 'https://medley.example/notes/1.3.0'
  answer('GET /v1/operations', operations({ upgrade: { version: '1.3.0', notesUrl } }))
  renderPart(<OperationsCard />)
  const line = await screen.findByText(/Medley 1.3.0 is out/)
  const link = within(line).getByRole('link', { name: 'What’s new' })
  expect(link.getAttribute('href')).toBe(notesUrl)
})

test('says nothing of releases without a newer one', async () => {
  answer('GET /v1/operations', operations())
  renderPart(<OperationsCard />)
  await screen.findByText('843 MB')
  expect(screen.queryByRole('link', { name: 'What’s new' })).toBeNull()
})

test('shows jobs by kind and errors by place', async () => {
  const jobs = [
    {
      kind: 'import-write',
      waiting: 12,
      delayed: 0,
      running: 1,
      failed: 2,
      oldestWaitingSeconds: 190,
    },
  ]
  const errors = [
    {
      text: 'Internal server error',
      error: 'TypeError',
      place: 'GET /v1/works/:medium',
      count: 2,
      timeLast: time,
      requestId: 'r-1',
    },
  ]
  answer('GET /v1/operations', operations({ jobs, errors, disk: null }))
  renderPart(<OperationsCard />)
  await screen.findByText('import-write')
  expect(linesOf('Jobs')).toEqual([
    'import-write12 waiting, the oldest for 3 minutes, 1 running and 2 failed in the past day',
  ])
  expect(linesOf('Errors of the past day')[0]).toMatch(
    /^Internal server errorGET \/v1\/works\/:mediumTypeError2 times, last .*Request r-1$/,
  )
  expect(screen.queryByText('Disk')).toBeNull()
})

test('retries a failed job, which then waits', async () => {
  let hasFailed = true
  answer('GET /v1/operations', () => operations({ failedJobs: hasFailed ? [failedJob] : [] }))
  answer('POST /v1/operations/failed-jobs/{jobId}/retry', ({ params }) => {
    expect(params).toEqual({ jobId })
    hasFailed = false
    return { isQueued: true }
  })
  renderPart(<OperationsCard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: send-digest' }))
  expect(await screen.findByText('The job will run within a few seconds')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Failed jobs' })).toBeNull()
})

test('says so if a job cannot be retried', async () => {
  answer('GET /v1/operations', operations({ failedJobs: [failedJob] }))
  refuse('POST /v1/operations/failed-jobs/{jobId}/retry', 'job_not_found')
  renderPart(<OperationsCard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: send-digest' }))
  expect(await screen.findByText('The job could not be retried')).toBeDefined()
})

const run: ModelRun = {
  medium: 'film',
  timeBuilt: time,
  outcome: 'published',
  method: 'EASE^R',
  works: 2627,
  members: 3597,
  likes: 47_688,
  ndcg: 0.2321,
  ndcgOfPopularity: 0.198,
  shippedWorks: 0,
  cpuSeconds: 7.42,
}

test.each<[string | RegExp, ModelRun[]]>([
  ['Not built yet', []],
  [/^May 1.*, nothing learnt yet$/, [{ ...run, outcome: 'too few ratings' }]],
  [
    /^May 1.*, learnt for Films and Albums$/,
    [
      { ...run, medium: 'album' },
      { ...run, medium: 'book', outcome: 'not better than popularity' },
      run,
      { ...run, medium: 'book' },
    ],
  ],
])('says of the recommendations: %s', async (text, items) => {
  answer('GET /v1/operations', operations())
  answer('GET /v1/model-runs', { items })
  renderPart(<OperationsCard />)
  expect(await screen.findByText(text)).toBeDefined()
})

test('starts a build of recommendations', async () => {
  answer('GET /v1/operations', operations())
  answer('POST /v1/model-runs', { isQueued: true })
  renderPart(<OperationsCard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Build now' }))
  expect(await screen.findByText('Recommendations will be built within a minute')).toBeDefined()
})
