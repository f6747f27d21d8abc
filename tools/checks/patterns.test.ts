import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = {
  'cubic.ts': String.raw`export const name = /^(\p{L}+),\s*([^,;&]+?)\s*$/u`,
  'square.ts': String.raw`export const link = /<a href=(\S+)[^<>]*>/`,
  'built.ts': String.raw`const gap = '\\s*[- ]\\s*'
export const day = new RegExp('^(\\d+)' + gap + '(\\d+)$')`,
  'linear.ts': String.raw`export const name = /^(\p{L}+),\s?([^,;&\s][^,;&]*)$/u`,
}

let tree: TemporaryTree
let refused: string[]

beforeAll(async () => {
  tree = writeTree(files)
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const config = path.join(root, 'tools/checks/patterns.oxlintrc.json')
  const args = [program, '-c', config, '--disable-nested-config', '--format', 'json', '.']
  const run = promisify(execFile)(process.execPath, args, { cwd: tree.folder })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
  refused = diagnostics.map(({ filename }) => path.basename(filename))
})

afterAll(() => {
  tree.remove()
})

test.each(['cubic.ts', 'square.ts', 'built.ts'])('the pattern of %s is refused', (file) => {
  expect(refused).toContain(file)
})

test('a linear pattern is accepted', () => {
  expect(refused).not.toContain('linear.ts')
})
