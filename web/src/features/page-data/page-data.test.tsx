import type { HomeData, WorkPageData } from '@medley/contract/page-data'
import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../lib/api.ts'
import { currentMember, restoreSession } from '../sessions/session.ts'
import { aProfile, aReview, aWorkDetails, someRecommendations } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf } from '../../testing/members.ts'
import { renderApp } from '../../testing/render-app.tsx'

vi.setConfig({ testTimeout: 30_000 })
const slow = { timeout: 15_000 }
const score = { score: 8, count: 1 }
const nobody = { totalCount: 0, items: [] }

const home: HomeData = {
  roles: { roles: [] },
  visit: { lastOnline: '2024-05-01T12:00:00.000Z' },
  profile: aProfile(ann),
  unread: { items: [], hasMoreItems: false },
  feed: { items: [aReview({ review: 'Seen at home.' })], before: null },
  recommendations: someRecommendations([]),
  welcome: { step: 'ended', markedCount: 0, ratedCount: 0 },
  suggestions: [],
  progress: { items: [], before: null },
  friendsProgress: { items: [], before: null },
  goals: { items: [], before: null },
}

function aPage(facts: Partial<WorkPageData> = {}): WorkPageData {
  const work = aWorkDetails({ id: 7, medium: 'film', title: 'The Long Tide', reviewCount: 1 })
  return {
    work,
    about: {
      statistics: { ratings: { overall: score, friends: score, you: score } },
      sources: { items: [], isFetching: false },
      ratingCounts: { items: [{ rating: 8, count: 1 }] },
      ownRatings: { items: [{ workId: 7, rating: 8, reviewId: 3 }] },
    },
    reviews: { items: [aReview({ review: 'Seen on its page.' })], before: null },
    friends: { engaged: nobody, saved: nobody, ratings: { items: [] }, sentWorks: nobody },
    ownViewings: { items: [], totalCount: 0 },
    ...facts,
  }
}

// Loaded before, so that answers are still new when the screens ask for them.
beforeAll(async () => {
  await import('../../screens/home/feed.tsx')
  await import('../../screens/work/screen.tsx')
}, 60_000)

// Nothing else is answered: a call that is sent fails the test.
describe('at the start', () => {
  beforeEach(() => answer('POST /v1/sessions/token', { token: tokenOf(ann) }))

  test('home is opened by one call', async () => {
    answer('GET /v1/pages/home', home)
    answer('GET /v1/friends-days', { items: [], before: null })
    answer('GET /v1/popular-reviews', { items: [] })
    answer('GET /v1/works-to-rate', { items: [] })
    await restoreSession()
    await renderApp('/')
    expect(await screen.findByText('Seen at home.', {}, slow)).toBeTruthy()
    expect(callsOf('GET /v1/pages/home')).toHaveLength(1)
  })

  test('each part that it lacks is called by itself', async () => {
    answer('GET /v1/pages/home', { ...home, feed: null })
    answer('GET /v1/reviews', { items: [aReview({ review: 'Seen later.' })], before: null })
    answer('GET /v1/friends-days', { items: [], before: null })
    answer('GET /v1/popular-reviews', { items: [] })
    answer('GET /v1/works-to-rate', { items: [] })
    await restoreSession()
    await renderApp('/')
    expect(await screen.findByText('Seen later.', {}, slow)).toBeTruthy()
    expect(callsOf('GET /v1/reviews').length).toBeGreaterThan(0)
  })

  test('a session that has ended is left', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    refuse('GET /v1/pages/home', 'unauthenticated')
    refuse('GET /v1/users/{userId}/roles', 'unauthenticated')
    refuse('POST /analytics/last-online', 'unauthenticated')
    await restoreSession()
    await vi.waitFor(() => expect(currentMember()).toBeNull(), slow)
  })
})

describe('the page of a work', () => {
  test('is opened by one call', async () => {
    answer('GET /v1/pages/works/{medium}/{workId}', aPage())
    answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [] })
    answer('GET /v1/works/{medium}/{workId}/adaptations', { items: [] })
    await renderApp('/film/7', { as: ann })
    expect(await screen.findByText('Seen on its page.', {}, slow)).toBeTruthy()
    expect(callsOf('GET /v1/pages/works/{medium}/{workId}')).toHaveLength(1)
    expect(callsOf('GET /v1/works/{medium}/{workId}')).toHaveLength(0)
  })

  test('is no longer used once something was written', async () => {
    answerLogin()
    answer('GET /v1/pages/works/{medium}/{workId}', aPage())
    answer('GET /v1/sent-works', { totalCount: 0, items: [] })
    answer('POST /works_viewed', { medium: 'film', internal_id: 7, hasEngaged: true })
    const { openWork } = await import('./page-data.calls.ts')
    const { holdAnswers } = await import('../../lib/api.ts')
    holdAnswers(Promise.resolve(openWork('film', 7)))
    const read = () => call('GET /v1/sent-works', { query: { workId: 7, limit: 3 } })
    await act(read)
    expect(callsOf('GET /v1/sent-works')).toHaveLength(0)
    holdAnswers(Promise.resolve(openWork('film', 7)))
    await call('POST /works_viewed', { body: { medium: 'film', internal_id: 7 } })
    await read()
    expect(callsOf('GET /v1/sent-works')).toHaveLength(1)
  })
})
