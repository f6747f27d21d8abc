import type { DiscoverRow, Recommendation } from '@medley/contract/works/recommendations'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aRecommendation,
  aReview,
  aWork,
  aWorkDetails,
  someRecommendations,
} from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { rateWork } from '../quick-rating/quick-rating.calls.ts'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }

const alien = aRecommendation({ id: 7, title: 'Alien' })
const brazil = aRecommendation({ id: 8, title: 'Brazil' })
const casablanca = aRecommendation({ id: 9, title: 'Casablanca' })
let items: Recommendation[]
let rows: DiscoverRow[]

beforeEach(() => {
  vi.stubGlobal(
    'PointerEvent',
    class extends MouseEvent {
      readonly pointerType = 'mouse'
    },
  )
  items = [alien, brazil]
  rows = []
  answer('GET /v1/recommendations', () => someRecommendations(items))
  answer('GET /v1/recommendations/{medium}', () => someRecommendations(items))
  answer('GET /v1/discover/{medium}', () => ({ rows }))
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/lists', { items: [], totalCount: 0 })
  answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [] })
  answer('GET /v1/works/{medium}/{workId}', ({ params }) => aWorkDetails({ id: params.workId }))
})

const cover = (name: RegExp) => screen.findByRole('link', { name }, slow)
const titles = () =>
  screen
    .queryAllByRole('link', { name: /^(Alien|Brazil|Casablanca)/ })
    .map((link) => link.dataset['coverTitle'])

async function point(name: RegExp): Promise<void> {
  const link = await cover(name)
  fireEvent(link, new PointerEvent('pointerover', { bubbles: true }))
}

test('shows works with the reason for each, of all mediums or one', async () => {
  const { user, router } = await renderApp('/discover', { as: ann })
  await cover(/^Alien/)
  expect(screen.getAllByText('Because you gave Heat a 9')).toHaveLength(2)
  expect(document.title).toBe('For you · Medley')
  await user.click(within(screen.getByRole('navigation', { name: 'Mediums' })).getByText('Books'))
  expect(router.state.location.pathname).toBe('/discover/book')
  await waitFor(() => expect(document.title).toBe('Books for you · Medley'))
})

test('rows of a medium follow, without the works above them', async () => {
  const [first] = alien.reasons
  if (first?.kind !== 'liked') throw new Error('the factory gives a liked work')
  rows = [
    { kind: 'because', work: first.work, rating: 9, items: [alien, casablanca] },
    { kind: 'hiddenGems', items: [brazil] },
  ]
  await renderApp('/discover/film', { as: ann })
  const row = await screen.findByRole('region', { name: 'Because you gave Heat a 9' }, slow)
  expect(within(row).queryByRole('link', { name: /^Alien/ })).toBeNull()
  expect(within(row).getByRole('link', { name: /^Casablanca/ })).toBeTruthy()
  expect(within(row).queryByText(/Because you gave Heat a 9/, { selector: 'p' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Hidden gems' })).toBeNull()
  expect(titles()).toEqual(['Alien', 'Brazil', 'Casablanca'])
})

test('visitors see the rows that are for all, and how to get their own', async () => {
  rows = [{ kind: 'highestRated', items: [{ work: alien.work, reasons: [{ kind: 'popular' }] }] }]
  const { router } = await renderApp('/discover')
  expect(await screen.findByRole('region', { name: 'Top rated' }, slow)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/discover/film')
  expect(screen.getByText(/to get recommendations of your own/)).toBeTruthy()
  expect(callsOf('GET /v1/recommendations/{medium}')).toEqual([])
})

test('Not for me takes a work out at once, and Undo brings it back', async () => {
  answer('PUT /v1/not-for-me/{medium}/{workId}', { isNotForMe: true, alsoFromFeed: false })
  answer('DELETE /v1/not-for-me/{medium}/{workId}', { isNotForMe: false, alsoFromFeed: false })
  const { user } = await renderApp('/discover', { as: ann })
  await point(/^Alien/)
  await user.click(await screen.findByRole('button', { name: 'More for Alien' }, slow))
  await user.click(await screen.findByRole('menuitem', { name: 'Not for me' }))
  await screen.findByText('Alien won’t be suggested to you again')
  expect(titles()).toEqual(['Brazil'])
  expect(callsOf('PUT /v1/not-for-me/{medium}/{workId}')).toMatchObject([
    { params: { medium: 'film', workId: 7 } },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Alien can be suggested again')
  // A renewal meanwhile puts it last.
  expect(new Set(titles())).toEqual(new Set(['Alien', 'Brazil']))
})

test('a press on Not for me that fails brings the work back and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  refuse('PUT /v1/not-for-me/{medium}/{workId}', 'work_not_found')
  const { user } = await renderApp('/discover', { as: ann })
  await point(/^Alien/)
  await user.click(await screen.findByRole('button', { name: 'More for Alien' }, slow))
  await user.click(await screen.findByRole('menuitem', { name: 'Not for me' }))
  await screen.findByText('An error occurred')
  expect(titles()).toEqual(['Alien', 'Brazil'])
})

test('the next recommendation takes the place of one that was rated', async () => {
  const review = aReview({ rating: 7, work: { ...alien.work, creators: [] } })
  answer('GET /is_seen', false)
  answer('GET /is_saved', false)
  answer('POST /v1/reviews', () => {
    items = [brazil, casablanca]
    return review
  })
  await renderApp('/discover', { as: ann })
  await cover(/^Alien/)
  await act(() => rateWork(alien.work, 7))
  await screen.findByText('You gave Alien 7 out of 10', {}, slow)
  await waitFor(() => expect(titles()).toEqual(['Casablanca', 'Brazil']), slow)
})

test('says how many ratings are missing, with works to rate', async () => {
  const basis = { ...someRecommendations([]).basis, likedCount: 2 }
  answer('GET /v1/recommendations/{medium}', { items: [], basis })
  const known = Array.from({ length: 8 }, (_, n) => aWork({ id: 20 + n, title: `Known ${n}` }))
  answer('GET /v1/works-to-rate', { items: known })
  await renderApp('/discover/film', { as: ann })
  expect(await screen.findByText('Rate 5 films you like, 2 so far', {}, slow)).toBeTruthy()
  const toRate = await screen.findByRole('region', { name: 'Rate what you know' })
  expect(within(toRate).getAllByRole('button')).not.toHaveLength(0)
  expect(callsOf('GET /v1/works-to-rate')).toMatchObject([{ query: { mediums: ['film'] } }])
})

test('says that recommendations could not be loaded, and tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  refuse('GET /v1/recommendations', 'rate_limited')
  const { user } = await renderApp('/discover', { as: ann })
  await screen.findByText('The recommendations could not be loaded', {}, slow)
  answer('GET /v1/recommendations', () => someRecommendations(items))
  await user.click(screen.getByRole('button', { name: /again/i }))
  await cover(/^Alien/)
  expect(titles()).toEqual(['Alien', 'Brazil'])
})
