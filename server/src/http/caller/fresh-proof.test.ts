import { endpoints } from '@medley/contract/api'
import type { Method } from '@medley/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { anApp } from '../../testing/factories/second-factors.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let plain: TestUser
let equipped: TestUser

beforeAll(async () => {
  plain = await aUser(app, { id: 1 })
  equipped = await aUser(app, { id: 2 })
  await anApp(app, equipped)
})

/** Without those that ask only members without a password. */
const asking = endpoints.filter(
  ({ endpoint }) => endpoint.freshProof && endpoint.freshProof !== 'ifNoPassword',
)

/** The code of a call without values, ten minutes after the login. */
async function codeOf(caller: TestUser, method: Method, path: string, minutes = 10) {
  const token = await aSession(app, caller)
  app.clock.advance(minutes * 60_000)
  const url = path.replaceAll(/\{\w+\}/g, '1')
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await app.send({ method, url, headers })
  return body.code as string | undefined
}

test('mass mail, moderation and leaving want a fresh proof of members with a second factor', () => {
  const names = asking
    .filter(({ endpoint }) => endpoint.freshProof === 'ifSecondFactor')
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(names).toEqual(
    expect.arrayContaining([
      'DELETE /account',
      'POST /v1/emails',
      'POST /v1/moderation/cases/{caseId}/decision',
      'POST /v1/moderation/acts/{actId}/undo',
    ]),
  )
})

test.each(asking)('$endpoint.method $endpoint.path asks again after ten minutes', async (one) => {
  const { method, path, freshProof } = one.endpoint
  expect(await codeOf(equipped, method, path)).toBe('proof_required')
  expect(await codeOf(equipped, method, path, 9)).not.toBe('proof_required')
  const requiresAll = freshProof === 'always'
  expect((await codeOf(plain, method, path)) === 'proof_required').toBe(requiresAll)
})
