import { expect, test } from 'vitest'
import { publicPaths, slugOf } from './paths.ts'

test('slugs are lower case without accents, in any script', () => {
  expect(slugOf('Amélie (2001)')).toBe('amelie-2001')
  expect(slugOf('七人の侍')).toBe('七人の侍')
  expect(slugOf('?!')).toBe('')
})

test('links a work whose title has no letters or digits by its id', () => {
  expect(publicPaths.work({ id: 3, medium: 'film', title: '?!' })).toBe('/film/3')
})
