import type { ImportDetails, ImportState } from '@medley/contract/imports'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../lib/api.ts'
import { aRecommendation, someRecommendations } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { recommendationsKey } from '../recommendations/refresh-recommendations.ts'
import { ImportPage } from './import-page.tsx'

const poll = { timeout: 5_000 }
let state: ImportState

const details = (): ImportDetails => ({
  id: 1,
  state,
  sources: ['letterboxd'],
  timeCreated: '2026-05-01T10:00:00.000Z',
  timeChanged: '2026-05-01T10:00:00.000Z',
  timeExpires: '2026-07-30T10:00:00.000Z',
  rows: { total: 1, new: 1, here: 0, choice: 0, leftOut: 0 },
  items: { total: 1, new: 1, here: 0, choice: 0, leftOut: 0 },
  questions: { likely: 0, possible: 0, unknown: 0, score: 0 },
  keepsUnknown: true,
  added: 0,
  rounded: 0,
  progress: { done: 0, total: 1 },
  lookUp: { done: 0, total: 0, failed: 0 },
  written: {
    reviews: 1,
    engaged: 0,
    saved: 0,
    lists: 0,
    listEntries: 0,
    viewings: 0,
    comments: 0,
    likes: 0,
    friends: 0,
    hidden: 0,
  },
  kept: 0,
  files: [],
})

/** A page that stays open while the import runs. */
function ForYou() {
  const { data } = useQuery({
    queryKey: [...recommendationsKey, 'here'],
    queryFn: () => call('GET /v1/recommendations', { query: {} }),
    staleTime: Infinity,
  })
  return <p>{`${data?.items.length} recommended`}</p>
}

beforeEach(() => {
  state = 'writing'
  answer('GET /v1/imports/{id}', details)
  answer('GET /v1/recommendations', () =>
    someRecommendations(state === 'writing' ? [] : [aRecommendation({ id: 7, title: 'Alien' })]),
  )
})

test('refreshes the page that is open when a running import ends', async () => {
  const { router } = renderRoutes(
    [
      { path: '/import', element: <ImportPage id={1} /> },
      { path: '/', element: <ForYou /> },
    ],
    { as: ann, path: '/import' },
  )
  await screen.findByRole('progressbar')
  await router.navigate('/')
  await screen.findByText('0 recommended')
  state = 'written'
  await screen.findByText('1 recommended', {}, poll)
  const polled = callsOf('GET /v1/imports/{id}').length
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(callsOf('GET /v1/imports/{id}')).toHaveLength(polled)
})
