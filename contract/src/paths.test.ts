import { expect, test } from 'vitest'
import { publicPaths, slugOf } from './paths.ts'

test('a slug is lower case and without accents, in any script', () => {
  expect(slugOf('Amélie (2001)')).toBe('amelie-2001')
  expect(slugOf('七人の侍')).toBe('七人の侍')
  expect(slugOf('?!')).toBe('')
})

test('a work without a title that could be read is linked by its number', () => {
  expect(publicPaths.work({ id: 3, medium: 'film', title: '?!' })).toBe('/film/3')
})
