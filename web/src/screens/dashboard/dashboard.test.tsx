import type { Operations } from '@medley/contract/administration/operations'
import type { Merge } from '@medley/contract/works/merges'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aWorkRef } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { Screen } from './screen.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }

const nothing = { items: [], totalCount: 0 }

const merge: Merge = {
  id: 3,
  work: { ...aWorkRef({ id: 8, title: 'Starwars' }), creators: [] },
  into: { ...aWorkRef({ id: 7, title: 'Star Wars' }), creators: [] },
  mergedBy: 'ann',
  timeMerged: '2024-05-01T12:00:00.000Z',
  timeReverted: null,
}

const noWorks = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
const year = { membersJoined: 0, worksRated: 0, reviews: 0, busiestDay: null, mostRated: null }
const operations: Operations = {
  jobs: [],
  failedJobs: [],
  errors: [],
  mail: { waiting: 0 },
  disk: null,
  backup: null,
  upgrade: null,
  databaseBytes: 1,
  pictureBytes: 1,
  versions: { medley: '1.2.0', node: '24.1.0', postgres: '18.4', schema: 'one.sql' },
}

/** Answers everything but what may be without anything. */
function answerTheRest() {
  answer('GET /user-registration-times', [])
  answer('GET /v1/analytics/user-count', { userCount: 0 })
  answer('GET /v1/analytics/review-count', { total: 0, perMedium: noWorks })
  answer('GET /v1/analytics/year', { ...year, firstYear: 2024 })
  answer('GET /v1/audit-events', { items: [], before: null })
  answer('GET /v1/moderation/cases', nothing)
  answer('GET /v1/model-runs', { items: [] })
  answer('GET /v1/operations', operations)
  answer('GET /v1/sources', { items: [] })
}

// Preloads the card's code.
beforeAll(() => import('../../features/merges/merge-list.tsx'))

beforeEach(() => {
  answerTheRest()
  answer('GET /v1/rating-surges', { items: [] })
  answer('GET /v1/work-suggestions', nothing)
  answer('GET /v1/merges', nothing)
  answer('GET /v1/admin/invitations', nothing)
})

function open() {
  return renderRoutes([{ path: '/dashboard', element: <Screen /> }], {
    as: { id: 1, username: 'robin', roles: ['admin'] },
    path: '/dashboard',
  })
}

const contents = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('names the cards without anything in one line', async () => {
  open()
  expect(
    await screen.findByText(
      'Nothing waiting: Rating spikes, Suggestions, Merged works and Invitations',
      {},
      slow,
    ),
  ).toBeTruthy()
  expect(contents()).not.toContain('Merged works')
})

test('keeps a card with something in it', async () => {
  answer('GET /v1/merges', { items: [merge], totalCount: 1 })
  open()
  expect(
    await screen.findByText(
      'Nothing waiting: Rating spikes, Suggestions and Invitations',
      {},
      slow,
    ),
  ).toBeTruthy()
  expect((await screen.findAllByText('Starwars', {}, slow)).length).toBeGreaterThan(0)
  expect(contents()).toContain('Merged works')
})
