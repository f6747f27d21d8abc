import { expect, test } from 'vitest'
import { uploadImport } from '../factories/imports.ts'
import { aUser } from '../factories/users.ts'
import { aWork } from '../factories/works.ts'
import { useTestApp } from '../harness.ts'
import { useServedPages } from '../served-pages.ts'

const app = useTestApp()
const pages = useServedPages(app)
const title = 'Buy Grommets Quickly'
const timeAdded = '2026-04-20T10:00:00.000Z'

const ids = { imdb: 'tt0068646', tmdb: '238' }
const forged = [
  { title, source: 'nosuch', externalId: 'z1', ids },
  { title: `${title} Two`, source: 'tmdb', externalId: '../account?x=1#', ids: {} },
  { title: `${title}\u202Egpj.exe\u0007`, source: 'tmdb', externalId: 'z3', ids: {} },
]

function exportOf(works: readonly object[]) {
  const profile = { username: 'a', email: 'a@mail.example', firstName: null, lastName: null }
  const document = {
    format: 'medley',
    version: 1,
    timeExported: timeAdded,
    profile: { ...profile, timeCreated: timeAdded, picture: null },
    reviews: [],
    engaged: works.map((work) => ({
      work: { medium: 'film', releaseDate: '2001', creators: ['Grommets Inc'], ...work },
      timeAdded,
    })),
    savedForLater: [],
    favorites: [],
    lists: [],
    comments: [],
    likes: [],
    friends: [],
  }
  return { name: 'medley.json', content: JSON.stringify(document) }
}

test('works of a forged export are seen by their member alone, and take over no ids and links', async () => {
  const known = await aWork(app, { title: 'The Harbour' })
  const ofKnown = Object.entries(ids).map(([source, external_id]) => {
    return { medium: known.medium, source, external_id, work_id: known.id }
  })
  await app.ctx.db.insertInto('work_external_ids').values(ofKnown).execute()
  const [member, other] = [await aUser(app), await aUser(app)]
  const { body: plan } = await uploadImport(app, member, [exportOf(forged)])
  const params = { id: String(plan.id) }
  await app.call(member, 'POST /v1/imports/{id}/confirm', { params, body: { keepUnknown: true } })
  await app.runJobs()
  const search = { query: { q: title, category: 'film' } } as const
  const own = await app.call(member, 'GET /v1/search', search)
  expect(own.body.items.length).toBeGreaterThan(1)
  expect(JSON.stringify(own.body)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\\u0007/)
  for (const caller of [null, other]) {
    expect((await app.call(caller, 'GET /v1/search', search)).body.items).toEqual([])
    for (const sortBy of ['audienceSize', 'weightedRating'] as const) {
      const { body } = await app.call(caller, 'GET /v1/works/{medium}', {
        params: { medium: 'film' },
        query: { limit: 100, sortBy },
      })
      expect(body.items.map((work) => work.title)).toEqual([known.title])
    }
  }
  for (const path of ['/', '/explore/film', '/sitemap.xml']) {
    expect((await pages.open(path)).html).not.toContain('Grommets')
  }
  for (const { id } of await app.ctx.db.selectFrom('works').select('id').execute()) {
    const { body } = await app.call(member, 'GET /v1/works/{medium}/{workId}/sources', {
      params: { medium: 'film', workId: String(id) },
    })
    expect(JSON.stringify(body)).not.toContain('../')
  }
})
