import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isSufficient, readLanguages } from './catalogues.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'medley-texts-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const english = {
  'lists.title': 'Lists',
  'lists.count': '{count, plural, one {# list} other {# lists}}',
  'lists.of': 'Lists of {name}',
  'lists.seen': '{medium, select, album {heard} other {seen}}',
  'lists.done': 'Done',
}

function write(language: string, texts: Record<string, unknown>) {
  const entries = Object.entries(texts).map(([key, text]) => [key, { defaultMessage: text }])
  writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(Object.fromEntries(entries)))
}

const codeOf = (language: string, key: string) =>
  readLanguages(folder)
    .find((one) => one.language === language)
    ?.messages.get(key)?.code

test('English comes first, the others by their codes', () => {
  for (const language of ['de', 'pt-BR', 'en', 'ar']) write(language, english)
  writeFileSync(path.join(folder, 'README.md'), '')
  expect(readLanguages(folder).map(({ language }) => language)).toEqual(['en', 'ar', 'de', 'pt-BR'])
})

test('a text that is missing or broken is English, and is listed', () => {
  write('en', english)
  write('it', {
    'lists.title': 'Elenchi',
    'lists.count': '{count, plural, one {# elenco}',
    'lists.of': 'Elenchi di {nome}',
    'lists.seen': '{medium, plural, other {visto}}',
    'lists.done': '',
    'lists.later': 'Nessuno lo chiede',
  })
  const [, italian] = readLanguages(folder)
  expect(italian).toMatchObject({
    language: 'it',
    missing: ['lists.done'],
    broken: [
      { key: 'lists.count', reason: 'MISSING_OTHER_CLAUSE' },
      { key: 'lists.of', reason: 'There is no value {nome}' },
      { key: 'lists.seen', reason: 'The value {medium} is not a number' },
    ],
  })
  expect(codeOf('it', 'lists.title')).toBe("'Elenchi'")
  expect(codeOf('it', 'lists.done')).toBe("'Done'")
  expect(codeOf('it', 'lists.of')).toBe(codeOf('en', 'lists.of'))
})

test('a translation may count what English only names, and leave a value out', () => {
  write('en', english)
  write('de', {
    ...english,
    'lists.of': '{name, plural, one {eine Liste} other {# Listen}}',
    'lists.count': 'Listen',
  })
  expect(readLanguages(folder)[1]?.broken).toEqual([])
  expect(codeOf('de', 'lists.count')).toBe("() => 'Listen'")
})

test('a language with less than four fifths of the texts is not offered', () => {
  write('en', english)
  const { 'lists.done': _, ...most } = english
  write('fr', most)
  const { 'lists.title': __, ...some } = most
  write('it', some)
  expect(
    readLanguages(folder)
      .filter(isSufficient)
      .map(({ language }) => language),
  ).toEqual(['en', 'fr'])
})

test('a file that is no JSON leaves its language in English', () => {
  write('en', english)
  writeFileSync(path.join(folder, 'fr.json'), '{"lists.title": ')
  const [, french] = readLanguages(folder)
  expect(french?.broken).toHaveLength(1)
  expect(french?.missing).toHaveLength(5)
})

test('a broken English text ends the build', () => {
  write('en', { ...english, 'lists.of': 'Lists of {name' })
  expect(() => readLanguages(folder)).toThrow('The English text lists.of is broken')
})
