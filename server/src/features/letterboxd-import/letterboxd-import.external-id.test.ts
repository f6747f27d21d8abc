import { beforeAll, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let member: TestUser
beforeAll(async () => {
  member = await aUser(app)
})

describe('looking up an external id', () => {
  test('returns both ids for either', async () => {
    const { id } = await aWork(app, { title: 'Looked Up', externalId: '530' })
    const expected = { medium: 'film', internal_id: id, external_id: '530' }
    const from = (query: { internal_id: number } | { external_id: string }) =>
      app.call(member, 'GET /external-id', { query: { medium: 'film', ...query } })
    expect(await from({ internal_id: id })).toEqual({ status: 200, body: expected })
    expect(await from({ external_id: '530' })).toEqual({ status: 200, body: expected })
  })

  test.each([
    [{ internal_id: 2_000_000_000 }, 404, 'work_not_found'],
    [{ external_id: 'nowhere' }, 404, 'external_id_not_found'],
    [{}, 400, 'validation_error'],
    [{ internal_id: 1, external_id: '1' }, 400, 'validation_error'],
  ])('looking up an external id for %j returns %i %s', async (query, status, code) => {
    const answer = await app.call(member, 'GET /external-id', {
      query: { medium: 'film', ...query },
    })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('finds only works of the medium', async () => {
    const { id } = await aWork(app, { title: 'Not a Book', externalId: '531' })
    const byInternal = await app.call(member, 'GET /external-id', {
      query: { medium: 'book', internal_id: id },
    })
    const byExternal = await app.call(member, 'GET /external-id', {
      query: { medium: 'book', external_id: '531' },
    })
    expect([byInternal.body.code, byExternal.body.code]).toEqual([
      'work_not_found',
      'external_id_not_found',
    ])
  })

  test('refuses an unknown medium and a visitor', async () => {
    const url = '/external-id?medium=game&internal_id=1'
    const headers = { authorization: `Bearer ${member.token}` }
    const unknown = await app.send({ method: 'GET', url, headers })
    expect([unknown.status, unknown.body]).toMatchObject([400, { code: 'invalid_medium' }])
    const visitor = await app.call(null, 'GET /external-id', {
      query: { medium: 'film', internal_id: 1 },
    })
    expect([visitor.status, visitor.body.code]).toEqual([401, 'unauthenticated'])
  })
})
