import type { AnswerOf, Api } from '@medley/contract/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { SourceHealth } from './source-health.tsx'

type Source = AnswerOf<Api['GET /v1/sources']>['items'][number]

const time = '2026-05-01T12:00:00.000Z'

function aSource(facts: Pick<Source, 'name' | 'label' | 'state'> & Partial<Source>): Source {
  return { mediums: ['album'], lastFault: null, timeFailed: null, timeAnswered: null, ...facts }
}

function show(items: Source[]): void {
  answer('GET /v1/sources', { items })
  renderPart(<SourceHealth />)
}

test('shows for each source whether it responds, and its last failure', async () => {
  const failed = { state: 'failing', lastFault: 'refused', timeFailed: time } as const
  show([
    aSource({ name: 'deezer', label: 'Deezer', state: 'ok', timeAnswered: time }),
    aSource({ name: 'spotify', label: 'Spotify', ...failed }),
    aSource({ name: 'musicbrainz', label: 'MusicBrainz', state: 'unknown' }),
  ])
  await screen.findByText('Working')
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/^Deezer.*Last answer.*Working$/)
  expect(words[1]).toMatch(/^Spotify.*Last failure.*: it refused the key.*Failing$/)
  expect(words[2]).toMatch(/^MusicBrainz.*Not used yet$/)
})

test('shows that the shelf answers alone without enabled sources', async () => {
  show([])
  const region = await screen.findByRole('region', { name: 'Data sources' })
  expect(await within(region).findByText(/Only the starter shelf answers/)).toBeDefined()
})
