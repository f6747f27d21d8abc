import { genres } from '@medley/contract/genres'
import { expect, test } from 'vitest'
import { genreTexts } from './genres.messages.de.ts'

test('genres have German names, and one that is unknown keeps its own', () => {
  expect(genres.map(genreTexts.nameOf)).not.toContain(undefined)
  expect(['Comedy', 'R&B', 'Skiffle', 'constructor'].map(genreTexts.nameOf)).toEqual([
    'Komödie',
    'R&B',
    'Skiffle',
    'constructor',
  ])
})
