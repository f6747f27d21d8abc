import type { Statistics } from '@medley/contract/library/statistics'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile, aWork } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, ben } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { csvOf } from './parts/chart-table.ts'
import { StatisticsPage } from './statistics-page.tsx'

vi.setConfig({ testTimeout: 90_000 })
const slow = { timeout: 30_000 }

const totals = {
  viewings: 42,
  works: 40,
  episodes: 0,
  minutes: 4_230,
  pages: 900,
  repeats: 2,
  days: 35,
}
const bars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    viewings: index === 2 ? 5 : 0,
    before: 1,
  }))

const heat = aWork({ id: 3, title: 'Heat' })

const statistics: Statistics = {
  year: 2026,
  years: [
    { year: 2026, viewings: 42 },
    { year: 2025, viewings: 12 },
  ],
  undated: 12,
  partial: { month: 0, day: 0 },
  totals,
  before: { ...totals, works: 30 },
  months: bars(12),
  weekdays: bars(7),
  mediums: [{ medium: 'film', viewings: 42, works: 40 }],
  ratings: {
    mean: 7.25,
    works: 4,
    items: Array.from({ length: 11 }, (_, rating) => ({ rating, works: rating === 8 ? 4 : 0 })),
  },
  decades: [{ value: '1990', works: 4, mean: 7.25 }],
  genres: [{ value: 'Drama', works: 4, mean: 7.256 }],
  countries: [{ value: 'FR', works: 4, mean: null }],
  languages: [
    { value: 'en', works: 20, mean: null },
    { value: 'zz', works: 1, mean: null },
  ],
  known: { decades: 40, genres: 13, countries: 14, languages: 21 },
  creators: { most: [{ id: 9, name: 'Agnès Varda', works: 4, rated: 2, mean: 8 }], best: [] },
  cast: { most: [], best: [] },
  first: { work: heat, day: '2026-01-02' },
  last: null,
  longest: [],
  shortest: [],
  stopped: 0,
  streak: null,
  mostLiked: null,
}

beforeEach(() => {
  answer('GET /profile', aProfile({ id: ben.id, username: 'ben' }))
  answer('GET /v1/statistics/{userId}', statistics)
  answer('GET /v1/statistics/{userId}/works', {
    items: [{ work: heat, viewings: 2, day: '2026-03-04', rating: 9 }],
    before: null,
  })
})

const open = (as: typeof ann, search = '?year=2026') =>
  renderRoutes(
    [
      { path: '/u/ben/statistics', element: <StatisticsPage username="ben" /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { as, path: `/u/ben/statistics${search}` },
  )

test('a figure opens the works behind it', async () => {
  const { user } = open(ann)
  await user.click(await screen.findByRole('button', { name: /^40 works 30 in 2025$/ }, slow))
  const dialog = within(await screen.findByRole('dialog', { name: 'Works' }, slow))
  expect(await dialog.findByRole('link', { name: 'Heat' })).toBeTruthy()
  expect(dialog.getByText('9 of 10')).toBeTruthy()
})

test('the days in a row name their year once', async () => {
  answer('GET /v1/statistics/{userId}', {
    ...statistics,
    streak: { days: 4, from: '2026-09-29', to: '2026-10-02' },
  })
  open(ann)
  const streak = await screen.findByRole('button', { name: /^4 days in a row/ }, slow)
  expect(streak.textContent).toMatch(/Sep 29\s–\sOct 2, 2026$/)
})

test('covers of moments have the actions of covers', async () => {
  open(ann)
  const moments = within(await screen.findByRole('region', { name: 'Moments' }, slow))
  const heatsLink = moments.getByRole('link', { name: 'Heat' })
  expect(heatsLink.dataset['coverLink']).toBe('film 3')
})

test('a chart is a table for screen readers, whose rows open their works once it is shown', async () => {
  const { user } = open(ann)
  const months = within(await screen.findByRole('region', { name: 'By month' }, slow))
  expect(months.getByRole('row', { name: 'March 5 1' })).toBeTruthy()
  expect(months.queryByRole('button', { name: 'March' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tables and file' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as tables' }))
  await user.click(months.getByRole('button', { name: 'March' }))
  expect(await screen.findByRole('dialog', { name: 'March 2026' }, slow)).toBeTruthy()
  expect(callsOf('GET /v1/statistics/{userId}/works')[0]?.query).toMatchObject({
    year: 2026,
    by: 'month',
    value: '3',
  })
})

test('year and medium are in the address', async () => {
  const { user, router } = open(ann)
  const medium = await screen.findByRole('combobox', { name: 'Medium' }, slow)
  await user.selectOptions(medium, 'Books')
  await screen.findByRole('option', { name: '2025' }, slow)
  const year = screen.getByRole('combobox', { name: 'Year' })
  await user.selectOptions(year, '2025')
  expect(router.state.location.search).toBe('?year=2025&medium=book')
  await user.selectOptions(year, 'All time')
  expect(router.state.location.search).toBe('?medium=book')
})

test('a chart says of how many works its fact is known, and is left out under a third of them', async () => {
  open(ann)
  const languages = within(await screen.findByRole('region', { name: 'Languages' }, slow))
  expect(languages.getByText('of 21 works whose language is known')).toBeTruthy()
  expect(languages.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'English',
  ])
  const countries = within(screen.getByRole('region', { name: 'Countries' }))
  expect(countries.getByText('of 14 works whose country is known')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Decades' })).queryByText(/known/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Genres' })).toBeNull()
})

test('the owner alone is led to what has no day', async () => {
  open(ben)
  const link = await screen.findByRole('link', { name: 'Add dates' }, slow)
  expect(link.getAttribute('href')).toBe('/u/ben/diary?undated=true')
})

test('an empty diary says how it fills', async () => {
  const none = { ...totals, viewings: 0 }
  answer('GET /v1/statistics/{userId}', { ...statistics, totals: none, years: [] })
  open(ben, '')
  expect(await screen.findByText(/your years take shape here/, {}, slow)).toBeTruthy()
})

test('charts as CSV have their titles, quote what they must and hold no formula', () => {
  const rows = [
    { label: '=1+1', value: 2 },
    { label: 'Rock, "loud"', value: 3 },
  ]
  const columns = [{ name: 'Works', of: ({ value }: { value: number }) => value }]
  const genres = { title: 'Genres', table: { head: 'Genre', columns, rows } }
  const none = { title: 'Decades', table: { head: 'Decade', columns, rows: [] } }
  expect(csvOf([genres, none])).toBe(
    '\uFEFFGenres\r\nGenre,Works\r\n' +
      '\'=1+1,2\r\n"Rock, ""loud""",3\r\n\r\nDecades\r\nDecade,Works\r\n',
  )
})
