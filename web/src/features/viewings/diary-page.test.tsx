import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile, aViewing, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, ben } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { DiaryPage } from './diary-page.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const perMedium = { film: 3, tvShow: 0, book: 1, album: 0, podcast: 0 }

beforeEach(() => {
  answer('GET /profile', aProfile({ id: ben.id, username: 'ben' }))
  answer('GET /v1/viewings/summary/{userId}', {
    total: 4,
    perMedium,
    years: [
      { year: 2024, total: 3, perMedium: { ...perMedium, film: 2 } },
      { year: 2023, total: 1, perMedium: { ...perMedium, film: 1, book: 0 } },
    ],
  })
  answer('GET /v1/viewings', { items: [], before: null })
  answer('GET /v1/viewings/days/{userId}', ({ query: { year } }) => ({
    items:
      year === 2024
        ? [
            { day: '2024-05-01', count: 1 },
            { day: '2024-05-20', count: 2 },
          ]
        : [],
    partial: year === 2024 ? [{ day: '2024-03', count: 1 }] : [],
  }))
})

const open = (as: typeof ann, search = '') =>
  renderRoutes(
    [
      { path: '/u/ben/diary', element: <DiaryPage username="ben" /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { as, path: `/u/ben/diary${search}` },
  )

const film = (id: number, title: string) => aWork({ id, title, releaseDate: '1979-05-25' })

test('shows months, days, repetition and reviews, and loads on', async () => {
  const review = { id: 5, rating: 8, hasText: true }
  const first = [
    aViewing({ id: 4, work: film(1, 'Alien'), day: '2024-05-20', isRepeat: true, review }),
    aViewing({ id: 3, work: film(2, 'Brazil'), day: '2024-05-01' }),
  ]
  const second = [
    aViewing({ id: 2, work: film(3, 'Carol'), day: '2024-04-30' }),
    aViewing({ id: 6, work: film(5, 'Emma'), day: '2024-04' }),
    aViewing({ id: 7, work: film(6, 'Fargo'), day: '2024' }),
    aViewing({ id: 1, work: film(4, 'Dune'), day: null }),
  ]
  answer('GET /v1/viewings', ({ query: { before } }) =>
    before === 'next' ? { items: second, before: null } : { items: first, before: 'next' },
  )
  const { user } = open(ann)
  await screen.findByRole('heading', { level: 1, name: "ben's Diary" }, slow)
  const may = within(await screen.findByRole('region', { name: 'May 2024' }, slow))
  const rows = may.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^20May 20, 2024.*Alien1979/),
    expect.stringMatching(/^1May 1, 2024.*Brazil1979/),
  ])
  expect(may.getByRole('img', { name: 'Again' })).toBeTruthy()
  const link = may.getByRole('link', { name: 'Review of Alien, rated 8 of 10' })
  expect(link.getAttribute('href')).toBe('/review/5')
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('region', { name: 'No date' }, slow)
  const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(months).toEqual(['May 2024', 'April 2024', 'Sometime in 2024', 'No date'])
  const april = within(screen.getByRole('region', { name: 'April 2024' })).getAllByRole('listitem')
  expect(april.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^30Apr 30, 2024.*Carol1979/),
    expect.stringMatching(/^April 2024.*Emma1979/),
  ])
})

test('filters by medium and year, in the address', async () => {
  const { user, router } = open(ann, '?year=2023')
  await screen.findByText('Nothing in this diary matches', {}, slow)
  const years = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' })
  await waitFor(() => expect(years.value).toBe('2023'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Medium' }), 'Books')
  await waitFor(() => expect(router.state.location.search).toBe('?medium=book&year=2023'))
  await waitFor(() =>
    expect([...years.options].map(({ value }) => value)).toEqual(['all', '2024', '2023']),
  )
  await user.selectOptions(years, 'All')
  await waitFor(() => expect(router.state.location.search).toBe('?medium=book'))
  const last = callsOf('GET /v1/viewings').at(-1)?.query
  expect(last).toMatchObject({ userId: ben.id, medium: 'book' })
  expect(last).not.toHaveProperty('year')
})

test('the own diary has actions, and invites while it is empty', async () => {
  open(ben)
  await screen.findByRole('heading', { level: 1, name: 'My Diary' }, slow)
  const links = await screen.findAllByRole(
    'link',
    { name: /Find a work|Import your history/ },
    slow,
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search', '/import-data'])
})

test('reports a failure and tries again', async () => {
  refuse('GET /v1/viewings', 'internal_error')
  const { user } = open(ann)
  await screen.findByText('An error occurred', {}, slow)
  answer('GET /v1/viewings', { items: [], before: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing in this diary yet', {}, slow)).toBeTruthy()
})

test('is not found for members who block the viewer', async () => {
  refuse('GET /profile', 'blocked_by_them')
  const { router } = open(ann)
  await waitFor(() => expect(router.state.location.pathname).toBe('/page-not-found'), slow)
})

test('draws the latest year, whose months lead to their part of the diary', async () => {
  const { user, router } = open(ann, '?medium=film')
  const map = within(await screen.findByRole('region', { name: 'Days of 2024' }, slow))
  const may = await map.findByRole('link', { name: 'May 2024: 3 entries on 2 days' }, slow)
  expect(map.getByText('3 entries on 2 days, 1 without a day')).toBeTruthy()
  expect(map.getByRole('link', { name: 'March 2024: 1 entry without a day' })).toBeTruthy()
  expect(map.getByTitle('May 20, 2024: 2 entries')).toBeTruthy()
  expect(map.queryByRole('link', { name: /^June/ })).toBeNull()
  await user.click(may)
  await waitFor(() => expect(router.state.location.search).toBe('?medium=film&year=2024&month=5'))
  expect(callsOf('GET /v1/viewings').at(-1)?.query).toMatchObject({ year: 2024, month: 5 })
  expect(may.getAttribute('aria-current')).toBe('true')
  await user.click(map.getByRole('link', { name: 'All of 2024' }))
  await waitFor(() => expect(router.state.location.search).toBe('?medium=film&year=2024'))
  await user.click(map.getByRole('link', { name: 'Days of 2023' }))
  await screen.findByRole('region', { name: 'Days of 2023' }, slow)
})

test('shows only what was reviewed on demand, in the address', async () => {
  const { user, router } = open(ann)
  const shown = await screen.findByRole('combobox', { name: 'Show' }, slow)
  await user.selectOptions(shown, 'With a review')
  await waitFor(() => expect(router.state.location.search).toBe('?reviewed=true'))
  await waitFor(() =>
    expect(callsOf('GET /v1/viewings').at(-1)?.query).toMatchObject({ reviewed: true }),
  )
})

test('the episodes of a show that were seen on one day are one row, without a menu', async () => {
  const work = aWork({ medium: 'tvShow', title: 'Severance' })
  const entries = { count: 4, spans: [{ season: 2, from: 3, to: 6 }], title: null }
  answer('GET /v1/viewings', { items: [{ ...aViewing({ id: 5, work }), entries }], before: null })
  open(ben)
  await screen.findByText('S2 E3–E6', {}, slow)
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})
