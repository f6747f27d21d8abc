import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { zipOf } from '@medley/doors/testing/export-files'
import { now, read } from '@medley/doors/testing/read-exports'
import { ImportReader } from './read-in-process.ts'
import { inTurn } from './upload-queue.ts'
import { readFiles } from '@medley/doors/read-files'
import { TooManyRows } from '@medley/doors/files/csv-table'
import { type InputFile, UnreadableFile } from '@medley/doors/record'

const reader = new ImportReader()
afterEach(() => reader.end())

const reading = { now, rowsMax: 1000 }
const perFile = { milliseconds: 60_000, millisecondsPerMegabyte: 0 }
const bounds = { memoryMb: 512, milliseconds: 60_000, perFile }
const csvOf = (rows: number) =>
  ['Date,Name,Year,Letterboxd URI,Rating']
    .concat(
      Array.from(
        { length: rows },
        (_, row) => `2026-01-02,Film ${row},1999,https://boxd.it/${row},4`,
      ),
    )
    .join('\n')
const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })

/** Reads the files in the process, which opens them from a folder. */
function readUpload(uploads: readonly InputFile[], within = bounds) {
  return inTurn(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'medley-uploads-'))
    try {
      const stored = await Promise.all(
        uploads.map(async ({ name, bytes }, index) => {
          const path = join(folder, String(index))
          await writeFile(path, bytes)
          return { name, path }
        }),
      )
      return await reader.read({ task: 'import', uploads: stored, reading }, within)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
}

describe('the process', () => {
  test('reads what the files hold, in order', async () => {
    const uploads = [
      file('ratings.csv', csvOf(600)),
      { name: 'export.zip', bytes: zipOf([{ name: 'watched.csv', content: csvOf(3) }]) },
      file('notes.txt', 'nothing that is known'),
    ]
    expect(await readUpload(uploads)).toEqual(await readFiles(uploads, reading))
  })

  test('refuses as a direct reading does', async () => {
    const damaged = { name: 'export.zip', bytes: Buffer.from('PK\u0003\u0004 nothing') }
    await expect(readUpload([damaged])).rejects.toThrow(UnreadableFile)
    await expect(readUpload([damaged])).rejects.toMatchObject({
      file: 'export.zip',
      problem: { code: 'zipDamaged' },
    })
    const uploads = [file('ratings.csv', csvOf(1001))]
    await expect(readUpload(uploads)).rejects.toThrow(TooManyRows)
  })

  test('ends when it takes too much memory, and the next upload is read', async () => {
    const huge = file('huge.json', `[${'{"a":{"b":1}},'.repeat(1_000_000)}1]`)
    const small = { ...bounds, memoryMb: 40 }
    const refused = readUpload([huge], small)
    await expect(refused).rejects.toMatchObject({ problem: { code: 'tooLarge' } })
    expect(await readUpload([file('ratings.csv', csvOf(1))])).toHaveLength(1)
  })

  test('dies alone of millions of things in one list', async () => {
    const many = file('many.json', `[${'[],'.repeat(9_000_000)}1]`)
    const refused = readUpload([many], { ...bounds, memoryMb: 40 })
    await expect(refused).rejects.toMatchObject({ problem: { code: 'tooLarge' } })
    expect(await readUpload([file('ratings.csv', csvOf(1))])).toHaveLength(1)
  })

  test('ends when it takes too long, and the next upload is read', async () => {
    const slow = file('huge.json', `[${'{"a":1},'.repeat(2_000_000)}1]`)
    const refused = readUpload([slow], { ...bounds, milliseconds: 1 })
    await expect(refused).rejects.toMatchObject({ problem: { code: 'tooLarge' } })
    expect(await readUpload([file('ratings.csv', csvOf(1))])).toHaveLength(1)
  })

  test('ends when one file takes too much of its time, and names it', async () => {
    const short = file('ratings.csv', csvOf(1))
    const slow = file('huge.json', `[${'{"a":1},'.repeat(2_000_000)}1]`)
    const perMegabyte = { milliseconds: 200, millisecondsPerMegabyte: 1 }
    const refused = readUpload([short, slow, short], { ...bounds, perFile: perMegabyte })
    await expect(refused).rejects.toMatchObject({
      file: 'huge.json',
      problem: { code: 'tooLarge' },
    })
    expect(await readUpload([short, short])).toHaveLength(2)
  })
})

test('a row of very many cells is not read', async () => {
  const { source, problem } = await read('ratings.csv', `Name,Year\n${'a,'.repeat(200_000)}\n`)
  expect(source).toBeNull()
  expect(problem?.message).toEqual({ code: 'cellsMax', params: { max: 500 } })
})

test('a Trakt file is told by its first items', async () => {
  const other = Array.from({ length: 100 }, () => ({ a: 1 }))
  const trakt = { movie: { title: 'Alien', year: 1979, ids: { imdb: 'tt0078748' } } }
  expect((await read('a.json', JSON.stringify([...other, trakt]))).source).toBeNull()
  expect((await read('a.json', JSON.stringify([...other.slice(1), trakt]))).source).toBe('trakt')
})
