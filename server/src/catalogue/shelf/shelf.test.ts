import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediums } from '@medley/contract/medium'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { WorkFacts } from '../work-facts.ts'
import { readShelf } from './shelf.ts'

let works: WorkFacts[] = []
beforeAll(async () => {
  works = await readShelf(import.meta.dirname)
})

function named(title: string): WorkFacts | undefined {
  return works.find((work) => work.title === title)
}

describe('the starter shelf', () => {
  test('holds enough of each medium', () => {
    const counts = mediums.map((medium) => works.filter((w) => w.medium === medium).length)
    expect(counts).toEqual([5500, 1043, 2500, 1009, 307])
  })

  test('has a different id for every work of a medium', () => {
    const ids = new Set(works.map((work) => `${work.medium} ${work.externalId}`))
    expect(ids.size).toBe(works.length)
  })

  test('keeps ids above those of any provider', () => {
    const ids = works.map((work) => Number(work.externalId))
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(1_000_000_000)
    expect(Math.max(...ids)).toBeLessThanOrEqual(1_999_999_999)
  })

  test('has no work twice', () => {
    const facts = works.map((w) => `${w.medium}|${w.title}|${w.releaseDate}|${w.creators[0]}`)
    const doubled = facts.filter((fact, index) => facts.indexOf(fact) !== index)
    expect(doubled).toEqual([])
  })

  test('has titles and names without stray space, control or replacement characters', () => {
    const texts = works.flatMap((work) => [work.title, ...work.creators, ...work.entries])
    const odd = texts.filter((text) => text !== text.trim() || /\s{2}|[\p{Cc}\uFFFD]/u.test(text))
    expect(odd).toEqual([])
    expect(texts).not.toContain('')
  })

  test('names the creators of everything but television', () => {
    const anonymous = works.filter((work) => work.creators.length === 0)
    expect(new Set(anonymous.map((work) => work.medium))).toEqual(new Set(['tvShow']))
  })

  test('dates films between 1910 and 2026, and books no later', () => {
    const years = (medium: string) =>
      works
        .filter((work) => work.medium === medium && work.releaseDate !== null)
        .map((work) => Number(work.releaseDate?.slice(0, 4)))
    expect(Math.min(...years('film'))).toBeGreaterThanOrEqual(1910)
    expect(Math.max(...years('film'))).toBeLessThanOrEqual(2026)
    expect(Math.max(...years('book'))).toBeLessThanOrEqual(2026)
    expect(works.filter((w) => w.medium === 'film' && w.releaseDate === null)).toEqual([])
  })

  test('leaves the date of a work from before the common era unknown', () => {
    expect(named('The Odyssey')).toMatchObject({ creators: ['Homer'], releaseDate: null })
  })

  test('gives a show its seasons and an album its tracks', () => {
    expect(named('Buffy the Vampire Slayer')?.entries).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((season) => `Season ${season}`),
    )
    expect(named('Appetite for Destruction')?.entries[0]).toBe('Welcome to the Jungle')
  })
})

describe('a damaged shelf', () => {
  test('is refused with the file and the line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'medley-shelf-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const whole = '{"externalId":"1000000001","title":"Whole","creators":[]}\n'
    for (const name of ['films', 'tv-shows', 'books', 'albums', 'podcasts']) {
      await writeFile(join(folder, `${name}.jsonl`), whole)
    }
    await writeFile(join(folder, 'books.jsonl'), `${whole}{"title":"No id"}\n`)
    await expect(readShelf(folder)).rejects.toThrow(/books\.jsonl:2 is not a work of the shelf/)
  })
})
