import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['It is as long as a town. And more.', 'It is as long as a town. And more.'],
  [
    'A film that takes its time and gives it back. Then more.',
    'A film that takes its time and gives it back.',
  ],
])('quotes the beginning of %j', (text, quoted) => {
  expect(firstSentence(text)).toBe(quoted)
})
