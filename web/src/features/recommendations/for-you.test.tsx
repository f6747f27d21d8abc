import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearOnMemberChange } from '../../app/member-change.ts'
import { queryClient } from '../../lib/query-client.ts'
import { MediaQueries, NearAtOnce } from '../../testing/browser-gaps.ts'
import { aRecommendation, aReview, someRecommendations } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, ben, logIn } from '../../testing/members.ts'
import { renderApp, renderPart } from '../../testing/render-app.tsx'
import { HomeFeed } from '../../screens/home/home-feed.tsx'
import { leave } from '../sessions/session.ts'
import { setMark } from '../work-marks/work-marks.calls.ts'
import { isLeftOutHere, leaveOutHere } from './left-out-here.ts'
import { ForYou } from './for-you.tsx'
import { homeRecommendationsQuery } from './recommendations.calls.ts'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const alien = aRecommendation({ id: 7, title: 'Alien' })
const brazil = aRecommendation({ id: 8, title: 'Brazil' })
let items = [alien, brazil]

beforeAll(clearOnMemberChange)
beforeEach(() => {
  items = [alien, brazil]
  answer('GET /v1/recommendations', () => someRecommendations(items))
  answer('GET /v1/ratings/mine', { items: [] })
})

function onPhone() {
  const { match } = new MediaQueries()
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(match(media), { matches: true }))
}

function answerHome() {
  const reviews = [1, 2, 3, 4].map((id) =>
    aReview({ id, author: { ...aReview().author, id: 20 + id } }),
  )
  answer('GET /v1/reviews', { items: reviews, before: null })
  answer('GET /friend-suggestions', [])
  answer('GET /v1/popular-reviews', { items: [] })
  answer('GET /v1/works-to-rate', { items: [] })
  answer('GET /v1/welcome', { step: 'ended', markedCount: 0, ratedCount: 0 })
  answer('GET /v1/progress', { items: [], before: null })
  answer('GET /v1/friends-progress', { items: [], before: null })
  answer('GET /v1/friends-days', { items: [], before: null })
  answer('GET /v1/goals/{userId}', { items: [], before: null })
}

const ofMember = { name: 'For you' }

test('stands beside the posts on a large screen', async () => {
  answerHome()
  renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  const card = await screen.findByRole('region', ofMember, slow)
  expect(within(card).getByRole('link', { name: /Alien.*Because you gave Heat a 9/ })).toBeTruthy()
  expect(within(card).getByRole('link', { name: 'More for you' }).getAttribute('href')).toBe(
    '/discover',
  )
})

test('follows the third post on a phone', async () => {
  onPhone()
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  answerHome()
  renderPart(<HomeFeed memberId={ann.id} />, { as: ann })
  const row = await screen.findByRole('region', ofMember, slow)
  // Posts are rendered one after the other.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4), slow)
  const posts = screen.getAllByRole('article')
  const follows = posts.map(
    (post) => (post.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  expect(follows).toEqual([true, true, true, false])
})

test('is there where a search begins, for members', async () => {
  const { user } = await renderApp('/search', { as: ann })
  const row = await screen.findByRole('region', ofMember, slow)
  expect(within(row).getByRole('link', { name: /^Brazil/ })).toBeTruthy()
  answer('GET /v1/search', { items: [], nextToken: null })
  await user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'x')
  await waitFor(() => expect(screen.queryByRole('region', ofMember)).toBeNull())
})

test('a mark anywhere refreshes it', async () => {
  answer('POST /works_viewed', { medium: 'film', internal_id: 7, hasEngaged: true })
  renderPart(<ForYou />, { as: ann })
  await screen.findByRole('link', { name: /^Alien/ })
  items = [brazil]
  await act(() => setMark(alien.work, 'hasEngaged', true))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Alien/ })).toBeNull(), slow)
})

test('nothing of it is left after a logout', async () => {
  logIn(ann)
  await queryClient.query(homeRecommendationsQuery)
  leaveOutHere(alien.work.id, true)
  expect(isLeftOutHere(alien.work.id)).toBe(true)
  act(() => leave())
  expect(isLeftOutHere(alien.work.id)).toBe(false)
  expect(queryClient.getQueryData(homeRecommendationsQuery.queryKey)).toBeUndefined()
  act(() => logIn(ben))
  items = [brazil]
  renderPart(<ForYou />, { as: ben })
  await screen.findByRole('link', { name: /^Brazil/ })
  expect(screen.queryByRole('link', { name: /^Alien/ })).toBeNull()
  expect(callsOf('GET /v1/recommendations')).toHaveLength(2)
})
