import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens, screenTitles } from '../../contract/src/route-table.ts'

const web = new URL('../../web/src/', import.meta.url)
const router = readFileSync(new URL('app/router.tsx', web), 'utf8')

/** `const home: Screen = … import('../screens/home.tsx')`, as a map from the constant to the file. */
const files = new Map(
  [...router.matchAll(/const (\w+): Screen =[^;]*?screens\/([\w-]+)\.tsx/g)].map(
    ([, constant, file]) => [constant, file],
  ),
)

test('the router opens the screens of the route table, in its order', () => {
  const routes = [...router.matchAll(/^ +route\(\s*'([^']+)', (\w+)/gm)]
  expect(routes.map(([, path, constant]) => [path, files.get(constant)])).toEqual(screens)
})

test.each(screens)('%s is drawn by a file of its name', (_, screen) => {
  expect(existsSync(new URL(`screens/${screen}.tsx`, web))).toBe(true)
})

test.each(Object.entries(screenTitles))('%s has the title %s', async (path, title) => {
  const screen = screens.find(([pattern]) => pattern === path)?.[1]
  const source = readFileSync(new URL(`screens/${screen}.tsx`, web), 'utf8')
  expect(await titleIn(source)).toBe(title)
})

/** `Login` of `<title>Login · Medley</title>`, or of `<title>{titled(texts.login)}</title>` by its import. */
async function titleIn(source: string): Promise<unknown> {
  const [, texts, key] = /<title>\{titled\((\w+)\.(\w+)\)\}<\/title>/.exec(source) ?? []
  if (!texts || !key) return /<title>(.+) · Medley<\/title>/.exec(source)?.[1]
  const found = new RegExp(`import \\{ (\\w+)(?: as ${texts})? \\} from '(.+)'`, 'g')
  const [, name = '', file = ''] =
    [...source.matchAll(found)].find(([line]) => line.includes(` ${texts} }`)) ?? []
  const module = await import(new URL(file, new URL('screens/', web)).href)
  return module[name][key]
}
