import { beforeAll, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { putTitles } from './works.languages.queries.ts'

const app = useTestApp()
let film: { id: number }
let german: TestUser
let english: TestUser

beforeAll(async () => {
  film = await aWork(app, { title: 'The Godfather' })
  await aWork(app, { title: 'Without another title' })
  await transaction(app.ctx.db, (tx) =>
    putTitles(tx, [
      { workId: film.id, language: 'de', title: 'Der Pate', source: 'shelf' },
      { workId: film.id, language: 'de', title: 'Pate, Der', source: 'shelf' },
      { workId: film.id, language: 'fr', title: 'The Godfather', source: 'shelf' },
    ]),
  )
  german = await aMemberIn('de')
  english = await aMemberIn('en')
  await aReview(app, { by: english, of: film, rating: 9 })
})

async function aMemberIn(language: 'de' | 'en'): Promise<TestUser> {
  const member = await aUser(app)
  await app.call(member, 'PUT /v1/language', { body: { language } })
  return member
}

interface Titled {
  id: number
  title: string
  displayTitle?: string
}

/** Titles shown by the page of a work, a list of works and a review. */
async function shown(headers: Record<string, string>) {
  const get = async <T>(url: string) => (await app.http.inject({ url, headers })).json<T>()
  const work = await get<Titled>(`/v1/works/film/${film.id}`)
  const listed = await get<{ items: Titled[] }>('/v1/works/film')
  const reviews = await get<{ items: { work: Titled }[] }>(`/v1/reviews?workId=${film.id}`)
  const all = [
    work,
    listed.items.find(({ id }) => id === film.id),
    ...reviews.items.map((review) => review.work),
  ]
  expect(all.map((one) => one?.title)).toEqual(Array(3).fill('The Godfather'))
  return [...new Set(all.map((one) => one?.displayTitle))]
}

const as = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` })

test('a member sees titles in their language, whatever that of the browser', async () => {
  expect(await shown({ ...as(german), 'accept-language': 'en' })).toEqual(['Der Pate'])
  expect(await shown({ ...as(english), 'accept-language': 'de' })).toEqual([undefined])
})

test('a member without a language and a visitor see them in that of their pages', async () => {
  const member = await aUser(app)
  expect(await shown({ 'accept-language': 'de-AT, en;q=0.5' })).toEqual(['Der Pate'])
  expect(await shown({ cookie: 'language=de', 'accept-language': 'en' })).toEqual(['Der Pate'])
  expect(await shown({ 'accept-language': 'en, de;q=0.5' })).toEqual([undefined])
  expect(await shown({ ...as(member), 'accept-language': 'de' })).toEqual(['Der Pate'])
})

test('a title that is the same in a language is said once', async () => {
  expect(await shown({ 'accept-language': 'fr' })).toEqual([undefined])
})

test('a member can have original titles', async () => {
  const member = await aMemberIn('de')
  const chosen = async () => (await app.call(member, 'GET /v1/original-titles')).body
  expect(await chosen()).toEqual({ originalTitles: false })
  for (const originalTitles of [true, false]) {
    const changed = await app.call(member, 'PUT /v1/original-titles', { body: { originalTitles } })
    expect(changed).toEqual({ status: 200, body: { originalTitles } })
    expect(await chosen()).toEqual({ originalTitles })
    expect(await shown(as(member))).toEqual([originalTitles ? undefined : 'Der Pate'])
  }
})

test('favourites have it, too', async () => {
  await app.call(german, 'PATCH /v1/users/{userId}/favorites', {
    params: { userId: String(german.id) },
    body: { film: { id: film.id } },
  })
  const { body } = await app.call(german, 'GET /favorites', {
    query: { profile: german.username, medium: 'film' },
  })
  expect(body).toMatchObject({ title: 'The Godfather', displayTitle: 'Der Pate' })
})

test('a search for a title in another language finds the work', async () => {
  const { body } = await app.call(german, 'GET /v1/search', {
    query: { q: 'der pate', category: 'film' },
  })
  expect(body.items[0]).toMatchObject({ id: film.id, displayTitle: 'Der Pate' })
})

test('another source leaves a title of the shelf', async () => {
  const title = { workId: film.id, language: 'de', title: 'Der Pate I', source: 'wikidata' }
  await transaction(app.ctx.db, (tx) => putTitles(tx, [title]))
  expect(await shown(as(german))).toEqual(['Der Pate'])
})
