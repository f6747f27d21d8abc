import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { genres } from '@medley/contract/values/genres'
import { findOnShelf, openMediumShelf, readEdition, type ShelfWork } from './shelf.ts'

const folder = import.meta.dirname
const names = ['films', 'tv-shows', 'books', 'albums', 'podcasts']
const shelves = new Map<Medium, ShelfWork[]>()
let works: ShelfWork[] = []

beforeAll(async () => {
  for (const medium of mediums) {
    const shelf = await openMediumShelf(folder, medium)
    shelves.set(medium, shelf.works(0, shelf.count))
  }
  works = [...shelves.values()].flat()
})

const onShelf = (medium: Medium) => shelves.get(medium) ?? []
const named = (medium: Medium, title: string) =>
  onShelf(medium).find((work) => work.title === title)
const titlesOf = ({ title, alternativeTitles = [] }: ShelfWork) => [title, ...alternativeTitles]

describe('the starter shelf', () => {
  test('holds enough of each medium', () => {
    expect(onShelf('film').length).toBeGreaterThan(60_000)
    expect(onShelf('tvShow').length).toBeGreaterThan(5_000)
    expect(onShelf('book').length).toBeGreaterThan(10_000)
    expect(onShelf('album').length).toBeGreaterThan(11_000)
    expect(onShelf('podcast').length).toBeGreaterThan(3_000)
  })

  test('gives an id to one work of a medium only, former ids included', () => {
    const ids = works.flatMap(({ medium, externalId, formerIds }) =>
      [externalId, ...formerIds].map((id) => `${medium} ${id}`),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('finds every id of the first edition', async () => {
    const text = await readFile(join(folder, 'fixtures/first-edition-ids.txt'), 'utf8')
    const ids = new Set(
      works.flatMap(({ medium, externalId, formerIds }) =>
        [externalId, ...formerIds].map((id) => `${medium} ${id}`),
      ),
    )
    const former = text
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [medium, ...rest] = line.split(' ')
        return rest.map((id) => `${medium} ${id}`)
      })
    expect(former).toHaveLength(10_359)
    expect(former.filter((id) => !ids.has(id))).toEqual([])
  })

  test('the starter shelf has no work twice', () => {
    const facts = works.map(
      (w) => `${w.medium}|${w.title}|${w.releaseDate}|${w.creators[0]}|${w.ids[0]?.id}`,
    )
    const counts = Map.groupBy(facts, (fact) => fact)
    const doubled = [...counts].filter(([, same]) => same.length > 1).map(([fact]) => fact)
    expect(doubled).toEqual([])
  })

  test.each([
    'Arrival (2016)',
    'City of God (2002)',
    'Monsters, Inc. (2001)',
    'Polyester (1981)',
    'Supernova (2000)',
    'Superman II (1980)',
    'The Last Kiss (2006)',
    'The Swimmer (1968)',
    'Viva Villa! (1934)',
  ])('has %s once, though lists name other directors or none', (name) => {
    const found = onShelf('film').filter(({ title, releaseDate }) => {
      const year = Number(releaseDate?.slice(0, 4))
      return [`${title} (${year})`, `${title} (${year - 1})`].includes(name)
    })
    expect(found).toHaveLength(1)
    expect(found[0]?.formerIds).not.toEqual([])
  })

  test('has Star Wars once, found by its longer titles', () => {
    const found = onShelf('film').filter(
      (film) =>
        film.releaseDate?.startsWith('1977') &&
        titlesOf(film).some((title) => /^Star Wars\b/.test(title)),
    )
    expect(found.map(({ title }) => title)).toEqual(['Star Wars'])
    expect(found[0]?.alternativeTitles).toContain('Star Wars: Episode IV – A New Hope')
  })

  test('has titles and names without stray space, control or replacement characters', () => {
    const texts = works.flatMap((work) => [
      ...titlesOf(work),
      ...work.creators,
      ...work.entries,
      ...(work.cast ?? []),
    ])
    const odd = texts.filter((text) => text !== text.trim() || /\s{2}|[\p{Cc}\uFFFD]/u.test(text))
    expect(odd).toEqual([])
    expect(texts.filter((text) => text.includes('""'))).toEqual([])
  })

  test('names the creators of every book and album', () => {
    const anonymous = works.filter((work) => work.creators.length === 0)
    const media = new Set(anonymous.map((work) => work.medium))
    expect([...media].toSorted()).toEqual(['film', 'podcast', 'tvShow'])
  })

  test('dates all films, and nothing later than 2026', () => {
    expect(onShelf('film').filter((film) => film.releaseDate === null)).toEqual([])
    const years = works.flatMap(({ releaseDate }) => releaseDate?.slice(0, 4) ?? [])
    expect(years.filter((year) => year > '2026')).toEqual([])
  })

  test('leaves the date of a work from before the common era unknown', () => {
    expect(named('book', 'The Odyssey')).toMatchObject({ creators: ['Homer'], releaseDate: null })
  })

  test('gives a show its seasons and an album its tracks', () => {
    expect(named('tvShow', 'Buffy the Vampire Slayer')?.entries).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((season) => `Season ${season}`),
    )
    expect(named('album', 'Appetite for Destruction')?.entries[0]).toBe('Welcome to the Jungle')
  })

  test('tells how long a film is, from a list or of our own knowledge', () => {
    expect(named('film', 'Brazil')?.minutes).toBe(136)
    expect(named('film', 'The Godfather')?.minutes).toBe(175)
    const known = onShelf('film').filter(({ minutes }) => minutes)
    expect(known.length).toBeGreaterThan(1800)
  })

  test('tells genres, cast, country, language and ids of a film', () => {
    expect(named('film', 'Inception')).toMatchObject({
      genres: expect.arrayContaining(['Science Fiction']),
      cast: expect.arrayContaining(['Leonardo DiCaprio']),
      countries: ['GB', 'US'],
      languages: ['en', 'ja', 'fr'],
      ids: [{ source: 'imdb', id: 'tt1375666' }],
    })
  })

  test('uses genres of the closed list only', () => {
    const used = new Set(works.flatMap((work) => work.genres ?? []))
    expect([...used].filter((genre) => !genres.some((one) => one === genre))).toEqual([])
  })

  test('tells series, position, original title and ISBN of a book', () => {
    expect(named('book', "Harry Potter and the Sorcerer's Stone")).toMatchObject({
      series: { title: 'Harry Potter', position: '1' },
      originalTitle: "Harry Potter and the Philosopher's Stone",
      ids: [{ source: 'isbn', id: '9780439554930' }],
    })
  })

  test('is the edition that its stamp names', async () => {
    const hash = createHash('sha256')
    for (const name of names) {
      const text = gunzipSync(await readFile(join(folder, `${name}.jsonl.gz`))).toString()
      hash.update(`${name}\n${text}`)
    }
    expect(await readEdition(folder)).toBe(hash.digest('base64url'))
  })

  test('finds a work by its id and by a former one', async () => {
    const film = named('film', 'Star Wars')
    const id = film?.externalId ?? ''
    const [former = ''] = film?.formerIds ?? []
    expect(await findOnShelf(folder, 'film', id)).toEqual(film)
    expect(await findOnShelf(folder, 'film', former)).toEqual(film)
    expect(await findOnShelf(folder, 'book', id)).toBeNull()
  })
})

describe('a damaged shelf', () => {
  test('is refused with the file and the line', async () => {
    const damaged = await mkdtemp(join(tmpdir(), 'medley-shelf-'))
    onTestFinished(() => rm(damaged, { recursive: true }))
    await cp(folder, damaged, { recursive: true })
    const whole = '{"externalId":"1000000001","title":"Whole","creators":[]}\n'
    await writeFile(join(damaged, 'books.jsonl.gz'), gzipSync(`${whole}{"title":"No id"}\n`))
    const books = await openMediumShelf(damaged, 'book')
    expect(books.works(0, 1)).toHaveLength(1)
    expect(() => books.works(0, 2)).toThrow(/books\.jsonl\.gz:2 is not a work of the shelf/)
  })
})
