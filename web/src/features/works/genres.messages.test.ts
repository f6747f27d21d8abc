import { expect, test } from 'vitest'
import { genreTexts } from './works.messages.de.ts'

test('genres have German names, and one that is unknown keeps its own', () => {
  const names = ['Comedy', 'R&B', 'Skiffle', 'constructor'].map(genreTexts.nameOf)
  expect(names).toEqual(['Komödie', 'R&B', 'Skiffle', 'constructor'])
})
