import { afterEach, expect, test } from 'vitest'
import { countWords, findWordProblems } from './document-words.ts'
import { writeTree, type TemporaryTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function problemsOf(files: Record<string, string>): string[] {
  tree = writeTree(files)
  return findWordProblems(tree.folder)
}

const words = (count: number): string => 'word '.repeat(count)

test('words have a letter or a figure', () => {
  expect(countWords('| `a b` | 3 | – |\n|---|--:|---|\n')).toBe(3)
})

test('a decision has 300 words at most', () => {
  const file = 'docs/decisions/001-short.md'
  expect(problemsOf({ [file]: words(300) })).toEqual([])
  expect(problemsOf({ [file]: words(301) })).toEqual([
    `${file} has 301 words, a decision at most 300`,
  ])
})

test('what a newcomer reads has 6,000 words at most', () => {
  const files = { 'README.md': words(3000), 'docs/glossary.md': words(3000) }
  expect(problemsOf(files)).toEqual([])
  expect(problemsOf({ ...files, 'CONTRIBUTING.md': 'one' })).toEqual([
    'The newcomer’s path is 6001 words, at most 6000: shorten or delete something',
  ])
})

test('reference pages are as long as they must be', () => {
  expect(problemsOf({ 'docs/api.md': words(50_000), 'packages/x/README.md': words(1000) })).toEqual(
    [],
  )
})

test('dialect is named with the plain words', () => {
  expect(problemsOf({ 'docs/api.md': 'The owner is told, and tells of it.' })).toEqual([
    'docs/api.md says "tells of": write "notify of" or the like',
    'docs/api.md says "is told": write "is notified" or the like',
  ])
  expect(problemsOf({ 'docs/api.md': 'This page tells how a thought is foldable.' })).toEqual([])
})
