import { expect, test } from 'vitest'
import { designCover } from './design-cover.ts'

test('the title in another language has the colours, picture and layout of the title', () => {
  const cover = { title: 'The Godfather', motif: 'reel', ratio: 2 / 3, year: 1972 } as const
  const { titleSize, ...look } = designCover(cover)
  const translated = designCover({ ...cover, lettering: 'Der Pate' })
  expect(translated).toMatchObject(look)
  expect(translated.titleSize).not.toBe(titleSize)
})
