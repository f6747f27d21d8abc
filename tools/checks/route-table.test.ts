import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { fileIn, type Language } from '../../contract/src/values/languages.ts'
import { screens, screenTitles } from '../../contract/src/route-table.ts'
import { pageTexts as german } from '../../server/src/features/pages/pages.messages.de.ts'

const web = new URL('../../web/src/', import.meta.url)

test.each(screens.map(({ path, file }) => [path, file]))('%s has a file', (_, file) => {
  expect(existsSync(new URL(`screens/${file}/screen.tsx`, web))).toBe(true)
})

test('every screen has a path', () => {
  const folders = readdirSync(new URL('screens/', web))
  expect(new Set(screens.map(({ file }) => file))).toEqual(new Set(folders))
})

// Legal texts read the operator from the page.
vi.stubGlobal('document', { querySelector: () => null, getElementById: () => null })

const germanTitles = german.shared.screenTitles
const titlesIn: [Language, typeof screenTitles][] = [
  ['en', screenTitles],
  ['de', germanTitles],
]

describe.each(titlesIn)('in the language %s', (language, titles) => {
  test.each(Object.entries(titles))('%s has the title %s', async (path, title) => {
    const screen = screens.find((one) => one.path === path)?.file
    expect(await titleIn(screen, language)).toBe(title)
  })
})

test('both languages title the same screens', () => {
  expect(Object.keys(germanTitles)).toEqual(Object.keys(screenTitles))
})

/** `Login` of `<title>Login · Medley</title>`, or of `<title>{titled(texts.login)}</title>` by its import. */
async function titleIn(screen: string | undefined, language: Language): Promise<unknown> {
  const source = readFileSync(new URL(`screens/${screen}/screen.tsx`, web), 'utf8')
  const [, texts, key] = /<title>\{titled\((\w+)\.(\w+)\)\}<\/title>/.exec(source) ?? []
  if (!texts || !key) return /<title>(.+) · Medley<\/title>/.exec(source)?.[1]
  const imported = new RegExp(`import \\{[^}]*?(\\w+ as )?\\b${texts}\\b[^}]*\\} from '(.+)'`)
  const [, alias, file = ''] = imported.exec(source) ?? []
  const name = alias?.split(' ', 1)[0] ?? texts
  const module = await import(
    new URL(fileIn(language, file), new URL(`screens/${screen}/`, web)).href
  )
  return module[name][key]
}
