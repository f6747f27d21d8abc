import { limits } from '@medley/contract/limits'
import { beforeAll, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const suggest = (by: TestUser, work: { id: number }, body: object) =>
  app.call(by, 'POST /v1/works/{medium}/{workId}/suggestions', {
    params: { medium: 'film', workId: String(work.id) },
    body,
  })

async function openOnes() {
  const { body } = await app.call(admin, 'GET /v1/work-suggestions', { query: { limit: 100 } })
  return body.items
}

const close = (id: number, outcome: 'accepted' | 'dismissed') =>
  app.call(admin, 'POST /v1/work-suggestions/{suggestionId}/close', {
    params: { suggestionId: String(id) },
    body: { outcome },
  })

test('stands in the queue until it is dismissed', async () => {
  const ann = await aUser(app)
  const film = await aWork(app)
  const { body } = await suggest(ann, film, { comment: 'The year is 1978.' })
  expect((await openOnes()).find(({ id }) => id === body.id)).toMatchObject({
    work: { id: film.id },
    sameAs: null,
    comment: 'The year is 1978.',
    suggestedBy: ann.username,
  })
  expect((await close(body.id, 'dismissed')).status).toBe(200)
  expect((await openOnes()).map(({ id }) => id)).not.toContain(body.id)
  expect((await close(body.id, 'dismissed')).status).toBe(404)
})

test('merges two works when it is accepted', async () => {
  const ann = await aUser(app)
  const [film, other] = [await aWork(app), await aWork(app)]
  const { body } = await suggest(ann, film, { sameAsId: other.id })
  await close(body.id, 'accepted')
  const shown = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(film.id) },
  })
  expect(shown.body.id).toBe(other.id)
})

test('stays open where the merge is refused', async () => {
  const ann = await aUser(app)
  const [film, other] = [await aWork(app), await aWork(app)]
  const first = await suggest(ann, film, { sameAsId: other.id })
  const second = await suggest(ann, film, { sameAsId: other.id })
  await close(first.body.id, 'accepted')
  expect(await close(second.body.id, 'accepted')).toMatchObject({
    status: 409,
    body: { code: 'merge_refused' },
  })
  expect((await openOnes()).map(({ id }) => id)).toContain(second.body.id)
})

test('needs a word or another visible work', async () => {
  const ann = await aUser(app)
  const film = await aWork(app)
  expect(await suggest(ann, film, {})).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'comment', message: 'Required' }] },
  })
  expect((await suggest(ann, film, { sameAsId: film.id })).status).toBe(404)
  const book = await aWork(app, { medium: 'book' })
  expect((await suggest(ann, film, { sameAsId: book.id })).status).toBe(404)
})

test('is refused above the limit of a day', async () => {
  const ann = await aUser(app)
  const film = await aWork(app)
  for (let count = 0; count < limits.suggestionsPerDay; count += 1) {
    await suggest(ann, film, { comment: `Correction ${count}` })
  }
  expect((await suggest(ann, film, { comment: 'One more' })).status).toBe(429)
})

test('merges an added work into the confirmed one, whichever it names', async () => {
  const ann = await aUser(app)
  const film = await aWork(app)
  const { body: added } = await app.call(ann, 'POST /v1/works', {
    body: { medium: 'film', title: 'Added By Ann' },
  })
  const { body } = await suggest(ann, film, { sameAsId: added.id })
  expect((await close(body.id, 'accepted')).status).toBe(200)
  const shown = await app.call(ann, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(added.id) },
  })
  expect(shown.body.id).toBe(film.id)
})
