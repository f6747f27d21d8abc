import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReview } from '../../testing/factories.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { cacheReview, updateCachedReview } from '../../features/reviews/reviews.calls.ts'
import { RatingStrip } from './rating-strip.tsx'

const covers = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .join()

test('a folded rating follows a change of the rating', async () => {
  const { work } = aReview()
  const ids = [1, 2].map((id) =>
    cacheReview(aReview({ id, review: null, rating: 6, work: { ...work, id, title: `W${id}` } })),
  )
  renderPart(<RatingStrip ids={ids} />)
  expect(covers()).toContain('W1, 6')

  updateCachedReview(1, (review) => ({ ...review, rating: 9 }))

  await waitFor(() => expect(covers()).toContain('W1, 9'))
  expect(covers()).toContain('W2, 6')
})
