import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateTexts } from './generate.ts'
import { reportOf } from './report.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'medley-texts-'))
  mkdirSync(path.join(folder, 'texts'))
  // The generated modules import what they need to run.
  symlinkSync(import.meta.dirname, path.join(folder, 'src'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Twenty texts; the server needs the first four. */
const english: Readonly<Record<string, string>> = {
  'server.greeting': 'Hello {name}',
  'backupFailures.full': 'The disk is full',
  'importSources.letterboxd': 'Letterboxd',
  'titles.login': 'Login',
  'lists.count': '{count, plural, one {# list} other {# lists}}',
  ...Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`lists.text${at}`, `Text ${at}`])),
}

function write(language: string, texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(texts).map(([key, text]) => [key, { defaultMessage: text }])
  writeFileSync(
    path.join(folder, 'texts', `${language}.json`),
    JSON.stringify(Object.fromEntries(entries)),
  )
}

const generate = () => generateTexts(path.join(folder, 'texts'), path.join(folder, 'generated/'))

const load = async (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ path.join(folder, 'generated', `${name}.ts`))

test('a file alone makes a language, with English where it lacks a text', async () => {
  write('en', english)
  const { 'lists.text14': _, ...rest } = english
  const italian = Object.entries(rest).map(([key, text]) => [key, `Italiano: ${text}`])
  write('it', {
    ...Object.fromEntries(italian),
    'server.greeting': 'Ciao {nome}',
    'lists.text0': 'Testo {',
    'lists.text1': '{count, plural, one {# testo}}',
  })

  const [, compiled] = generate()

  expect(compiled && reportOf(compiled, { missing: true })).toEqual([
    'it: 16 of 20 texts',
    '  broken: server.greeting: There is no value {nome}',
    '  broken: lists.text0: EXPECT_ARGUMENT_CLOSING_BRACE',
    '  broken: lists.text1: MISSING_OTHER_CLAUSE',
    '  missing: lists.text14',
  ])
  expect(await load('languages')).toMatchObject({
    languages: ['en', 'it'],
    languageNames: { en: 'English', it: 'Italiano' },
  })
  expect(await load('it/lists')).toMatchObject({
    listsTexts: { text0: 'Text 0', text1: 'Text 1', text2: 'Italiano: Text 2', text14: 'Text 14' },
  })
  expect(await readOnServer('it')).toEqual(['Hello Ann', 'Italiano: Login', 'Italiano: 2 lists'])
})

interface ServerModule {
  textsIn: (language: string) => {
    greeting: (values: { name: string }) => string
    titles: { login: string }
  }
}

interface ListsModule {
  listsTexts: { count: (values: { count: number }) => string }
}

/** Texts with and without values as the server reads them, and one that counts. */
async function readOnServer(language: string): Promise<string[]> {
  const { textsIn } = (await load('server')) as ServerModule
  const { listsTexts } = (await load(`${language}/lists`)) as ListsModule
  const { greeting, titles } = textsIn(language)
  return [greeting({ name: 'Ann' }), titles.login, listsTexts.count({ count: 2 })]
}

test('a language that lacks too much leaves no trace, even where it had one', async () => {
  write('en', english)
  write('it', english)
  generate()
  write('it', { 'titles.login': 'Accedi' })
  const [, compiled] = generate()
  expect(compiled && reportOf(compiled)).toEqual(['it: 1 of 20 texts, not offered: less than 80 %'])
  expect(await load('languages')).toMatchObject({ languages: ['en'] })
  await expect(load('it/lists')).rejects.toThrow('it/lists')
})
