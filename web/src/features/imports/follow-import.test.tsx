import type { ImportState } from '@medley/contract/transfer/import-values'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  anImport,
  aRecommendation,
  nothingWritten,
  someRecommendations,
} from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { query } from '../../lib/queries.ts'
import { ImportPage } from './import-page.tsx'

const poll = { timeout: 5_000 }
let state: ImportState

const details = () =>
  anImport({
    state,
    progress: { done: 0, total: 1 },
    written: { ...nothingWritten, reviews: 1 },
  })

/** A page that stays open while the import runs. */
function ForYou() {
  const { data } = useQuery(query('GET /v1/recommendations', {}, { staleTime: Infinity }))
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
  router.navigate('/')
  await screen.findByText('0 recommended')
  state = 'written'
  await screen.findByText('1 recommended', {}, poll)
  const polled = callsOf('GET /v1/imports/{id}').length
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(callsOf('GET /v1/imports/{id}')).toHaveLength(polled)
})
