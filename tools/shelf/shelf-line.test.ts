import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shelfId, writeShelf, writtenYear } from './shelf-line.ts'

const casablanca = { title: 'Casablanca', creators: ['Michael Curtiz'], released: '1942' }

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'medley-shelf-line-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'films.jsonl')
}

test('an id stays the same from build to build', () => {
  expect(shelfId('film', casablanca)).toBe('1564218252')
})

test('an id survives a year becoming a full date', () => {
  const dated = { ...casablanca, released: '1942-11-26' }
  expect(shelfId('film', dated)).toBe(shelfId('film', casablanca))
})

test('films of one title and year by different directors have different ids', () => {
  const other = { ...casablanca, creators: ['Somebody Else'] }
  expect(shelfId('film', other)).not.toBe(shelfId('film', casablanca))
})

test('a year before the common era is not written', () => {
  expect([-720, 0, 180, 1942].map(writtenYear)).toEqual([undefined, undefined, '0180', '1942'])
})

test('two works with one id are refused', async () => {
  const file = await temporaryFile()
  await expect(writeShelf(file, 'film', [casablanca, casablanca])).rejects.toThrow('same id')
})

test('a work is written on one line, its id first', async () => {
  const file = await temporaryFile()
  await writeShelf(file, 'film', [casablanca])
  const line =
    '{"externalId":"1564218252","title":"Casablanca","creators":["Michael Curtiz"],"released":"1942"}'
  expect(await readFile(file, 'utf8')).toBe(`${line}\n`)
})
