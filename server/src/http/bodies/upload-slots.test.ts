import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UploadFolder } from './upload-folder.ts'
import { UploadSlots } from './upload-slots.ts'

test('a member has two slots, all members have forty, and each can be given back', () => {
  const slots = new UploadSlots()
  const taken = [slots.take(1), slots.take(1)]
  expect(() => slots.take(1)).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfter: 30 }),
  )
  for (let id = 2; id <= 20; id += 1) taken.push(slots.take(id), slots.take(id))
  expect(() => slots.take(21)).toThrow(
    expect.objectContaining({ code: 'overloaded', retryAfter: 30 }),
  )
  taken[0]?.()
  expect(slots.take(21)).toBeTypeOf('function')
  taken[1]?.()
  expect(slots.take(1)).toBeTypeOf('function')
})

test('what a process left that died is removed at the next start, and what runs is not', async () => {
  const path = await mkdtemp(join(tmpdir(), 'medley-uploads-'))
  const folder = new UploadFolder(path)
  const [old, running] = [await folder.open(), await folder.open()]
  await writeFile(join(old, '0'), 'left')
  await mkdir(join(path, 'of-others'))
  const now = new Date()
  await utimes(old, now, new Date(now.getTime() - 2 * 60 * 60_000))
  await folder.sweep(now)
  expect((await readdir(path)).map((name) => join(path, name)).toSorted()).toEqual(
    [running, join(path, 'of-others')].toSorted(),
  )
  await rm(path, { recursive: true })
})
