import type { Medium } from '@medley/contract/values/medium'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const shelf: [Medium, string, string[], string?][] = [
  ['film', 'WALL·E', ['Andrew Stanton'], '2008-06-27'],
  ['film', 'The Wall', ['Doug Liman'], '2017'],
  ['film', 'Spider-Man', ['Sam Raimi'], '2002'],
  ['film', 'The Amazing Spider-Man', ['Marc Webb'], '2012'],
  ['film', 'Spiderhead', ['Joseph Kosinski'], '2022'],
  ['film', '8½', ['Federico Fellini'], '1963'],
  ['film', 'Amélie', ['Jean-Pierre Jeunet'], '2001'],
  ['film', 'The Godfather', ['Francis Ford Coppola'], '1972'],
  ['film', 'The Godfather Part II', ['Francis Ford Coppola'], '1974'],
  ['film', 'My Godfather', ['Someone'], '1999'],
  ['film', 'M', ['Fritz Lang'], '1931'],
  ['film', 'Milk', ['Gus Van Sant'], '2008'],
  ['film', 'Сталкер', ['Андрей Тарковский'], '1979'],
  ['film', '千と千尋の神隠し', ['宮崎 駿'], '2001'],
  ['film', '!!!', ['Nobody']],
  ['film', 'Dune', ['David Lynch'], '1984'],
  ['film', 'Dune', ['Denis Villeneuve'], '2021'],
  ['film', 'The Dark Knight', ['Christopher Nolan'], '2008'],
  ['film', 'Men in Black', ['Barry Sonnenfeld'], '1997'],
  ['film', 'X-Men', ['Bryan Singer'], '2000'],
  ['film', 'Mental', ['P. J. Hogan'], '2012'],
  ['album', 'Murmur', ['R.E.M.'], '1983'],
  ['album', 'Remain in Light', ['Talking Heads'], '1980'],
  ['album', 'Back in Black', ['AC/DC'], '1980'],
  ['book', 'The Hobbit', ['J.R.R. Tolkien'], '1937'],
  ['book', 'Dune', ['Frank Herbert'], '1965'],
  ['podcast', 'P3 Dokumentar', ['NRK']],
  ['podcast', 'Oggi la storia', ['RSI']],
  ...Array.from({ length: 7 }, (_, index): [Medium, string, string[]] => [
    'podcast',
    `Serial ${'x'.repeat(index)}`,
    ['Host'],
  ]),
]

beforeAll(async () => {
  for (const [medium, title, creators, releaseDate] of shelf) {
    await aWork(app, { medium, title, creators, releaseDate: releaseDate ?? null })
  }
})

async function find(q: string, category: Medium = 'film', caller: Caller = null) {
  const answer = await app.call(caller, 'GET /v1/search', { query: { q, category } })
  expect(answer.status).toBe(200)
  return answer.body.items
}

async function titles(q: string, category: Medium = 'film') {
  return (await find(q, category)).map((item) => ('title' in item ? item.title : item.username))
}

async function usernames(q: string, caller: Caller = null) {
  const answer = await app.call(caller, 'GET /v1/search', { query: { q, category: 'users' } })
  return answer.body.items.map((item) => ('username' in item ? item.username : item.title))
}

describe('searching works', () => {
  test.each([
    ['wall-e', 'WALL·E'],
    ['WALLE', 'WALL·E'],
    ['wall e', 'WALL·E'],
    ['spider man', 'Spider-Man'],
    ['spiderman', 'Spider-Man'],
    ['8 1/2', '8½'],
    ['8½', '8½'],
    ['amelie', 'Amélie'],
    ['  AMÉLIE ', 'Amélie'],
    ['m', 'M'],
    ['сталкер', 'Сталкер'],
    ['千と千尋', '千と千尋の神隠し'],
    ['!!!', '!!!'],
    ['the godf', 'The Godfather'],
  ])('finds by %j first %j', async (q, title) => {
    expect((await titles(q))[0]).toBe(title)
  })

  test('ranks the exact title first, then title beginnings, then the word elsewhere', async () => {
    expect(await titles('godfather')).toEqual([
      'The Godfather',
      'The Godfather Part II',
      'My Godfather',
    ])
    expect(await titles('men')).toEqual(['Men in Black', 'Mental', 'X-Men'])
  })

  test('ranks the better known of two equal titles first', async () => {
    const [old] = await find('dune')
    expect(old).toMatchObject({ releaseDate: '1984' })
    const [, recent] = await find('dune')
    const admirer = await aUser(app)
    await app.ctx.db
      .insertInto('engagements')
      .values({
        user_id: admirer.id,
        work_id: recent?.id ?? 0,
        medium: 'film',
        time_added: app.clock.now(),
      })
      .execute()
    expect((await find('dune'))[0]).toMatchObject({ releaseDate: '2021' })
    expect(await find('dune', 'film', admirer)).toMatchObject([
      { userInfo: { hasEngaged: true, savedForLater: false } },
      { userInfo: { hasEngaged: false, savedForLater: false } },
    ])
  })

  test.each<[string, string, Medium]>([
    ['tolkien', 'The Hobbit', 'book'],
    ['hobbit tolk', 'The Hobbit', 'book'],
    ['acdc', 'Back in Black', 'album'],
    ['ac/dc', 'Back in Black', 'album'],
    ['nolan dark', 'The Dark Knight', 'film'],
    ['dune 2021', 'Dune', 'film'],
  ])('finds by creator and year: %j is %j', async (q, title, medium) => {
    expect((await titles(q, medium))[0]).toBe(title)
  })

  test('ranks the name of a creator, with or without its points, above beginnings of titles', async () => {
    expect(await titles('rem', 'album')).toEqual(['Murmur', 'Remain in Light'])
    expect((await titles('R.E.M.', 'album'))[0]).toBe('Murmur')
  })

  test.each<[string, string, Medium]>([
    ['godfahter', 'The Godfather', 'film'],
    ['amlie', 'Amélie', 'film'],
    ['tolkein', 'The Hobbit', 'book'],
  ])('tolerates the typo in %j', async (q, title, medium) => {
    expect((await titles(q, medium))[0]).toBe(title)
  })

  test('searching works does not match on two common syllables', async () => {
    expect(await titles('dakota')).toEqual([])
    expect(await titles('star', 'podcast')).toEqual([])
  })

  test('adds no similar titles to a matching one', async () => {
    expect(await titles('wall-e')).toEqual(['WALL·E'])
  })

  test.each(['?', '%', '___', "'; --", '\\', ':*', '& | !', 'q'.repeat(200), 'ab '.repeat(66)])(
    'finds nothing for %j without failing',
    async (q) => {
      expect(await titles(q)).toEqual([])
    },
  )

  test('returns the fields of an item', async () => {
    expect(await find('hobbit', 'book')).toEqual([
      {
        id: expect.any(Number) as number,
        medium: 'book',
        title: 'The Hobbit',
        posterSource: null,
        releaseDate: '1937',
        creators: [{ name: 'J.R.R. Tolkien' }],
        userInfo: { hasEngaged: false, savedForLater: false },
      },
    ])
  })

  test('searches films by default', async () => {
    const answer = await app.call(null, 'GET /v1/search', { query: { q: 'hobbit' } })
    expect(answer.body).toMatchObject({ items: [], nextToken: null })
  })
})

