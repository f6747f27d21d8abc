import { expect, test } from 'vitest'
import { unpack } from '../files/unpack.ts'
import { zipOf } from '../testing/export-files.ts'
import { privateFiles, showsFile, tick } from '../testing/tv-time-export.ts'

test('files with tokens, addresses, devices or friends are never unpacked', async () => {
  const entries = [
    showsFile([tick(1, 1)]),
    // Unpacking this one would fail.
    ...privateFiles.map((file) => ({ ...file, statedSize: 99_000_000, isEncrypted: true })),
    { name: 'gdpr-data/user.csv', content: 'a,b\n1,2\n' },
  ]
  const unpacked = await unpack({ name: 'tv-time.zip', bytes: zipOf(entries) })
  expect(unpacked.filter(({ bytes }) => bytes.length > 0).map(({ name }) => name)).toEqual([
    'gdpr-data/tracking-prod-records-v2.csv',
  ])
})
