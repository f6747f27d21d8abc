import { afterEach, expect, test } from 'vitest'
import { checkStyles } from './styles.ts'
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
const tokens = ':root { --ink: #13201c; }'

function problemsOf(files: Record<string, string>, mayNameColours = ['web/src/tokens.css']) {
  const all = { 'card.ts': card, 'card.module.css': sheet, 'tokens.css': tokens, ...files }
  const entries = Object.entries(all).map(([file, text]) => [`web/src/${file}`, text] as const)
  tree = writeTree({
    ...Object.fromEntries(entries),
    'web/tsconfig.json': '{ "compilerOptions": { "noLib": true, "types": [] } }',
  })
  return checkStyles(tree.folder, mayNameColours).problems
}

test('accepts classes that are defined and used, tokens and a union with a plain kind', () => {
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

test('reports a token that is not defined, unless there is another value in reserve', () => {
  const css = 'a { color: var(--inc); left: var(--room, 2px); top: var(--set) }'
  const script = "export const name = '--set'"
  expect(problemsOf({ 'base.css': css, 'set.ts': script })).toEqual([
    'web/src/base.css uses --inc, which is not defined',
  ])
})

test.each([
  ['base.css', 'a { color: #fff; }', '#fff'],
  ['base.css', 'a { color: #0F766E80 }', '#0F766E80'],
  ['base.css', 'a { --mark: rgb(0 0 0 / 40%); }', 'rgb(0 0 0 / 40%)'],
  ['base.css', 'a { &:hover { border: 1px solid oklch(70% 0.1 200); } }', 'oklch(70% 0.1 200)'],
  ['base.css', 'a { background: linear-gradient(to right, Black, transparent) }', 'Black'],
  ['icon.tsx', 'export const icon = <path fill="white" />', 'white'],
  ['icon.tsx', "export const style = { backgroundColor: 'red' }", 'red'],
  ['icon.tsx', "export const colours = ['hsl(20 10% 10%)']", 'hsl(20 10% 10%)'],
])('reports the colour in %s: %s', (file, text, colour) => {
  expect(problemsOf({ [file]: text })).toEqual([
    `web/src/${file} names the colour ${colour}: make it a token`,
  ])
})

test('accepts comments, keywords, properties and words that only sound like colours', () => {
  const css = `/* #fff, red */
a { white-space: pre; color: currentcolor; outline-color: CanvasText; content: 'red'; left: var(--ink) }`
  expect(problemsOf({ 'base.css': css, 'a.ts': "// #fff\nexport const a = 'red'" })).toEqual([])
})

test('reports a file that may name colours and names none', () => {
  const allowed = ['web/src/tokens.css', 'web/src/card.ts']
  expect(problemsOf({}, allowed)).toEqual([
    'web/src/card.ts names no colour: remove it from tools/checks/styles.data.ts',
  ])
})
