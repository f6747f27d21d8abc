import { expect, test } from 'vitest'
import { genreName } from './genre-words.ts'

test('a genre that is unknown keeps its own name', () => {
  const names = ['Comedy', 'R&B', 'Skiffle', 'constructor']
  expect(names.map(genreName)).toEqual(names)
})
