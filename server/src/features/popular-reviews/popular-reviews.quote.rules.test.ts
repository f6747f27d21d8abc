import { expect, test } from 'vitest'
import { quotableSentence } from './popular-reviews.quote.rules.ts'

test.each([
  [
    'Good. The river is the only one in it who tells the truth.',
    'The river is the only one in it who tells the truth.',
  ],
  [
    '**Nobody** touches, and the *corridor* remembers.',
    'Nobody touches, and the corridor remembers.',
  ],
  [
    'In the end ||it was the butler. He|| told the truth. Nobody who saw it had guessed that.',
    'Nobody who saw it had guessed that.',
  ],
  ['> “As long as a town, and as slow!”\n\nYes.', '“As long as a town, and as slow!”'],
  [
    `${'long '.repeat(60)}sentence. But this one fits on two lines of a card.`,
    'But this one fits on two lines of a card.',
  ],
])('takes the first sentence that fits: %s', (review, sentence) => {
  expect(quotableSentence(review)).toBe(sentence)
})

test.each(['Good.', 'a fragment that goes on and on and never ends', '', 'long '.repeat(100)])(
  'takes nothing from: %s',
  (review) => {
    expect(quotableSentence(review)).toBeUndefined()
  },
)
