import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFile, replaceFile } from './durable-files.ts'

const run = promisify(execFile)

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-durable-'))
  file = join(folder, 'a', 'b', 'file')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Calls a function of the module in a process whose files can hold no byte, as on a full disk. */
function onFullDisk(name: 'createFile' | 'replaceFile', path: string) {
  const module = JSON.stringify(import.meta.resolve('./durable-files.ts'))
  const script = `await (await import(${module})).${name}(process.argv[1], 'new')`
  const shell = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1" "$2"'
  return run('sh', ['-c', shell, process.execPath, script, path])
}

test('a new file comes with its folders, and stays as it is', async () => {
  await createFile(file, 'first')
  await createFile(file, 'second')
  expect(await readFile(file, 'utf8')).toBe('first')
  await replaceFile(file, 'third')
  expect(await readFile(file, 'utf8')).toBe('third')
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['file'])
})

test('leaves no new file and an unchanged older one where nothing can be written', async () => {
  await expect(onFullDisk('createFile', file)).rejects.toThrow('EFBIG')
  await expect(onFullDisk('replaceFile', file)).rejects.toThrow('EFBIG')
  expect(await readdir(join(folder, 'a', 'b'))).toEqual([])
  await writeFile(file, 'older')
  await expect(onFullDisk('replaceFile', file)).rejects.toThrow('EFBIG')
  expect(await readFile(file, 'utf8')).toBe('older')
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['file'])
})
