import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem, aUserItem, someRecommendations } from '../../testing/factories.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { canBePressed } from '../../testing/can-be-pressed.ts'
import { answer, callsOf, lose } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { forgetSearches, rememberSearch } from '../../features/search/recent-searches.ts'
import { SearchPage } from './search-page.tsx'

const counts = { film: 100, tvShow: 1, book: 0, album: 0, podcast: 0, users: 1 }
const films = Array.from({ length: 20 }, (_, index) =>
  aSearchItem({ id: index + 1, title: `Dune ${index + 1}` }),
)
const show = aSearchItem({ id: 50, medium: 'tvShow', title: 'Dune: Prophecy' })
const person = aUserItem({ id: 60, username: 'duncan', firstName: 'Duncan', lastName: null })

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/recommendations', someRecommendations([]))
  answer('GET /contacts', [])
  answer('GET /incoming-requests', [])
  answer('GET /outgoing-requests', [])
  answer('GET /v1/sources/credits', { items: [], shelf: [] })
  answer('GET /v1/search', ({ query }) => {
    if (query.category === 'all') {
      return {
        items: films.slice(0, 1),
        nextToken: null,
        counts,
        groups: [
          { category: 'film', items: films, nextToken: 'more' },
          { category: 'tvShow', items: [show], nextToken: null },
          { category: 'users', items: [person], nextToken: null },
        ],
      }
    }
    return { items: [], nextToken: null, counts }
  })
})
afterEach(() => {
  forgetSearches()
  forgetAllViews()
})

const open = (path: string) => renderPart(<SearchPage />, { path, as: ann })
const asked = () => callsOf('GET /v1/search').map(({ query }) => query)
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }))

test('searches everything first, in groups with counts', async () => {
  open('/search?q=dune')
  expect((await group(/^Films 100\+$/)).getAllByRole('listitem')).toHaveLength(6)
  expect((await group(/^TV Shows 1$/)).getByRole('link', { name: /Prophecy/ })).toBeTruthy()
  expect((await group(/^Users 1$/)).getByRole('link', { name: /Duncan/ })).toBeTruthy()
  expect(asked()).toMatchObject([{ q: 'dune', category: 'all', limit: 20, suggest: false }])
  const chips = screen.getAllByRole('radio').map((chip) => chip.closest('label')?.textContent)
  expect(chips).toEqual([
    'All',
    'Film 100+',
    'TV Show 1',
    'Book 0',
    'Album 0',
    'Podcast 0',
    'Users 1',
  ])
})

test('"See all" shows the whole first page of a category without another call', async () => {
  const { user } = open('/search?q=dune')
  await user.click(await screen.findByRole('button', { name: 'See all Films' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Film / }).checked).toBe(true)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.getByRole('button', { name: 'Load More' })).toBeTruthy()
  expect(asked()).toHaveLength(1)
})

test('one line leads to the medium where the answer is', async () => {
  const { user } = open('/search?q=dune&category=book')
  expect(await screen.findByText('no results found')).toBeTruthy()
  const line = screen.getByRole('button', { name: '1 TV show matches' })
  expect(screen.getByRole('button', { name: '100+ films match' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /albums? match/ })).toBeNull()
  await user.click(line)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^TV Show/ }).checked).toBe(true)
})

test('guesses are introduced by "Did you mean"', async () => {
  answer('GET /v1/search', {
    items: [aSearchItem({ title: 'Alien', isGuess: true })],
    nextToken: null,
    counts: { ...counts, film: 1 },
  })
  open('/search?q=alein&category=film')
  expect(await screen.findByText('Did you mean')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Alien/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: '1 TV show matches' })).toBeTruthy()
})

test('keeps what was searched for on this device, to repeat or to clear', async () => {
  const { user } = open('/search')
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await user.type(field, 'dune{Enter}')
  await group(/Films/)
  await user.clear(field)
  const recent = within(screen.getByRole('region', { name: 'Recent searches' }))
  await user.click(recent.getByRole('button', { name: 'dune' }))
  await waitFor(() => expect(field.value).toBe('dune'))
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('recent-searches')).toBeNull()
})

test('a category whose sources failed leads to others with stored results', async () => {
  answer('GET /v1/search', ({ query }) => {
    if (!query.suggest) throw new TypeError('Failed to fetch')
    return { items: [show], nextToken: null, counts: { ...counts, film: 0 } }
  })
  const { user } = open('/search?category=film&q=dune')
  await user.click(await screen.findByRole('button', { name: /^1 TV show/ }))
  expect(asked().at(-1)).toMatchObject({ q: 'dune', category: 'tvShow' })
})

test('without a connection says so, and searches when told to try again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  lose('GET /v1/search')
  const { user } = open('/search?category=film&q=dune')
  expect(await screen.findByText(/^No connection/, {}, { timeout: 10_000 })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')

  online.mockReturnValue(true)
  answer('GET /v1/search', { items: films, nextToken: null, counts })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull())
  expect(screen.getAllByRole('link', { name: /Dune/ }).length).toBeGreaterThan(0)
})

test('leads with the people and series that bear the name', async () => {
  answer('GET /v1/search', {
    items: films.slice(0, 1),
    nextToken: null,
    counts,
    groups: [{ category: 'film', items: films, nextToken: null }],
    named: {
      users: [person],
      contributors: [{ id: 5, name: 'Ada Quill', workCount: 13, titles: ['Lights'] }],
      series: [{ id: 6, title: 'The Tides', medium: 'book', workCount: 7 }],
    },
  })
  open('/search?q=quill')
  const named = await group(/^People and series$/)
  expect(named.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/duncan',
    '/contributors/5',
    '/series/6',
  ])
  expect(named.getByText('13 works · Lights')).toBeTruthy()
  expect(named.getByText('Series, 7 books')).toBeTruthy()
})

test('results of an earlier text cannot be pressed while those of the text are awaited', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  answer('GET /v1/search', async ({ query }) => {
    if (query.q !== 'dune') await held
    const title = query.q === 'dune' ? 'Dune' : 'Alien'
    return { items: [aSearchItem({ title })], nextToken: null, counts }
  })
  const { user } = open('/search?q=dune&category=film')
  const old = await screen.findByRole('link', { name: /Dune/ })
  expect(canBePressed(old)).toBe(true)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await user.clear(field)
  await user.paste('alien')
  expect([old, ...screen.queryAllByText(/Not here/)].some(canBePressed)).toBe(false)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ q: 'alien' }))
  expect(canBePressed(old)).toBe(false)
  release()
  expect(canBePressed(await screen.findByRole('link', { name: /Alien/ }))).toBe(true)
})

test('what stands on the empty page is gone with the first letter', async () => {
  rememberSearch('solaris')
  const { user } = open('/search')
  await screen.findByRole('button', { name: 'solaris' })
  await user.type(screen.getByRole('searchbox'), 'd')
  expect(screen.queryByRole('button', { name: 'solaris' })).toBeNull()
})
