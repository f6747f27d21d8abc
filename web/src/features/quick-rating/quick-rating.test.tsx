import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProgress, aReview, aWorkRef } from '../../testing/factories.ts'
import { answer, callsOf, hold, refuse, writesSoFar } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { OwnRating } from '../ratings/own-rating.tsx'
import { setWorkMarks } from '../work-marks/work-marks.calls.ts'
import { rateWork } from './quick-rating.calls.ts'

const alien = aWorkRef({ id: 7, title: 'Alien' })

/** The member's newest review of the work, as the server has it. */
let own: { rating: number; reviewId: number } | undefined

beforeEach(() => {
  own = undefined
  answer('GET /is_seen', false)
  answer('GET /is_saved', false)
  answer('GET /v1/ratings/mine', () => ({ items: own ? [{ workId: 7, ...own }] : [] }))
  answer('POST /v1/reviews', ({ body: { rating } }) => {
    own = { rating, reviewId: 31 }
    return aReview({ id: 31, rating, review: null, work: { ...alien, creators: [] } })
  })
  answer('PATCH /review', ({ body: { review_id: reviewId, rating = 0 } }) => {
    if (reviewId !== own?.reviewId) return 0
    own = { rating, reviewId }
    return 1
  })
  answer('DELETE /review', () => {
    own = undefined
    return 1
  })
})

const writes = () => writesSoFar().filter((name) => name !== 'POST /analytics/last-online')

async function show() {
  const { user } = renderPart(<OwnRating workId={7} />, { as: ann })
  await waitFor(() => expect(callsOf('GET /v1/ratings/mine')).toHaveLength(1))
  return user
}

const ownRating = () => screen.queryByRole('img')?.getAttribute('aria-label')
const pressUndo = async (user: Awaited<ReturnType<typeof show>>) =>
  user.click(await screen.findByRole('button', { name: 'Undo' }))

test('posts a review without words and day', async () => {
  await show()
  await rateWork(alien, 8)
  expect(callsOf('POST /v1/reviews').map(({ body }) => body)).toEqual([
    { work: { id: 7, medium: 'film' }, review: null, rating: 8, spoiler: false },
  ])
  expect(await screen.findByText('You gave Alien 8 out of 10')).toBeTruthy()
})

test.each([
  [{ entry: { id: 6, kind: 'episode' as const, season: 1, number: 6, title: null } }, 'S1 E6'],
  [{ amount: 212, unit: 'page' as const, total: 400 }, 'page 212'],
  [{ amount: 40, unit: 'minute' as const }, 'minute 40'],
])('says where one is in the middle of the work, and leaves it there (%#)', async (point, said) => {
  answer('GET /v1/progress/{medium}/{workId}', { progress: aProgress(point) })
  await show()
  await rateWork(alien, 9)
  expect(await screen.findByText(`You gave Alien 9 out of 10, at ${said}`)).toBeTruthy()
  expect(writes()).toEqual(['POST /v1/reviews'])
})

test('Undo deletes the posted review and restores the marks', async () => {
  answer('DELETE /works_viewed', 1)
  answer('POST /saved-for-later', { medium: 'film', internal_id: 7, savedForLater: true })
  setWorkMarks(7, { hasEngaged: false, savedForLater: true })
  const user = await show()
  await rateWork(alien, 8)
  await pressUndo(user)
  expect(await screen.findByText('Your rating of Alien was removed')).toBeTruthy()
  expect(callsOf('DELETE /review').map(({ body }) => body)).toEqual([{ review_id: 31 }])
  await waitFor(() =>
    expect(writes().slice(2).toSorted()).toEqual(['DELETE /works_viewed', 'POST /saved-for-later']),
  )
})

test('Undo restores marks that only the server knew', async () => {
  answer('GET /is_saved', true)
  answer('DELETE /works_viewed', 1)
  answer('POST /saved-for-later', { medium: 'film', internal_id: 7, savedForLater: true })
  const user = await show()
  await rateWork(alien, 8)
  await pressUndo(user)
  await waitFor(() =>
    expect(writes().slice(2).toSorted()).toEqual(['DELETE /works_viewed', 'POST /saved-for-later']),
  )
})

test('changes the newest review, and Undo gives it its rating back', async () => {
  own = { rating: 6, reviewId: 30 }
  const user = await show()
  await rateWork(alien, 9)
  await pressUndo(user)
  expect(await screen.findByText('Alien is back at 6 out of 10')).toBeTruthy()
  expect(callsOf('PATCH /review').map(({ body }) => body)).toEqual([
    { review_id: 30, rating: 9 },
    { review_id: 30, rating: 6 },
  ])
  expect(writes()).toEqual(['PATCH /review', 'PATCH /review'])
})

test('posts anew where the review is gone meanwhile', async () => {
  own = { rating: 6, reviewId: 30 }
  await show()
  own = undefined
  await rateWork(alien, 9)
  expect(writes()).toEqual(['PATCH /review', 'POST /v1/reviews'])
})

test('saves one rating at a time, the last one last, and Undo leads back to the first', async () => {
  own = { rating: 6, reviewId: 30 }
  const held = hold('PATCH /review')
  const user = await show()
  const first = rateWork(alien, 7)
  await waitFor(() => expect(held).toHaveLength(1))
  await Promise.all([rateWork(alien, 8), rateWork(alien, 9)])
  own = { rating: 9, reviewId: 30 }
  held[0]?.answer(1)
  await waitFor(() => expect(held).toHaveLength(2))
  held[1]?.answer(1)
  await first
  expect(await screen.findByText('You gave Alien 9 out of 10')).toBeTruthy()
  await pressUndo(user)
  await waitFor(() => expect(held).toHaveLength(3))
  held[2]?.answer(1)
  await screen.findByText('Alien is back at 6 out of 10')
  const sent = callsOf('PATCH /review').map(({ body }) => body.rating)
  expect(sent).toEqual([7, 9, 6])
})

test('shows the rating before a failure again', async () => {
  own = { rating: 6, reviewId: 30 }
  refuse('PATCH /review', 'internal_error')
  await show()
  await waitFor(() => expect(ownRating()).toBe('Your rating: 6 of 10'))
  await rateWork(alien, 9)
  expect(await screen.findByText('Your rating could not be saved')).toBeTruthy()
  await waitFor(() => expect(ownRating()).toBe('Your rating: 6 of 10'))
})
