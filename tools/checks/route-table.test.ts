import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screens } from '../../contract/src/route-table.ts'
import { textsIn } from '../../packages/texts/generated/server.ts'

const web = new URL('../../web/src/', import.meta.url)
const generated = new URL('../../packages/texts/generated/', import.meta.url)

test.each(screens.map(({ path, file }) => [path, file]))('%s has a file', (_, file) => {
  expect(existsSync(new URL(`screens/${file}/screen.tsx`, web))).toBe(true)
})

test('every screen has a path', () => {
  const folders = readdirSync(new URL('screens/', web))
  expect(new Set(screens.map(({ file }) => file))).toEqual(new Set(folders))
})

// Others may be translated in two ways for a while.
describe.each(['en', 'de'])('in the language %s', (language) => {
  test.each(Object.entries(textsIn(language).pages.screenTitles))(
    '%s has the title %s',
    async (path, title) => {
      const screen = screens.find((one) => one.path === path)?.file
      expect(await titleIn(screen, language)).toBe(title)
    },
  )
})

/** `Login` of `<title>Login · Medley</title>`, or of `<title>{titled(sessionsTexts.login)}</title>` by its import. */
async function titleIn(screen: string | undefined, language: string): Promise<unknown> {
  const source = readFileSync(new URL(`screens/${screen}/screen.tsx`, web), 'utf8')
  const [, texts, path] = /<title>\{titled\((\w+)\.([\w.]+)\)\}<\/title>/.exec(source) ?? []
  if (!texts || !path) return /<title>(.+) · Medley<\/title>/.exec(source)?.[1]
  const imported = new RegExp(`import \\{ (?:(\\w+) as )?${texts} \\} from '@medley/texts/(.+)'`)
  const [, alias, feature] = imported.exec(source) ?? []
  const module = await import(new URL(`${language}/${feature}.ts`, generated).href)
  return path.split('.').reduce((inner, key) => inner[key], module[alias ?? texts])
}
