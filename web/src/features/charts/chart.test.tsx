import type { ChartEntry } from '@medley/contract/charts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { Chart } from './chart.tsx'
import { RatingSurges } from './rating-surges.tsx'

const call = 'GET /v1/charts/{medium}'

const heat: ChartEntry = {
  rank: 1,
  score: 8.64,
  ratingCount: 34,
  work: aWork({ id: 3, title: 'Heat', releaseDate: '1995-12-15', rating: 9.21 }),
}
const ran: ChartEntry = {
  rank: 12,
  score: 7.5,
  ratingCount: 1,
  work: aWork({ id: 4, title: 'Ran', rating: 10 }),
}

beforeEach(() => {
  answer('GET /v1/works/{medium}/facets', {
    genres: ['Drama', 'Horror'],
    decades: [1990, 1970],
    countries: ['US', 'FR'],
  })
  answer(call, ({ query }) => ({ items: query.genre === 'Horror' ? [] : [heat, ran] }))
})

const open = (path = '/charts/film') =>
  renderRoutes([{ path: '/charts/film', element: <Chart medium="film" /> }], { path })

test('shows rank, average and the number of ratings of each work', async () => {
  open()
  const rows = within(await screen.findByRole('list', { name: 'Chart' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/No\. 1.*Heat.*1995.*34 ratings/),
    expect.stringMatching(/No\. 12.*Ran.*1 rating(?!s)/),
  ])
  const [first] = rows
  if (!first) throw new Error('a row')
  const average = within(first).getByRole('progressbar', { name: 'Average rating' })
  expect(average.getAttribute('aria-valuetext')).toBe('9.2 of 10')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top-rated films')
  expect(screen.getByRole('link', { name: 'Albums' }).getAttribute('href')).toBe('/charts/album')
  expect(screen.getByRole('link', { name: 'Films' }).getAttribute('aria-current')).toBe('page')
})

test('shows what the member gave a work', async () => {
  answer('GET /v1/ratings/mine', { items: [{ workId: 3, rating: 8, reviewId: 1 }] })
  renderRoutes([{ path: '/charts/film', element: <Chart medium="film" /> }], {
    path: '/charts/film',
    as: ann,
  })
  const row = (await screen.findAllByRole('listitem'))[0]
  if (!row) throw new Error('a row')
  expect(await within(row).findByRole('img', { name: 'Your rating: 8 of 10' })).toBeTruthy()
})

test('narrows by the address, and clears what leaves nothing', async () => {
  const { user, router } = open('/charts/film?decade=1990&country=US')
  await screen.findByRole('list', { name: 'Chart' })
  expect(callsOf(call)[0]?.query).toMatchObject({ decade: 1990, country: 'US', offset: 0 })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Genre' }), 'Horror')
  expect(await screen.findByText('No rated work matches all of these filters.')).toBeTruthy()
  expect(router.state.location.search).toBe('?genre=Horror&decade=1990&country=US')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('list', { name: 'Chart' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('says when nothing is rated yet', async () => {
  answer(call, { items: [] })
  open()
  expect(await screen.findByText('No ratings yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore films' }).getAttribute('href')).toBe(
    '/explore/film',
  )
})

test('offers another try after a failure', async () => {
  refuse(call, 'internal_error')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /try again/i }))
  await waitFor(() => expect(callsOf(call).length).toBeGreaterThan(1))
})

test('the dashboard shows works that are rated suddenly often', async () => {
  answer('GET /v1/rating-surges', {
    items: [
      {
        work: aWork({ title: 'Pushed', releaseDate: '2020' }),
        lastDayCount: 12,
        ratingCount: 20,
        lastDayAverage: 10,
        rating: 8.35,
      },
    ],
  })
  renderPart(<RatingSurges />)
  const item = await screen.findByRole('listitem')
  expect(within(item).getByRole('link', { name: 'Pushed (2020)' })).toBeTruthy()
  expect(item.textContent).toContain('12 of 20 ratings in the last day')
  expect(item.textContent).toContain('Average in the last day 10, overall 8.4')
})
