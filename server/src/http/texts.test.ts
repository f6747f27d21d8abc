import { beforeAll, describe, expect, test } from 'vitest'
import { aReview } from '../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'

const app = useTestApp()
let user: TestUser
let workId: number
let reviewId: number

beforeAll(async () => {
  user = await aUser(app)
  const work = await aWork(app)
  workId = work.id
  reviewId = (await aReview(app, { of: work })).id
})

/** As JSON escapes, as clients send them. */
const unstorable = ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00x', '\\ud83c'] as const

const textPositions: [method: 'POST' | 'PATCH' | 'DELETE', url: string, body: () => string][] = [
  [
    'POST',
    '/create-account',
    () => '{"username":"?","password":"long enough","email":"a@b.example"}',
  ],
  [
    'POST',
    '/create-account',
    () => '{"username":"a","password":"long enough?","email":"a@b.example"}',
  ],
  [
    'POST',
    '/create-account',
    () => '{"username":"a","password":"long enough","email":"a?@b.example"}',
  ],
  ['POST', '/login', () => '{"username":"?","password":"long enough"}'],
  ['POST', '/login', () => '{"email":"?","password":"long enough"}'],
  ['POST', '/login', () => '{"username":"a","password":"?"}'],
  ['POST', '/block-user', () => '{"blocked_username":"?"}'],
  ['DELETE', '/blocked-user', () => '{"user":"?"}'],
  ['POST', '/comment', () => `{"review_id":${reviewId},"content":"?"}`],
  [
    'POST',
    '/v1/reviews',
    () => `{"work":{"id":${workId},"medium":"film"},"rating":5,"review":"?"}`,
  ],
  ['POST', '/v1/reviews', () => `{"work":{"id":${workId},"medium":"?"},"rating":5}`],
  ['POST', '/review', () => `{"workID":${workId},"medium":"film","rating":5,"review":"?"}`],
  ['POST', '/review', () => `{"workID":${workId},"medium":"film","rating":5,"import_source":"?"}`],
  ['PATCH', '/review', () => `{"review_id":${reviewId},"review":"?"}`],
  ['POST', '/works_viewed', () => '{"medium":"film","external_id":"?"}'],
  ['POST', '/works_viewed', () => '{"medium":"?","internal_id":1}'],
  ['POST', '/saved-for-later', () => '{"medium":"film","internal_id":"?"}'],
  ['DELETE', '/saved-for-later', () => '{"medium":"film","workId":"?","idIsExternal":true}'],
]

describe.each(textPositions)('%s %s (%#)', (method, url, body) => {
  test.each(unstorable)('refuses %s', async (text) => {
    const answer = await app.send({
      method,
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      payload: body().replace('?', text),
    })
    expect(answer.status).toBe(400)
    expect(['validation_error', 'invalid_medium']).toContain(answer.body.code)
  })
})

/** Where members write, and whether on one line. */
const writing: [
  method: 'POST' | 'PUT',
  url: string,
  body: (text: string) => object,
  isLine: boolean,
][] = [
  ['POST', '/name', (first_name) => ({ first_name, last_name: 'Lee' }), true],
  ['POST', '/v1/lists', (title) => ({ title }), true],
  ['POST', '/v1/works', (title) => ({ medium: 'film', title, year: 1999 }), true],
  [
    'POST',
    '/v1/works',
    (name) => ({ medium: 'book', title: `By ${name.length}`, creators: [name] }),
    true,
  ],
  ['POST', '/comment', (content) => ({ review_id: reviewId, content }), false],
  [
    'POST',
    '/v1/reviews',
    (review) => ({ work: { id: workId, medium: 'film' }, rating: 5, review }),
    false,
  ],
  [
    'POST',
    '/v1/viewings',
    (tag) => ({ work: { id: workId, medium: 'film' }, day: null, tags: [tag] }),
    true,
  ],
]

describe.each(writing)('%s %s (%#)', (method, url, body, isLine) => {
  const headers = () => ({ authorization: `Bearer ${user.token}` })
  const write = (text: string) => app.send({ method, url, headers: headers(), payload: body(text) })

  test.each(['\u200B', '\u3164', '\u2800 ', '\u2060', '\u00AD', '\u200E', '\u{E0067}', '\u0007'])(
    'refuses %j, which shows nothing',
    async (text) => {
      const answer = await write(text)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ message: 'Must have a visible character' })
    },
  )

  test('takes out what shows nothing beside other signs', async () => {
    const answer = await write('\u200BTwo\u00AD\r\nlines\u0007\u2800')
    expect(answer.status).toBeLessThan(300)
    expect(JSON.stringify(answer.body)).toContain(isLine ? '"Two lines"' : '"Two\\nlines"')
  })
})

const textQueries = [
  '/profile?user=',
  '/contacts?user=',
  '/blocked-status?user=',
  '/v1/search?category=film&q=',
  '/v1/search?category=users&q=',
  '/v1/search?q=a&category=',
  '/v1/search?q=a&nextToken=',
  '/v1/reviews?author=',
  '/v1/reviews?friendship=',
  '/v1/reviews?sort=',
  '/v1/reviews?mediums[]=',
  '/v1/reviews?work[medium]=film&work[id]=',
  '/v1/works/film?sortBy=',
  '/v1/works/film?limit=',
  '/v1/work-engagements?userId=1&sortBy=',
  '/v1/saved-for-later?userId=1&order=',
  '/is_seen?internal_id=1&medium=',
  '/is_saved?medium=film&internal_id=',
  '/external-id?medium=film&external_id=',
  '/friend-suggestions?fields=',
]

describe.each(textQueries)('GET %s', (url) => {
  test('refuses a NUL', async () => {
    const headers = { authorization: `Bearer ${user.token}` }
    const answer = await app.send({ method: 'GET', url: `${url}a%00`, headers })
    expect(answer.status).toBe(400)
    expect(['validation_error', 'invalid_medium']).toContain(answer.body.code)
  })

  test.each(['%ED%A0%80', '%FF', '%', '%zz', '%F0%9F'])(
    'answers %s like any other text',
    async (text) => {
      const headers = { authorization: `Bearer ${user.token}` }
      const answer = await app.send({ method: 'GET', url: url + text, headers })
      expect([200, 400, 404]).toContain(answer.status)
    },
  )
})

test.each([
  ['/v1/works/%00', 400, 'invalid_medium'],
  ['/v1/works/film/%00', 404, 'work_not_found'],
  ['/v1/works/film/1%00/statistics', 404, 'work_not_found'],
  ['/v1/reviews/%00', 404, 'review_not_found'],
  ['/v1/reviews/%F0%9F%8E%AC', 404, 'review_not_found'],
  ['/v1/reviews/summary/%00', 404, 'user_not_found'],
  ['/v1/reviews/99999999999999999999', 404, 'review_not_found'],
  ['/v1/reviews/2147483648', 404, 'review_not_found'],
  ['/v1/reviews/-1', 404, 'review_not_found'],
  ['/v1/reviews/1.0', 404, 'review_not_found'],
  ['/v1/reviews/1e1', 404, 'review_not_found'],
])('GET %s answers %i %s', async (url, status, code) => {
  const answer = await app.send({ method: 'GET', url })
  expect(answer.body).toMatchObject({ status, code })
})
