import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aReview } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { setOperator } from '../../testing/operator.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { Landing } from './landing.tsx'

const lead = /^Rate what you watch, read and listen to/

beforeEach(() => answer('GET /v1/works/{medium}', { items: [] }))

test('says what the product is for where no review can be quoted', async () => {
  answer('GET /v1/popular-reviews/quote', { quote: null })
  renderPart(<Landing />)
  expect(await screen.findByText(lead)).toBeTruthy()
})

test('quotes a review in its place', async () => {
  const { author, work } = aReview({ id: 4 })
  const quote = { reviewId: 4, text: 'Nothing happens, and I stayed.', rating: 9, work, author }
  answer('GET /v1/popular-reviews/quote', { quote })
  renderPart(<Landing />)
  expect(await screen.findByRole('link', { name: quote.text })).toBeTruthy()
  expect(screen.queryByText(lead)).toBeNull()
})

test('only a demo says its logins', async () => {
  answer('GET /v1/popular-reviews/quote', { quote: null })
  const demo = /nora, jo or the admin robin, with the password medley-demo/
  const { unmount } = renderPart(<Landing />)
  await screen.findByText(lead)
  expect(screen.queryByText(demo)).toBeNull()
  unmount()
  setOperator({ isDemo: true })
  renderPart(<Landing />)
  expect(screen.getByText(demo)).toBeTruthy()
})
