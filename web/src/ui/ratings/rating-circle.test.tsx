import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RatingCircle, ratingColour } from './rating-circle.tsx'

test.each([
  [7.4, '74', '7.4'],
  [8, '80', '8'],
  [6.666, '67', '6.7'],
  [0, '0', '0'],
  [10, '100', '10'],
])('a rating of %s is %s per cent and reads %s', (rating, percent, text) => {
  render(<RatingCircle rating={rating} label="Average rating" />)
  const circle = screen.getByRole('progressbar', { name: 'Average rating' })
  expect(circle.getAttribute('aria-valuenow')).toBe(percent)
  expect(circle.getAttribute('aria-valuetext')).toBe(`${text} of 10`)
  expect(screen.getByText(text)).toBeTruthy()
})

test('shows a dash and no value without a rating', () => {
  render(<RatingCircle rating={null} />)
  const circle = screen.getByRole('progressbar', { name: 'Rating' })
  expect(circle.hasAttribute('aria-valuenow')).toBe(false)
  expect(circle.getAttribute('aria-valuetext')).toBe('No rating')
  expect(screen.getByText('–')).toBeTruthy()
})

test('picks the colour by the rounded rating, halves up, and 0 shares the first', () => {
  expect([0, 0.4, 1, 1.5, 6.4, 6.5, 9.5, 10].map(ratingColour)).toEqual([1, 1, 1, 2, 6, 7, 10, 10])
})
