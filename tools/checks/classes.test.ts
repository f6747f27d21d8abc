import { afterEach, expect, test } from 'vitest'
import { checkClasses } from './classes.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

const card = `import styles from './card.module.css'
type Kind = 'plain' | 'wide'
export const classOf = (kind: Kind) => [styles['card'], styles.title, styles[kind]]
`
const sheet = `.card { color: var(--ink); & .title, &:is(.wide):hover { margin: 0.5rem } }
@media (width < 60.5rem) { .card { background: color-mix(in oklab, var(--ink), transparent) } }
`
function problemsOf(files: Record<string, string>) {
  const all = { 'card.ts': card, 'card.module.css': sheet, ...files }
  const entries = Object.entries(all).map(([file, text]) => [`web/src/${file}`, text] as const)
  tree = writeTree({
    ...Object.fromEntries(entries),
    'web/tsconfig.json': '{ "compilerOptions": { "noLib": true, "types": [] } }',
  })
  return checkClasses(tree.folder).problems
}

test('accepts classes that are defined and used, and a union with a plain kind', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  ["styles['heading']", 'heading'],
  ['styles.heading', 'heading'],
  ["styles[1 > 2 ? 'heading' : 'small']", 'heading, small'],
])('reports %s without such a class', (use, names) => {
  expect(problemsOf({ 'card.ts': `${card}export const more = ${use}\n` })).toEqual([
    `web/src/card.ts:4 uses ${names}, which is not a class of web/src/card.module.css`,
  ])
})

test.each(['styles[name]', '{ ...styles }', 'styles[`wide${name}`]'])(
  'reports %s, whose class is not known',
  (use) => {
    const code = `${card}export const more = (name: string) => (${use})\n`
    expect(problemsOf({ 'card.ts': code })).toEqual([
      'web/src/card.ts:4 uses a class of web/src/card.module.css whose name is not a literal or a union',
    ])
  },
)

test('reports a class that is not used, also where another sheet has a used one of that name', () => {
  expect(problemsOf({ 'other.module.css': '/* .old {} */ .card > .spare {}' })).toEqual([
    'web/src/other.module.css has a class card, which is not used',
    'web/src/other.module.css has a class spare, which is not used',
  ])
})

test('tells an imported sheet from a variable of the same name', () => {
  const code = `${card}export const more = (styles: { other: 1 }) => styles.other\n`
  expect(problemsOf({ 'card.ts': code })).toEqual([])
})
