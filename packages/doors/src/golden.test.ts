import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { bareRecord } from './file-reader.ts'
import { TooManyRows } from './files/csv-table.ts'
import { readFiles, type Reading } from './read-files.ts'
import { type InputFile, type ReadFile, UnreadableFile } from './record.ts'
import { zipOf } from './testing/export-files.ts'
import { now } from './testing/read-exports.ts'

const fixtures = join(import.meta.dirname, '../fixtures')

/** The folders of inputs, by service. */
const cases = readdirSync(fixtures).flatMap((service) =>
  readdirSync(join(fixtures, service), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => join(service, name)),
)

/** The one file of a case, or a ZIP of all. */
function uploadOf(folder: string): InputFile {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .toSorted()
    .map((path) => ({ name: relative(folder, path), content: readFileSync(path) }))
  const [first] = files
  if (!first) throw new Error(`${folder} is empty`)
  if (files.length === 1) return { name: first.name, bytes: first.content }
  return { name: 'export.zip', bytes: zipOf(files) }
}

function readingOf(name: string): Partial<Reading> {
  const path = join(fixtures, `${name}.reading.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Reading>) : {}
}

/** Values that say nothing, which lines leave out. */
const nothing: Record<string, unknown> = {
  ...bareRecord,
  listings: [],
  otherTitles: [],
  year: null,
  creators: [],
  ids: {},
  amount: null,
  unit: null,
  total: null,
  description: null,
  timeCreated: null,
  problem: null,
}

/** JSON whose keys are in the order of the alphabet, after those that say what a line is about. */
const lineOf = (value: object) =>
  JSON.stringify(value, (key, one: unknown) => {
    if (key in nothing && isDeepStrictEqual(one, nothing[key])) return undefined
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    return Object.fromEntries(
      Object.entries(one).toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)),
    )
  })

const firstKeys = ['file', 'line', 'kind', 'work', 'title']
const rank = (key: string) => `${(firstKeys.indexOf(key) + 10) % 10} ${key}`

/** A line for a file, and for each of its lists, records and rows left out. */
function linesOf({ name, records, leftOut, lists, ...file }: ReadFile): string[] {
  return [
    lineOf({ file: name, ...file }),
    ...lists.map((list) => lineOf({ list })),
    ...records.map(lineOf),
    ...leftOut.map((row) => lineOf({ leftOut: row })),
  ]
}

async function linesOfCase(name: string): Promise<string[]> {
  try {
    const upload = uploadOf(join(fixtures, name))
    const files = await readFiles([upload], { now, rowsMax: 1000, ...readingOf(name) })
    return files.flatMap(linesOf)
  } catch (error) {
    if (error instanceof TooManyRows) return [lineOf({ error: error.constructor.name })]
    if (error instanceof UnreadableFile) return [lineOf({ error: error.problem })]
    throw error
  }
}

test.each(cases)('%s is read as its expectation says', async (name) => {
  const text = [...(await linesOfCase(name)), ''].join('\n')
  await expect(text).toMatchFileSnapshot(join(fixtures, `${name}.expected.jsonl`))
  // Inputs say so of what has to stay out.
  expect(text).not.toMatch(/secret/i)
})

test('each expectation has its inputs', () => {
  const known = cases.flatMap((name) => [`${name}.expected.jsonl`, `${name}.reading.json`])
  const files = readdirSync(fixtures).flatMap((service) =>
    readdirSync(join(fixtures, service), { withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ name }) => join(service, name)),
  )
  expect(files.filter((name) => !known.includes(name))).toEqual([])
})
