import type { FriendRatings, RatingCounts } from '@medley/contract/reviews/ratings'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Screen as WorkScreen } from '../screen.tsx'
import { aReview, aUserItem, aWorkDetails } from '../../../testing/factories.ts'
import { answer, callsOf } from '../../../testing/fake-server.ts'
import { ann, type TestMember } from '../../../testing/members.ts'
import { renderRoutes } from '../../../testing/render-app.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8000 }
const noScore = { score: null, count: 0 }

let own: { rating: number; reviewId: number } | undefined
let counts: RatingCounts['items']
let friends: FriendRatings['items']

beforeEach(() => {
  own = undefined
  counts = [
    { rating: 6, count: 1 },
    { rating: 8, count: 4 },
  ]
  friends = []
  answer('GET /v1/works/{medium}/{workId}', aWorkDetails({ reviewCount: 5 }))
  answer('GET /v1/works/{medium}/{workId}/statistics', () => ({
    ratings: {
      overall: counts.length > 0 ? { score: 7.6, count: 5 } : noScore,
      friends: noScore,
      you: own ? { score: own.rating, count: 1 } : noScore,
    },
  }))
  answer('GET /v1/works/{medium}/{workId}/rating-counts', () => ({ items: counts }))
  answer('GET /v1/works/{medium}/{workId}/friend-ratings', () => ({ items: friends }))
  answer('GET /v1/works/{medium}/{workId}/friends-who-saved', { items: [], totalCount: 0 })
  answer('GET /v1/works/{medium}/{workId}/adaptations', { items: [] })
  answer('GET /v1/works/{medium}/{workId}/sources', { items: [], isFetching: false })
  answer('GET /v1/works/{medium}/{workId}/own-viewings', { items: [], totalCount: 0 })
  answer('GET /v1/work-engagements', { items: [], totalCount: 0 })
  answer('GET /v1/reviews', { items: [], before: null })
  answer('GET /v1/ratings/mine', () => ({ items: own ? [{ workId: 7, ...own }] : [] }))
  answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [] })
  answer('GET /v1/sent-works', { items: [], totalCount: 0 })
  answer('POST /v1/reviews', ({ body: { rating } }) => {
    own = { rating, reviewId: 31 }
    return aReview({ id: 31, rating, review: null })
  })
  answer('GET /v1/reviews/{id}', () => aReview({ id: 31, review: null }))
})

function show(as: TestMember | null = ann, search = '') {
  const path = `/film/7-alien${search}`
  return renderRoutes([{ path: '/:medium/:workId', element: <WorkScreen /> }], {
    path,
    ...(as && { as }),
  })
}

const star = (rating: number) => screen.findByRole('radio', { name: `${rating} of 10` }, slow)
const bar = (name: string) => screen.findByRole('button', { name }, slow)
const lastQuery = () => callsOf('GET /v1/reviews').at(-1)?.query

test('a tap on a star saves, and offers to add words', async () => {
  const { user } = show()
  await star(8)
  expect(screen.queryByRole('link', { name: 'Add a review' })).toBeNull()
  await user.click(await star(8))
  expect(await screen.findByText('You gave Alien 8 out of 10', {}, slow)).toBeTruthy()
  const you = screen.getByRole('progressbar', { name: 'You rating' })
  expect(you.getAttribute('aria-valuetext')).toBe('8 of 10')
  const add = await screen.findByRole('link', { name: 'Add a review' }, slow)
  expect(add.getAttribute('href')).toBe('/review/31?edit=true')
})

test('arrow keys choose and Enter saves', async () => {
  own = { rating: 6, reviewId: 31 }
  answer('PATCH /review', 1)
  const { user } = show()
  const sixth = await screen.findByRole('radio', { name: '6 of 10', checked: true }, slow)
  act(() => sixth.focus())
  await user.keyboard('{ArrowRight}')
  expect(callsOf('PATCH /review')).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(callsOf('PATCH /review').map(({ body }) => body)).toEqual([
      { review_id: 31, rating: 7 },
    ]),
  )
})

