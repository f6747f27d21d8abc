import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLinesOnly } from './line-maps.mjs'

const sources = ['src/main.ts', '../node_modules/pack/index.js']
/** A bundle in one line, cut where a place is mapped, with the sources' numbers and the lines and columns in them. */
const pieces: [text: string, source: number, line: number, column: number][] = [
  ['function fail(){', 0, 0, 0],
  ['const text="thrown";', 0, 1, 2],
  ['throw ', 0, 2, 2],
  ['new Error(text)}', 0, 2, 8],
  ['function run(work){', 1, 0, 0],
  ['work()}', 1, 1, 2],
  ['try{', 0, 4, 0],
  ['run(fail)}', 0, 4, 6],
  ['catch(error){console.log(error.stack)}', 0, 5, 0],
]

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'medley-line-maps-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('stacks name the lines of our own sources, and the place of a package in the bundle', async () => {
  const bundle = path.join(folder, 'bundle.js')
  const code = pieces.map(([text]) => text).join('')
  await writeFile(bundle, `${code}\n//# sourceMappingURL=bundle.js.map`)
  await writeFile(`${bundle}.map`, JSON.stringify({ version: 3, sources, names: [], mappings }))
  await keepLinesOnly(`${bundle}.map`)

  const { stdout } = await promisify(execFile)(process.execPath, ['--enable-source-maps', bundle])
  const [message, ...frames] = stdout.split('\n')
  expect(message).toBe('Error: thrown')
  expect(frames[0]).toMatch(/at fail \(.*\/src\/main\.ts:3:1\)$/)
  expect(frames[1]).toMatch(/at run \(.*\/bundle\.js:1:\d+\)$/)
  expect(frames[2]).toMatch(/\/src\/main\.ts:5:1\)?$/)
})

const mappings = encode([
  pieces.map(([, ...place], piece): SourceMapSegment => {
    const before = pieces.slice(0, piece).map(([text]) => text)
    return [before.join('').length, ...place]
  }),
])
