import type { Review } from '@medley/contract/values/shapes'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NearAtOnce } from '../../testing/browser-gaps.ts'
import { aReview, someRecommendations } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { HomeFeed } from './home-feed.tsx'

/** Parts of home load their code first. */
const slow = { timeout: 15_000 }

const names = ['bea', 'cal', 'dot', 'eli', 'fay', 'gus', 'hal']

const aPerson = (username: string, index: number) => ({
  id: 20 + index,
  username,
  first_name: null,
  last_name: null,
  firstName: null,
  lastName: null,
  profile_pic: null,
  profilePicture: null,
  friendRequestStatus: 'none' as const,
})

/** A home with posts and nothing else. */
function answerHome(items: Review[]) {
  answer('GET /v1/reviews', { items, before: null })
  answer('GET /v1/recommendations', someRecommendations([]))
  answer('GET /friend-suggestions', [])
  answer('GET /v1/popular-reviews', { items: [] })
  answer('GET /v1/works-to-rate', { items: [] })
  answer('GET /v1/welcome', { step: 'ended', markedCount: 0, ratedCount: 0 })
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/progress', { items: [], before: null })
  answer('GET /v1/friends-progress', { items: [], before: null })
  answer('GET /v1/friends-days', { items: [], before: null })
  answer('GET /v1/goals/{userId}', { items: [], before: null })
}

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aReview({ id: index + 1, review: `Post ${index + 1}.` }),
  )

test('an empty feed suggests and recommends different people, and keeps those who sign reviews below', async () => {
  const author = { ...aPerson('bea', 0) }
  answerHome([])
  answer('GET /friend-suggestions', names.map(aPerson))
  answer('GET /v1/popular-reviews', {
    items: [{ ...aReview({ id: 1, author }), friendRequestStatus: 'none' }],
  })
  renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  expect(await screen.findByRole('group', { name: /by bea$/ }, slow)).toBeTruthy()
  await screen.findByRole('region', { name: 'Recommended' }, slow)
  const named = (heading: string) =>
    within(screen.getByRole('region', { name: heading }))
      .getAllByRole('link')
      .map((link) => names.find((name) => link.getAttribute('href') === `/profile/${name}`))
  const recommended = [...new Set(named('Recommended'))]
  expect(recommended).toEqual(['bea', 'cal', 'dot', 'eli'])
  expect(named('Suggestions')).toEqual(['fay', 'gus', 'hal'])
})

test.each([
  [5, 0],
  [6, 1],
])('of %i suggestions, Home shows five and %i link to all', async (count, links) => {
  answerHome(posts(1))
  answer('GET /friend-suggestions', names.slice(0, count).map(aPerson))
  renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  const card = within(await screen.findByRole('region', { name: 'Suggestions' }, slow))
  await card.findByRole('link', { name: 'fay' })
  expect(card.getAllByRole('listitem')).toHaveLength(5)
  const all = card.queryAllByRole('link', { name: 'See all suggestions' })
  expect(all.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/search?category=users'),
  )
})

test('what friends did besides reviewing follows the posts, week after week', async () => {
  const work = aReview({ id: 1 }).work
  const dayOn = (day: string, workCount: number) => ({
    day,
    people: [{ ...aPerson('bea', 0), firstName: 'Bea' }],
    peopleCount: 1,
    workCount,
    works: [{ work, acts: [] }],
  })
  answerHome([aReview({ id: 1 })])
  answer('GET /v1/friends-days', ({ query }) =>
    query.before === undefined
      ? { items: [dayOn('2026-03-04', 2)], before: '2026-03-01' }
      : { items: [dayOn('2026-02-27', 3)], before: null },
  )
  renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  const first = await screen.findByRole('article', { name: /2 works/ }, slow)
  const second = await screen.findByRole('article', { name: /3 works/ }, slow)
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('posts far below are drawn when they come near', async () => {
  answerHome(posts(5))
  const { unmount } = renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  expect(await screen.findByText('Post 3.', {}, slow)).toBeTruthy()
  expect(screen.queryByText('Post 4.')).toBeNull()
  expect(screen.getByRole('button', { name: 'More Posts' })).toBeTruthy()
  unmount()
})

test('posts that come near are drawn without a press', async () => {
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  answerHome(posts(5))
  renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  expect(await screen.findByText('Post 5.', {}, slow)).toBeTruthy()
  vi.unstubAllGlobals()
})
