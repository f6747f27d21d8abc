import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PinButton } from '../../features/pinned-reviews/pin-button.tsx'
import { aReview, aUserItem } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { PinnedReview } from './pinned-review.tsx'

const review = aReview({ id: 5, author: aUserItem(ann), review: 'Sand everywhere.' })
const path = '/v1/users/{userId}/pinned-review'
let pinned: typeof review | null

beforeEach(() => {
  pinned = null
  answer(`GET ${path}`, () => ({ review: pinned }))
  answer(`PUT ${path}`, ({ body }) => ({ reviewId: Number(body.reviewId) }))
  answer(`DELETE ${path}`, { reviewId: null })
  answer('GET /v1/ratings/mine', { items: [] })
})

function show() {
  return renderPart(
    <>
      <PinnedReview userId={ann.id} />
      <PinButton review={review} />
    </>,
    { as: ann },
  ).user
}

test('shows the pinned review with its mark, until it is unpinned', async () => {
  pinned = review
  const user = show()
  expect(await screen.findByText('Pinned')).toBeTruthy()
  expect(screen.getByText('Sand everywhere.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unpin from profile' }))
  await waitFor(() => expect(screen.queryByText('Pinned')).toBeNull())
  expect(await screen.findByText('No longer pinned')).toBeTruthy()
})

test('pins a review, which shows first at once', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Pin to profile' }))
  expect(await screen.findByText('Pinned to your profile')).toBeTruthy()
  expect(callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([{ reviewId: 5 }])
  expect(await screen.findByRole('button', { name: 'Unpin from profile' })).toBeTruthy()
})
