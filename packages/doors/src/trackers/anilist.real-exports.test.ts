import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const folder = join(inject('realExports') ?? '', 'anilist')

describe.runIf(existsSync(folder))('real exports of AniList', () => {
  test('all of the data export is read, or named', async () => {
    const { source, records, leftOut } = await read(
      'gdpr-data.json',
      readFileSync(join(folder, 'gdpr-data-made.json')),
    )
    expect([source, records.length + leftOut.length]).toEqual(['anilist', 120 + 1 + 3])
    const reasons = leftOut.map(({ reason }) => reason.code)
    expect(reasons).toEqual(['nothingKept'])
    const ofLists = records.filter(({ line }) => line <= 120)
    const ofPrivate = ofLists.filter(({ note }) => note?.[0]?.code === 'inPrivateList')
    expect([ofLists.length, ofPrivate.length]).toEqual([120, 9])
  })

  test('all of an answer is read', async () => {
    const { source, records, leftOut } = await read(
      'api-lists.json',
      readFileSync(join(folder, 'api-lists.json')),
    )
    expect([source, leftOut]).toEqual(['anilist', []])
    expect(records.map(({ work }) => work.mediums[0])).toEqual([
      ...Array<string>(4).fill('tvShow'),
      ...Array<string>(2).fill('book'),
    ])
  })
})
