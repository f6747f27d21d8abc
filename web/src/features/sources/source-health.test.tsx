import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { SourceHealth } from './source-health.tsx'

const time = '2026-05-01T12:00:00.000Z'
const line = { mediums: ['album'], lastFault: null, timeFailed: null, timeAnswered: null }

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function show(items: object[]): void {
  const body = JSON.stringify({ items })
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(body, { headers }))
  render(
    <QueryClientProvider client={queryClient}>
      <SourceHealth />
    </QueryClientProvider>,
  )
}

test('has a line for each source: whether it answers, and why not', async () => {
  const failed = { state: 'failing', lastFault: 'refused', timeFailed: time }
  show([
    { ...line, name: 'deezer', label: 'Deezer', state: 'ok', timeAnswered: time },
    { ...line, name: 'spotify', label: 'Spotify', ...failed },
    { ...line, name: 'musicbrainz', label: 'MusicBrainz', state: 'unknown' },
  ])
  await screen.findByText('Answers')
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/^Deezer.*Last answer.*Answers$/)
  expect(words[1]).toMatch(/^Spotify.*Last failure.*: it refused the key.*Fails$/)
  expect(words[2]).toMatch(/^MusicBrainz.*Not asked yet$/)
})

test('says that the shelf is alone where no source is in service', async () => {
  show([])
  const region = await screen.findByRole('region', { name: 'Data sources' })
  expect(await within(region).findByText(/The starter shelf answers alone/)).toBeDefined()
})