describe('paging', () => {
  test('returns every hit once and ends with null', async () => {
    const query = { q: 'serial', category: 'podcast' as const, limit: 3 }
    const seen: number[] = []
    let nextToken: string | null = null
    const sizes: number[] = []
    do {
      const { body }: Awaited<ReturnType<typeof page>> = await page(query, nextToken)
      seen.push(...body.items.map((item) => item.id))
      sizes.push(body.items.length)
      nextToken = body.nextToken
    } while (nextToken !== null)
    expect(sizes).toEqual([3, 3, 1])
    expect(new Set(seen).size).toBe(7)
  })

  test.each([
    ['of another term', { q: 'seria' }],
    ['of another category', { category: 'film' as const }],
  ])('refuses a token %s', async (_, change) => {
    const query = { q: 'serial', category: 'podcast' as const, limit: 3 }
    const { body } = await page(query, null)
    const answer = await page({ ...query, ...change }, body.nextToken)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'nextToken', message: 'Does not belong to this search' }],
    })
  })

  test.each(['nonsense', 'eyJvZmZzZXQiOjN9', '💥'])('refuses the token %j', async (token) => {
    const answer = await page({ q: 'serial', category: 'podcast' }, token)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.field).toBe('nextToken')
  })

  function page(query: { q: string; category: Medium; limit?: number }, nextToken: string | null) {
    return app.call(null, 'GET /v1/search', {
      query: nextToken === null ? query : { ...query, nextToken },
    })
  }
})

describe('refusals', () => {
  test.each([
    ['a blank term', 'q=%20%20', 'q'],
    ['no term', '', 'q'],
    ['a term of 201 letters', `q=${'a'.repeat(201)}`, 'q'],
    ['a NUL', 'q=%00', 'q'],
    ['an unknown category', 'q=a&category=game', 'category'],
    ['a limit of 51', 'q=a&limit=51', 'limit'],
    ['a limit of 0', 'q=a&limit=0', 'limit'],
  ])('refuses %s', async (_, query, field) => {
    const answer = await app.send({ method: 'GET', url: `/v1/search?${query}` })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ field }] })
  })
})

describe('searching users', () => {
  let jose: TestUser
  let joan: TestUser

  beforeAll(async () => {
    jose = await aUser(app, { username: 'Jose_B', firstName: 'José', lastName: 'Núñez' })
    joan = await aUser(app, { username: 'joan-of-arc', firstName: 'Joan', lastName: 'Arc' })
    await aUser(app, { username: 'joanna', firstName: 'Anna', lastName: 'Jose' })
  })

  test.each([
    ['JOSE_B', ['Jose_B']],
    ['@jose_b', ['Jose_B']],
    ['nunez', ['Jose_B']],
    ['josé núñez', ['Jose_B']],
    ['jose', ['Jose_B', 'joanna']],
    ['joan', ['joanna', 'joan-of-arc']],
    ['joan-of', ['joan-of-arc']],
    ['arc', ['joan-of-arc']],
    ['anna j', ['joanna']],
    ['@', []],
    ['mail.example', []],
    ['joanna@mail.example', []],
  ])('finds by %j %j', async (q, names) => {
    expect(await usernames(q)).toEqual(names)
  })

  test.each(['users', 'user', 'Users'])('accepts %j as the category', async (category) => {
    const answer = await app.send({ method: 'GET', url: `/v1/search?q=nunez&category=${category}` })
    expect(answer.body).toMatchObject({
      items: [
        {
          id: jose.id,
          username: 'Jose_B',
          profilePicture: null,
          firstName: 'José',
          lastName: 'Núñez',
        },
      ],
      nextToken: null,
    })
  })

  test('hides people who block the viewer, but not people the viewer blocks', async () => {
    await aBlock(app, { by: joan, of: jose })
    expect(await usernames('joan-of-arc', jose)).toEqual([])
    expect(await usernames('jose_b', joan)).toEqual(['Jose_B'])
    expect(await usernames('joan-of-arc')).toEqual(['joan-of-arc'])
  })
})
