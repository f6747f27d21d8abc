import { describe, expect, test } from 'vitest'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { parseQueryString } from './query-string.ts'

const app = useTestApp()

describe('lists and nested values', () => {
  test.each([
    'mediums[]=film&mediums[]=book',
    'mediums=film&mediums=book',
    'mediums[0]=film&mediums[1]=book',
    'mediums%5B%5D=film&mediums%5B%5D=book',
    'mediums[5]=film&mediums[9]=book',
  ])('%s gives two mediums', (text) => {
    expect(parseQueryString(text)).toEqual({ mediums: ['film', 'book'] })
  })

  test('work[id] is a field of work', () => {
    expect(parseQueryString('work[id]=1&work[medium]=film')).toEqual({
      work: { id: '1', medium: 'film' },
    })
  })

  test.each(['__proto__[x]=1', 'constructor[prototype][x]=1', 'a[__proto__][x]=1', 'toString=1'])(
    '%s changes no object',
    (text) => {
      parseQueryString(text)
      expect(({} as Record<string, unknown>)['x']).toBeUndefined()
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  test('limits nesting, keys and list length', () => {
    expect(JSON.stringify(parseQueryString(`a${'[b]'.repeat(5_000)}=1`)).length).toBeLessThan(
      20_000,
    )
    const many = Array.from({ length: 5_000 }, (_, index) => `k${index}=1`).join('&')
    expect(Object.keys(parseQueryString(many))).toHaveLength(200)
    expect(Object.keys(parseQueryString('a[999999999]=1'))).toEqual(['a'])
  })
})

describe('GET /v1/reviews', () => {
  test('accepts every notation of a list', async () => {
    const [film, book] = await Promise.all([aWork(app), aWork(app, { medium: 'book' })])
    await aReview(app, { of: await aWork(app, { medium: 'album' }) })
    await aReview(app, { of: film })
    await aReview(app, { of: book })
    for (const query of [
      'mediums[]=film&mediums[]=book',
      'mediums=film&mediums=book',
      'mediums[0]=film&mediums[1]=book',
    ]) {
      const answer = await app.send({ method: 'GET', url: `/v1/reviews?${query}` })
      expect(answer.status).toBe(200)
      expect((answer.body as unknown as { items: unknown[] }).items).toHaveLength(2)
    }
    const one = await app.send({ method: 'GET', url: '/v1/reviews?mediums=album' })
    expect((one.body as unknown as { items: unknown[] }).items).toHaveLength(1)
  })

  test.each([
    'limit=&offset=&sort=&author=&friendship=',
    'mediums[]=&mediums[]',
    'mediums=&mediums[0]=',
    'work[id]=&work[medium]=',
    'limit=&limit=5&',
  ])('treats the empty values of %s as absent', async (query) => {
    const answer = await app.send({ method: 'GET', url: `/v1/reviews?${query}` })
    expect(answer.status).toBe(200)
  })

  test.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=1e1',
    'limit=ten',
    'limit=5&limit=6',
    'limit[]=5',
    'limit[a]=5',
    'limit=99999999999999999999999',
    'offset=-1',
    'offset=1e400',
    'offset=9007199254740993',
    'author=0',
    'author=x',
    'work=1',
    'work[id]=1',
    'work[id]=0&work[medium]=film',
    'work[id][a]=1&work[medium]=film',
    'work[medium]=film',
    'sort=worst',
    'friendship=foe',
  ])('refuses %s', async (query) => {
    const answer = await app.send({ method: 'GET', url: `/v1/reviews?${query}` })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_error')
    expect(answer.body.errors?.length).toBeGreaterThan(0)
  })

  test.each(['mediums=radio', 'mediums[]=film&mediums[]=Film', 'mediums[a]=film', 'mediums[][]=x'])(
    'reports the medium of %s as invalid',
    async (query) => {
      const answer = await app.send({ method: 'GET', url: `/v1/reviews?${query}` })
      expect(answer.body).toMatchObject({ status: 400, code: 'invalid_medium' })
    },
  )

  test.each(['mediums[]=film', 'mediums=film'])(
    'refuses more than 20 of %s as a wrong value, however many',
    async (value) => {
      const ask = (times: number) =>
        app.send({
          method: 'GET',
          url: `/v1/reviews?${Array.from({ length: times }, () => value).join('&')}`,
        })
      expect((await ask(20)).status).toBe(200)
      for (const times of [21, 100, 101, 250]) {
        expect((await ask(times)).body).toMatchObject({
          code: 'validation_error',
          errors: [{ field: 'mediums', message: 'Must be at most 20 values' }],
        })
      }
    },
  )

  test('names the nested field', async () => {
    const url = '/v1/reviews?work[id]=x&work[medium]=film'
    const answer = await app.send({ method: 'GET', url })
    expect(answer.body.errors).toEqual([{ field: 'work.id', message: 'Must be a whole number' }])
  })
})

describe('the older DELETE calls', () => {
  const url = '/saved-for-later'
  const headers = { 'content-type': 'application/json' }

  test('read the query or the body; the query takes precedence', async () => {
    const user = await aUser(app)
    const [saved, other] = await Promise.all([aWork(app), aWork(app)])
    const authorization = `Bearer ${user.token}`
    const save = () =>
      app.call(user, 'POST /saved-for-later', { body: { medium: 'film', internal_id: saved.id } })
    const body = (workId: number) => JSON.stringify({ medium: 'film', workId })

    await save()
    const byBody = await app.send({
      method: 'DELETE',
      url,
      headers: { ...headers, authorization },
      payload: body(saved.id),
    })
    expect(byBody).toEqual({ status: 200, body: 1 })

    await save()
    const byQuery = await app.send({
      method: 'DELETE',
      url: `${url}?medium=film&workId=${saved.id}`,
      headers: { authorization },
    })
    expect(byQuery).toEqual({ status: 200, body: 1 })

    await save()
    const byBoth = await app.send({
      method: 'DELETE',
      url: `${url}?workId=${saved.id}`,
      headers: { ...headers, authorization },
      payload: body(other.id),
    })
    expect(byBoth).toEqual({ status: 200, body: 1 })
  })
})
