import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { fileIn, type Language } from '../../contract/src/languages.ts'
import { screens, screenTitles } from '../../contract/src/route-table.ts'
import { pageTexts as german } from '../../server/src/features/pages/pages.messages.de.ts'

const web = new URL('../../web/src/', import.meta.url)
const router = readFileSync(new URL('app/router.tsx', web), 'utf8')

/** `const home: Screen = … import('../screens/home/home.tsx')`, as a map from the constant to the file. */
const files = new Map(
  [...router.matchAll(/const (\w+): Screen =[^;]*?screens\/([\w-]+)\/\2\.tsx/g)].map(
    ([, constant, file]) => [constant, file],
  ),
)

test('the router opens the screens of the route table, in its order', () => {
  const routes = [...router.matchAll(/^ +route\(\s*'([^']+)', (\w+)/gm)]
  expect(routes.map(([, path, constant]) => [path, files.get(constant)])).toEqual(screens)
})

test.each(screens)('%s is drawn by a file of its name', (_, screen) => {
  expect(existsSync(new URL(`screens/${screen}/${screen}.tsx`, web))).toBe(true)
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
    const screen = screens.find(([pattern]) => pattern === path)?.[1]
    expect(await titleIn(screen, language)).toBe(title)
  })
})

test('both languages title the same screens', () => {
  expect(Object.keys(germanTitles)).toEqual(Object.keys(screenTitles))
})

/** `Login` of `<title>Login · Medley</title>`, or of `<title>{titled(texts.login)}</title>` by its import. */
async function titleIn(screen: string | undefined, language: Language): Promise<unknown> {
  const source = readFileSync(new URL(`screens/${screen}/${screen}.tsx`, web), 'utf8')
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
