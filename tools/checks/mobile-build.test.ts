import { afterEach, expect, test } from 'vitest'
import { findMixUps } from './mobile-build.ts'
import { writeTree, type TemporaryTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

const browser = { device: false, stores: true, api: false }

test('finds nothing in a build for browsers that has its own parts only', () => {
  tree = writeTree({ 'assets/landing.js': 'text("Also on the phone:")' })
  expect(findMixUps(tree.folder, browser)).toEqual([])
})

test('names what a build holds of the other one, and what it lacks', () => {
  tree = writeTree({ 'assets/entry.js': 'const group = "CapacitorStorage"' })
  expect(findMixUps(tree.folder, browser)).toEqual([
    expect.stringMatching(/holds the storage of the device$/),
    expect.stringMatching(/lacks links to app stores$/),
  ])
})

test('takes a folder without scripts for no build', () => {
  tree = writeTree({ 'index.html': '' })
  expect(findMixUps(tree.folder, browser)).toEqual([expect.stringMatching(/holds no scripts$/)])
})
