import type { Medium } from '@medley/contract/values/medium'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { compareWorks, isOneName } from './works.deduplicate.rules.ts'
import { storeFound } from './works.deduplicate.service.ts'
import { externalIdOf, findWorkByExternalId } from '../works.service.ts'

const app = useTestApp()

beforeEach(async () => {
  await app.ctx.db.deleteFrom('works').execute()
})

let serial = 0

function found(
  medium: Medium,
  source: string,
  title: string,
  more: Partial<WorkFacts> = {},
): WorkFacts {
  serial += 1
  return {
    medium,
    source,
    externalId: `${source}-${serial}`,
    title,
    creators: [],
    releaseDate: null,
    description: null,
    posterSource: null,
    entries: [],
    ...more,
  }
}

const store = (...facts: WorkFacts[]) =>
  storeFound(app.ctx.db, facts[0]?.medium ?? 'film', facts, app.clock.now())

test.each([
  ['J. K. Rowling', 'J.K. Rowling'],
  ['Bong Joon-ho', 'Joon-ho Bong'],
  ['J.R.R. Tolkien', 'John Ronald Reuel Tolkien'],
  ['Pedro Almodóvar', 'Pedro Almodovar'],
  ['The Beatles', 'Beatles'],
  ['Simon & Garfunkel', 'Simon and Garfunkel'],
])('%s and %s match', (one, other) => {
  expect(isOneName(one, other)).toBe(true)
})

test.each([
  ['Joel Coen', 'Ethan Coen'],
  ['Stephen King', 'Tabitha King'],
  ['Prince', 'Prince Paul'],
])('%s and %s differ', (one, other) => {
  expect(isOneName(one, other)).toBe(false)
})

type Case = [string, Medium, Partial<WorkFacts>, Partial<WorkFacts>, 'same' | 'other' | 'unsure']
const by = (creators: string[], releaseDate: string | null = null) => ({ creators, releaseDate })

describe('a shelf work and a source work with the same title', () => {
  test.each<Case>([
    ['one director, one year', 'film', by(['A B'], '1972'), by(['A B'], '1972-03-14'), 'same'],
    ['one director, the year after', 'film', by(['A B'], '1972'), by(['A B'], '1973'), 'same'],
    ['one director, a remake', 'film', by(['A B'], '1934'), by(['A B'], '1956'), 'other'],
    ['two directors, one year', 'film', by(['A B'], '2022'), by(['C D'], '2022'), 'other'],
    ['nobody named, one year', 'film', by(['A B'], '2022'), by([], '2022'), 'unsure'],
    ['nobody named, another year', 'film', by(['A B'], '2022'), by([], '1999'), 'other'],
    ['nobody named, no year', 'film', by(['A B'], '2022'), by([]), 'other'],
    ['a show of one year', 'tvShow', by([], '2002'), by([], '2002-06-02'), 'same'],
    ['a show that began the year before', 'tvShow', by([], '2005'), by([], '2004-09-22'), 'same'],
    ['a show that began the year after', 'tvShow', by([], '2004'), by([], '2005'), 'other'],
    ['a show without a year', 'tvShow', by([], '2004'), by([]), 'other'],
    ['an edition', 'book', by(['A B'], '1965'), by(['A. B'], '2005'), 'same'],
    ['another author', 'book', by(['A B'], '1965'), by(['C D'], '1965'), 'other'],
    ['no author', 'book', by(['A B'], '1965'), by([], '1965'), 'other'],
    ['a pressing', 'album', by(['A B'], '1966'), by(['A B'], '1990'), 'same'],
    ['a department', 'podcast', by(['BBC']), by(['BBC Radio 4']), 'same'],
    ['another publisher', 'podcast', by(['BBC']), by(['NPR']), 'other'],
  ])('%s (%s)', (_, medium, ours, theirs, expected) => {
    const { creators = [], releaseDate = null } = ours
    const held = {
      title: 'T',
      creators,
      releaseDate,
      source: 'shelf',
      sources: ['shelf'],
    }
    expect(compareWorks(held, found(medium, 'there', 'T', theirs))).toBe(expected)
  })

  test('an artist with several self-titled albums', () => {
    const held = {
      title: 'Weezer',
      creators: ['Weezer'],
      releaseDate: '1994',
      source: 'shelf',
      sources: ['shelf'],
    }
    const album = (date: string | null) => found('album', 'there', 'Weezer', by(['Weezer'], date))
    expect(compareWorks(held, album('1994-05-10'))).toBe('same')
    expect(compareWorks(held, album('2001-05-15'))).toBe('other')
    expect(compareWorks(held, album(null))).toBe('unsure')
  })
})

