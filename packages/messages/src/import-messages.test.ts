import { importMessagesTexts } from '@medley/texts/import-messages'
import { importMessageCodes } from '@medley/contract/transfer/import-message-codes'
import { expect, test } from 'vitest'
import { sentenceOf, writeImportMessage } from './import-messages.ts'

test('every code has a sentence', () => {
  expect(Object.keys(importMessagesTexts).toSorted()).toEqual(importMessageCodes.toSorted())
})

test('a sentence names what the message names', () => {
  expect(sentenceOf({ code: 'rowsMax', params: { max: 50_000 } })).toContain(
    'more than 50,000 rows',
  )
})

test('a plan of before audiobooks were counted has none', () => {
  const params = { short: 2, albumless: 0, undated: 0, incognito: 0, other: 1 }
  const sentence = writeImportMessage(importMessagesTexts, { code: 'otherPlays', params })
  expect(sentence).toMatch(/tracks[.] 2 shorter than 30 seconds[.] 1 without a track[.]$/)
})

test('an unknown code has no sentence', () => {
  expect(writeImportMessage(importMessagesTexts, { code: 'later' })).toBeUndefined()
})
