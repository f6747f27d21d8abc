import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const folder = join(inject('realExports') ?? '', 'simkl')

const countOf = <T>(all: readonly T[], is: (one: T) => unknown) => all.filter(is).length

describe.runIf(existsSync(folder))('real exports of Simkl', () => {
  test.each(['SimklBackup-made.json', 'SimklBackup-made.zip'])(
    'all of %s is read',
    async (name) => {
      const { source, records, leftOut } = await read(name, readFileSync(join(folder, name)))
      expect([source, leftOut]).toEqual(['simkl', []])
      const works = records.filter(({ parts }) => !parts?.episode)
      const films = works.filter(({ work }) => work.mediums[0] === 'film')
      const ofShows = works.filter(({ work }) => work.key.startsWith('show|'))
      expect([works.length, films.length, ofShows.length]).toEqual([85, 40, 40])
      expect(countOf(ofShows, ({ rating }) => rating)).toBe(26)
      expect(countOf(films, ({ rating }) => rating)).toBe(24)
      const listed = records.filter(
        ({ parts, work }) => parts?.episode && work.key.startsWith('show|'),
      )
      const ofShow: Record<string, number> = {}
      for (const { work } of listed) ofShow[work.key] = (ofShow[work.key] ?? 0) + 1
      expect(listed.length).toBe(281)
      const largest = Object.values(ofShow).toSorted((a, b) => b - a)
      expect(largest.slice(0, 10)).toEqual([47, 45, 24, 18, 18, 17, 16, 12, 10, 10])
      const state = (name: string) =>
        countOf(ofShows, ({ parts }) => parts?.progress?.state === name)
      expect([state('going'), state('paused'), state('stopped')]).toEqual([7, 7, 6])
      expect(countOf(ofShows, ({ isSaved, kind }) => isSaved || kind === 'saved')).toBe(7)
    },
  )

  test('all of the table is read', async () => {
    const name = 'SimklBackup-made.csv'
    const { source, records, leftOut } = await read(name, readFileSync(join(folder, name)))
    expect([source, leftOut]).toEqual(['simkl', []])
    const works = records.filter(({ parts }) => !parts?.episode)
    const state = (name: string) => countOf(works, ({ parts }) => parts?.progress?.state === name)
    expect(works.length).toBe(85)
    expect([state('going'), state('paused'), state('stopped')]).toEqual([8, 7, 15])
    expect(countOf(works, ({ isSaved, kind }) => isSaved || kind === 'saved')).toBe(16)
    expect(countOf(works, ({ rating }) => rating)).toBe(53)
    expect(countOf(works, ({ note }) => note?.some(({ code }) => code === 'privateNotes'))).toBe(9)
  })
})
