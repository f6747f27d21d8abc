import { expect, test } from 'vitest'
import { SourceError } from '../../server/src/catalogue/source-error.ts'
import type { Source } from '../../server/src/catalogue/source.ts'
import type { WorkFacts } from '../../server/src/catalogue/work-facts.ts'
import { linesWithoutKeys, sumUp, trySource } from './source-trial.ts'

const facts: WorkFacts = {
  medium: 'album',
  source: 'spotify',
  externalId: '1weenld61qoidwYuZ1GESA',
  title: 'Kind of Blue',
  creators: ['Miles Davis'],
  releaseDate: '1959-08-17',
  description: null,
  posterSource: null,
  entries: ['So What', 'Freddie Freeloader'],
}

const source = (search: () => Promise<WorkFacts[]>): Source => ({
  name: 'spotify',
  mediums: ['album'],
  search,
  details: () => Promise.resolve(facts),
})
const failing = (error: Error) =>
  source(async () => {
    throw error
  })
const unreachable = new SourceError('unreachable', 'api.spotify.com cannot be reached')
const throttled = new SourceError('throttled', 'api.spotify.com answers 429')

test('shows a working source with its results', async () => {
  const lines = await trySource(source(() => Promise.resolve([facts])))
  expect(lines).toMatchObject([
    {
      source: 'Spotify',
      medium: 'album',
      result: 'answers',
      found: '1: Kind of Blue (1959-08-17)',
      details: 'Miles Davis; 2 entries; no text',
    },
  ])
  expect(sumUp(lines)).toBe('Every source that was asked answered.')
})

test('reports every source as unreachable without a network', async () => {
  const lines = await trySource(failing(unreachable))
  expect(lines).toMatchObject([
    { result: 'fails', details: 'api.spotify.com cannot be reached (no network)' },
  ])
  expect(sumUp(lines)).toBe('No source can be reached: there is no network here.')
})

test('names a failing source', async () => {
  const lines = [
    ...(await trySource(failing(throttled))),
    ...(await trySource(failing(unreachable))),
  ]
  expect(lines[0]).toMatchObject({ result: 'fails', details: 'api.spotify.com answers 429' })
  expect(sumUp(lines)).toBe('Failed: Spotify.')
})

test('reports no failing source for a bug of ours', async () => {
  await expect(trySource(failing(new TypeError('ours')))).rejects.toThrow('ours')
})

test('lists sources without keys, which do not count as failures', () => {
  const lines = linesWithoutKeys({ tmdbToken: 'a token' })
  expect(lines.map(({ source: label, result }) => [label, result])).toEqual([
    ['Google Books', 'not asked'],
    ['Spotify', 'not asked'],
  ])
  expect(lines[1]?.details).toBe('needs SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET')
  expect(linesWithoutKeys({})).toHaveLength(4)
})