test('a member can rate what nobody has rated', async () => {
  counts = []
  answer('GET /v1/works/{medium}/{workId}', aWorkDetails())
  show()
  await star(1)
  expect(screen.getByText('no ratings found')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'How many gave each rating' })).toBeNull()
})

test('visitors see no stars', async () => {
  counts = []
  answer('GET /v1/works/{medium}/{workId}', aWorkDetails())
  show(null)
  expect(await screen.findByText('no ratings found', {}, slow)).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'Your rating' })).toBeNull()
})

test('two ratings make no histogram', async () => {
  answer('GET /v1/works/{medium}/{workId}/statistics', {
    ratings: { overall: { score: 7, count: 2 }, friends: noScore, you: noScore },
  })
  show()
  await screen.findByText('2 ratings', {}, slow)
  expect(screen.queryByRole('list', { name: 'How many gave each rating' })).toBeNull()
  expect(callsOf('GET /v1/works/{medium}/{workId}/rating-counts')).toEqual([])
})

test('a bar shows the reviews with its rating alone, in the address', async () => {
  const { user, router } = show()
  await user.click(await bar('8 of 10: 4 members'))
  await waitFor(() => expect(lastQuery()).toMatchObject({ rating: 8 }), slow)
  expect(router.state.location.search).toBe('?rating=8')
  expect((await bar('8 of 10: 4 members')).getAttribute('aria-pressed')).toBe('true')
  await user.click(await screen.findByRole('button', { name: /^Rated 8 of 10/ }, slow))
  expect(router.state.location.search).toBe('')
  expect(await bar('7 of 10: 0 members')).toHaveProperty('disabled', true)
})

test('friends stand over the bars of their ratings', async () => {
  const user = aUserItem({ username: 'ben', firstName: 'Ben', lastName: 'Okafor' })
  friends = [{ rating: 6, reviewId: 21, user }]
  show()
  const face = await screen.findByRole('link', { name: 'Ben Okafor gave it 6' }, slow)
  expect(face.getAttribute('href')).toBe('/review/21')
})

test('shows reviews with words as cards and ratings alone as rows', async () => {
  const author = aUserItem({ id: 9, username: 'kit', firstName: 'Kit', lastName: 'Moss' })
  const items = [aReview({ id: 1 }), aReview({ id: 2, review: null, rating: 6, author })]
  answer('GET /v1/reviews', { items, before: null })
  show()
  const row = await screen.findByRole('article', { name: 'Alien, by kit' }, slow)
  expect(within(row).getByRole('progressbar', { name: 'Rating of Kit Moss' })).toBeTruthy()
  expect(within(row).queryByRole('button', { name: /^Comment/ })).toBeNull()
  const card = screen.getByRole('article', { name: 'Alien, by ben' })
  expect(within(card).getByRole('button', { name: /^Comment/ })).toBeTruthy()
})

test('orders by likes in the address', async () => {
  const { user, router } = show()
  const order = await screen.findByRole('combobox', { name: 'Sort by' }, slow)
  await user.selectOptions(order, 'Most liked')
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'likes' }), slow)
  expect(router.state.location.search).toBe('?sort=likes')
})

test('friends first: all reviews by friends, then those by everyone else', async () => {
  answer('GET /v1/reviews', ({ query: { friendship } }) => ({
    items: [aReview({ id: friendship === 'public' ? 2 : 1, author: aUserItem() })],
    before: null,
  }))
  show(ann, '?sort=friends')
  await waitFor(
    () => expect(screen.getAllByRole('article', { name: /by ben/ })).toHaveLength(2),
    slow,
  )
  expect(callsOf('GET /v1/reviews').map(({ query }) => query.friendship)).toEqual([
    'friendAndMe',
    'public',
  ])
})
