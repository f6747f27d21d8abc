import { expect, test } from 'vitest'
import { likedGenreTexts as english } from './works.messages.ts'
import { likedGenreTexts as german, genreTexts } from './works.messages.de.ts'

test('genres have German names, and one that is unknown keeps its own', () => {
  const names = ['Comedy', 'R&B', 'Skiffle', 'constructor'].map(genreTexts.nameOf)
  expect(names).toEqual(['Komödie', 'R&B', 'Skiffle', 'constructor'])
})

test('what somebody likes is no bare name of a genre where that would mean something else', () => {
  const liked = ['War', 'Science Fiction', 'R&B', 'Skiffle']
  expect(liked.map(english.inSentence)).toEqual([
    'war stories',
    'science fiction',
    'R&B',
    'skiffle',
  ])
  expect(liked.map(german.inSentence)).toEqual([
    'Kriegsgeschichten',
    'Science-Fiction',
    'R&B',
    'Skiffle',
  ])
})
