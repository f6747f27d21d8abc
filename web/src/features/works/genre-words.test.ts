import { expect, test } from 'vitest'
import { genreName, likedGenre } from './genre-words.ts'

test('a genre that is unknown keeps its own name', () => {
  const names = ['Comedy', 'R&B', 'Skiffle', 'constructor']
  expect(names.map(genreName)).toEqual(names)
})

test('what somebody likes is no bare name of a genre where that would mean something else', () => {
  const liked = ['War', 'Science Fiction', 'R&B', 'Skiffle']
  expect(liked.map(likedGenre)).toEqual(['war stories', 'science fiction', 'R&B', 'skiffle'])
})