describe('storing source results', () => {
  test('returns an id for each, in input order, and the same ids the next time', async () => {
    const facts = [found('film', 'tmdb', 'Zebra'), found('film', 'tmdb', 'Aardvark')]
    const ids = await store(...facts)
    expect(new Set(ids).size).toBe(2)
    expect(await store(facts[1] as WorkFacts, facts[0] as WorkFacts)).toEqual([ids[1], ids[0]])
  })

  test('keeps a work of the shelf, TVmaze and TMDB as one, found by each id', async () => {
    const { id } = await aWork(app, {
      medium: 'tvShow',
      title: 'The Wire',
      creators: [],
      releaseDate: '2002',
      entries: ['Season 1'],
    })
    const imdb = [{ source: 'imdb', id: 'tt0306414' }]
    const maze = found('tvShow', 'tvmaze', 'The Wire', { releaseDate: '2002-06-02', ids: imdb })
    expect(await store(maze)).toEqual([id])
    const other = found('tvShow', 'tmdb', 'Wire, The', {
      ids: imdb,
      description: '<p>Baltimore.</p>',
      posterSource: 'https://image.example/p.jpg',
      creators: ['David Simon'],
    })
    expect(await store(other)).toEqual([id])
    const row = await app.ctx.db.selectFrom('works').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      title: 'The Wire',
      release_date: '2002',
      creators: ['David Simon'],
      description: '<p>Baltimore.</p>',
      poster_source: 'https://image.example/p.jpg',
      entries: ['Season 1'],
    })
    for (const externalId of [maze.externalId, other.externalId, 'tt0306414']) {
      expect(await findWorkByExternalId(app.ctx.db, 'tvShow', externalId)).toBe(id)
    }
    expect(await externalIdOf(app.ctx.db, 'tvShow', id)).toBe(row.external_id)
  })

  test('keeps two shows of one source with the same name apart', async () => {
    const ids = await store(
      found('tvShow', 'tvmaze', 'Ghosts', { releaseDate: '2021' }),
      found('tvShow', 'tvmaze', 'Ghosts', { releaseDate: '2021' }),
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('finds a work by its further titles and other spellings, where a creator proves it', async () => {
    const by = { creators: ['Quentin Tarantino'], releaseDate: '2003' }
    const volume = await aWork(app, { title: 'Kill Bill: Volume 1', ...by })
    const vengeance = await aWork(app, {
      title: 'Sympathy for Lady Vengeance',
      alternativeTitles: ['Lady Vengeance', 'Gangs - Part 1'],
      creators: ['Park Chan-wook'],
      releaseDate: '2005',
    })
    const [one, two, three, four, five] = await store(
      found('film', 'tmdb', 'Kill Bill: Vol. 1', by),
      found('film', 'tmdb', 'Kill Bill: Vol. 2', by),
      found('film', 'tmdb', 'Lady Vengeance', {
        creators: ['Park Chan-wook'],
        releaseDate: '2005',
      }),
      found('film', 'tmdb', 'Lady Vengeance', { creators: ['Bo Reed'], releaseDate: '2005' }),
      found('film', 'tmdb', 'Gangs - Part 1', {
        creators: ['Park Chan-wook'],
        releaseDate: '2005',
      }),
    )
    expect([one, three]).toEqual([volume.id, vengeance.id])
    for (const other of [two, four, five]) expect([volume.id, vengeance.id]).not.toContain(other)
  })

  test('keeps shows apart that share only a further title and a year', async () => {
    await aWork(app, {
      medium: 'tvShow',
      title: 'Spøkelser',
      alternativeTitles: ['Ghosts'],
      creators: [],
      releaseDate: '2021',
    })
    const [id] = await store(found('tvShow', 'tvmaze', 'Ghosts', { releaseDate: '2021' }))
    const { title } = await app.ctx.db
      .selectFrom('works')
      .select('title')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
    expect(title).toBe('Ghosts')
  })

  test('merges pressings of one album in one response', async () => {
    const pressing = () => found('album', 'deezer', 'Discovery', { creators: ['Daft Punk'] })
    const ids = await store(
      pressing(),
      pressing(),
      found('album', 'deezer', 'Discovery', { creators: ['Electric Light Orchestra'] }),
    )
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })

  test('merges two titles with one ISBN unless the authors differ', async () => {
    const isbn = [{ source: 'isbn', id: '9780439708180' }]
    const [id] = await store(
      found('book', 'openlibrary', 'The Stone', { creators: ['J. K. Rowling'], ids: isbn }),
    )
    const ids = await store(
      found('book', 'googlebooks', 'The Stone (Book 1)', { creators: ['J.K. Rowling'], ids: isbn }),
      found('book', 'googlebooks', 'Guide to the Stone', {
        creators: ['Somebody Else'],
        ids: isbn,
      }),
    )
    expect(ids[0]).toBe(id)
    expect(ids[1]).not.toBe(id)
  })

  test('merges two titles with one UPC unless the artists differ', async () => {
    const ids = [{ source: 'upc', id: '886443919266' }]
    const album = (source: string, title: string, artist: string) =>
      found('album', source, title, { creators: [artist], ids })
    const [id] = await store(album('deezer', 'Random Access Memories', 'Daft Punk'))
    const later = await store(
      album('spotify', 'R.A.M.', 'Daft Punk'),
      album('spotify', 'A Tribute', 'Somebody Else'),
    )
    expect(later[0]).toBe(id)
    expect(later[1]).not.toBe(id)
  })

  test('stores a work once when two processes find it at the same time', async () => {
    const facts = Array.from({ length: 8 }, () =>
      found('film', 'tmdb', 'Heat', { externalId: '949' }),
    )
    const ids = await Promise.all(facts.map((one) => store(one)))
    expect(new Set(ids.flat()).size).toBe(1)
    expect(await app.ctx.db.selectFrom('works').select('id').execute()).toHaveLength(1)
  })
})
