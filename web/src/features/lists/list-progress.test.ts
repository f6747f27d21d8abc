import { expect, test } from 'vitest'
import { progressText } from './parts/list-progress.ts'

test.each([
  ['3 of 11 watched', ['film', 'tvShow']],
  ['3 of 11 read', ['book']],
  ['3 of 11 listened to', ['podcast', 'album']],
  ['3 of 11 seen or heard', ['film', 'album']],
  ['3 of 11 seen or read', ['book', 'film']],
  ['3 of 11 read or heard', ['podcast', 'book']],
  ['3 of 11 seen, read or heard', ['album', 'tvShow', 'book']],
] as const)('says %s of a list of %s', (text, mediums) => {
  expect(progressText(3, 11, mediums)).toBe(text)
})
