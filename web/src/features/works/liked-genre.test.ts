import { expect, test } from 'vitest'
import { likedGenre } from './liked-genre.ts'

test('what somebody likes is no bare name of a genre where that would mean something else', () => {
  const liked = ['War', 'Science Fiction', 'R&B', 'Skiffle', 'constructor']
  expect(liked.map(likedGenre)).toEqual([
    'war stories',
    'science fiction',
    'R&B',
    'skiffle',
    'constructor',
  ])
})
