import { expect, test } from 'vitest'
import { importMessageTexts as german } from './import-messages.de.ts'
import { importMessageTexts as english, writeImportMessage } from './import-messages.ts'

/** Names that any sentence may contain, as opposed to its words. */
const named = {
  albumless: 419,
  audiobook: 426,
  column: 'Qcolumn',
  columns: 'Qcolumns',
  count: 411,
  fields: 412,
  file: 'qfile.csv',
  header: 413,
  incognito: 420,
  line: 414,
  max: 415,
  megabytes: 416,
  of: 425,
  other: 421,
  own: 'qown',
  path: 'qpath.0',
  profile: 'qprofile',
  score: '417',
  short: 422,
  text: 'qtext',
  title: 'Qtitle',
  tracks: 424,
  undated: 423,
  username: 'qname',
  word: 'qword',
  year: 427,
}
const namings = Object.values(named).map(String)

const write = (texts: typeof english, code: string, params: object = named) =>
  writeImportMessage(texts, { code, params }) ?? ''
const namingsIn = (sentence: string) => namings.filter((naming) => sentence.includes(naming))

const sameInBoth = new Set(['likes'])

test.each(Object.keys(english))('%s has an English and a German sentence', (code) => {
  const sentences = [write(english, code), write(german, code)]
  expect(new Set(sentences)).toHaveLength(sameInBoth.has(code) ? 1 : 2)
  for (const sentence of sentences) {
    expect(sentence).toMatch(/\p{L}{3}/u)
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
  }
  const [inEnglish = '', inGerman = ''] = sentences
  expect(namingsIn(inGerman)).toEqual(namingsIn(inEnglish))
})

test('German has no code of its own', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english))
})

test('numbers are written as the language writes them', () => {
  expect(write(english, 'rowsMax', { max: 50_000 })).toContain('more than 50,000 rows')
  expect(write(german, 'rowsMax', { max: 50_000 })).toContain('mehr als 50.000 Zeilen')
  expect(write(german, 'scoreOfReview', { score: '4.5' })).toContain('4,5')
})

test('an unknown code has no sentence', () => {
  expect(writeImportMessage(english, { code: 'later' })).toBeUndefined()
})
