import { afterEach, expect, test } from 'vitest'
import { findLiterals } from './literals.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function placesOf(file: string, code: string): string[] {
  tree = writeTree({ [file]: code })
  return findLiterals(tree.folder).map((problem) => problem.split(' ', 1)[0] ?? '')
}

test.each([
  'const a = <p>Reviews</p>',
  "const a = <p>{isOpen ? 'Close' : texts.open}</p>",
  'const a = <>{count > 0 && `${count} works`}</>',
  'const a = <nav aria-label="Pages" />',
  "const a = <Field error={isLong ? 'Too long' : undefined} />",
  'const a = <path fill="white" />',
  "const a = { backgroundColor: 'red' }",
  "const a = ['hsl(20 10% 10%)']",
  "const a = '#fff'",
])('refuses %s', (code) => {
  expect(placesOf('web/src/features/a/a.tsx', code)).toEqual(['web/src/features/a/a.tsx:1'])
})

test.each([
  ['web/src/features/a/a.tsx', 'const a = <p className="soft">{texts.reviews} · {count}</p>'],
  ['web/src/features/a/a.tsx', "const a = <p>{medium === 'film' && texts.film}</p>"],
  ['web/src/features/a/a.tsx', 'const a = <a title={`@${username}`} href="/login" />'],
  ['web/src/features/a/a.tsx', 'const a = <path fill="none" stroke="currentColor" /> // #fff'],
  ['web/src/features/a/a.test.tsx', 'render(<p>Reviews</p>)'],
  ['web/src/kitchen/buttons.tsx', 'const a = <p>Buttons</p>'],
])('allows %s: %s', (file, code) => {
  expect(placesOf(file, code)).toEqual([])
})
