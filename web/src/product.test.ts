import { expect, test } from 'vitest'
import { setOperator } from './testing/operator.ts'
import { product, titled, titledHere } from './product.ts'

test('titles and the copyright name the product where the instance has no name', () => {
  expect(titled('Search')).toBe('Search · Medley')
  expect(titledHere('The Tides · Medley')).toBe('The Tides · Medley')
  expect(product.copyright).toBe('© 2021 Medley')
})

test('an instance with a name stands in their place', () => {
  setOperator({ instance: 'Costs $& less' })
  expect(titled('Search')).toBe('Search · Costs $& less')
  expect(titledHere('The Tides · Medley')).toBe('The Tides · Costs $& less')
  expect(product.copyright).toBe('© 2021 Costs $& less')
})

test('a work may be called like the product', () => {
  setOperator({ instance: 'Our shelf' })
  expect(titledHere('A · Medley of songs · Medley')).toBe('A · Medley of songs · Our shelf')
})
