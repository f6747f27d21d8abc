import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-data-folder-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true }))

test('a data folder is made with the folders above it', async () => {
  expect(await openDataFolder(join(folder, 'new/data'))).toBe(join(folder, 'new'))
  expect(await openDataFolder(join(folder, 'new/data'))).toBeUndefined()
})

test.each([
  ['file', 'is a file, not a folder'],
  ['file/data', 'lies below a file, not a folder'],
  ['file/new/data', 'lies below a file, not a folder'],
])('a data folder %s is refused in a sentence', async (name, reason) => {
  await expect(openDataFolder(join(folder, name))).rejects.toThrow(
    `${join(folder, name)} ${reason}: set DATA_DIR to a folder that Medley may write.`,
  )
})
