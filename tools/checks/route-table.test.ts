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

test.each(Object.entries(screenTitles))('%s has the title %s', (path, title) => {
  const screen = screens.find(([pattern]) => pattern === path)?.[1]
  const source = readFileSync(new URL(`screens/${screen}.tsx`, web), 'utf8')
  expect(source).toContain(`<title>${title} · Medley</title>`)
})
