import { expect, test } from 'vitest'
import { lengthWord } from './length-word.ts'

test('names what the minutes measure', () => {
  expect([lengthWord('film'), lengthWord('tvShow'), lengthWord('album')]).toEqual([
    'Run time',
    'Per episode',
    'Length',
  ])
})
