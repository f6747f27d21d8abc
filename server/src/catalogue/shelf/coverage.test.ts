import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import { openMediumShelf, type ShelfWork } from './shelf.ts'

// Each list names 100 well-known works to 2024. It was written before the shelf was built and stays
// as it is: what the shelf lacks is a miss. The second number is how many of them it has.
const lists: [Medium, string, number][] = [
  ['film', 'films.txt', 100],
  ['tvShow', 'tv-shows.txt', 100],
  ['book', 'books.txt', 98],
  ['album', 'albums.txt', 97],
  ['podcast', 'podcasts.txt', 99],
]

function comparable(text: string): string {
  const plain = text.replace('½', '1/2').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const bare = plain.replaceAll('&', 'and').replace(/^(?:the|an?) /, '')
  return bare.replace(/[^\p{L}\p{N}]/gu, '')
}

const lastName = (name: string) =>
  comparable(
    name
      .replace(/,? Jr\.?$/, '')
      .split(' ')
      .at(-1) ?? '',
  )

/** "Title (1999)", "Title - Somebody" or a title alone. */
function isWork(line: string): { title: string; fits: (work: ShelfWork) => boolean } {
  const [, dated, year] = /^(.*) \((\d{4})\)$/.exec(line) ?? []
  if (dated !== undefined) {
    const yearOf = ({ releaseDate }: ShelfWork) => Number(releaseDate?.slice(0, 4))
    return { title: dated, fits: (work) => Math.abs(yearOf(work) - Number(year)) <= 1 }
  }
  const [, title, maker] = /^(.*) - (.*?)$/.exec(line) ?? []
  if (title === undefined || maker === undefined) return { title: line, fits: () => true }
  return {
    title,
    fits: ({ creators }) => creators.some((name) => lastName(name) === lastName(maker)),
  }
}

describe('the shelf has well-known works', () => {
  test.each(lists)('%s: %s, %i of 100', async (medium, list, wanted) => {
    const shelf = await openMediumShelf(import.meta.dirname, medium)
    const byTitle = new Map<string, ShelfWork[]>()
    for (const work of shelf.works(0, shelf.count)) {
      for (const title of [work.title, ...(work.alternativeTitles ?? [])].map(comparable)) {
        byTitle.set(title, [...(byTitle.get(title) ?? []), work])
      }
    }
    const text = await readFile(join(import.meta.dirname, 'fixtures', list), 'utf8')
    const lines = text.trimEnd().split('\n')
    const missing = lines.filter((line) => {
      const { title, fits } = isWork(line)
      return !(byTitle.get(comparable(title)) ?? []).some(fits)
    })
    expect(lines).toHaveLength(100)
    expect({ has: lines.length - missing.length, missing }).toMatchObject({ has: wanted })
  })
})
