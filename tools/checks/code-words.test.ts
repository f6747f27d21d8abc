import { afterEach, expect, test } from 'vitest'
import { findCodeDialect } from './code-words.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function found(line: string): string[] {
  tree = writeTree({ 'server/src/x.ts': `${line}\n` })
  return findCodeDialect(tree.folder)
}

/** Apart, so that this file itself is plain. */
const join = (...parts: string[]) => parts.join('')

test.each([
  join('/** Wh', 'at is here of the shared things. */'),
  join('  // Wh', 'ether it is so.'),
  join('function te', 'llOwner() {}'),
  join('const wa', 'ntRenewal = 1'),
])('%s is refused', (line) => {
  expect(found(line)).toHaveLength(1)
})

test.each(['/** The rows of a page. */', 'const note = 1', 'const told = new Set()'])(
  '%s is plain',
  (line) => {
    expect(found(line)).toEqual([])
  },
)
