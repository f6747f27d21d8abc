import { expect, test } from 'vitest'
import { aReview } from '../../testing/factories.ts'
import { foldRatings } from './fold-ratings.rules.ts'

const noon = '2026-05-01T12:00:00.000Z'
const dayAfter = '2026-05-02T12:00:00.000Z'
const wanda = { id: 3, username: 'wanda', firstName: null, lastName: null, profilePicture: null }
const rating = (id: number, by = wanda, timePosted = noon) =>
  aReview({ id, author: by, review: null, timePosted })

function fold(reviews: readonly ReturnType<typeof aReview>[]): number[][] {
  const byId = new Map(reviews.map((review) => [review.id, review]))
  return foldRatings([...byId.keys()], (id) => byId.get(id))
}

test('folds the ratings of one member and day, at the place of the first', () => {
  const text = aReview({ id: 8, author: wanda, review: 'Words.', timePosted: noon })
  expect(fold([rating(9), text, rating(7), rating(6)])).toEqual([[9, 7, 6], [8]])
})

test('keeps members and days apart', () => {
  const ben = { ...wanda, id: 4, username: 'ben' }
  expect(fold([rating(9, wanda, dayAfter), rating(8), rating(7, ben), rating(6)])).toEqual([
    [9],
    [8, 6],
    [7],
  ])
})

test('shows a review that is not cached alone', () => {
  expect(foldRatings([2, 1], () => undefined)).toEqual([[2], [1]])
})

test('folds imported ratings of any days, apart from those given here, sixty at a time', () => {
  const imported = (id: number, timePosted: string) =>
    aReview({ id, author: wanda, review: null, timePosted, imported: true })
  expect(fold([imported(9, noon), rating(8), imported(7, dayAfter), rating(6)])).toEqual([
    [9, 7],
    [8, 6],
  ])
  const many = Array.from({ length: 130 }, (_, index) => imported(index + 1, noon))
  expect(fold(many).map((group) => group.length)).toEqual([60, 60, 10])
})
