import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { everyone, members, none } from '../../testing/permission-row.ts'
import { day, tooShort } from '../../testing/row-values.ts'
import { aSoftwarePasskey } from '../../testing/software-authenticator.ts'
import { expireSessionsJob } from './sessions.jobs.ts'

const proofOf = (code: string) => ({ body: { proof: { method: 'code', code } } })

const oldSessions: KilledJob = {
  kind: 'sessions-expire',
  moments: [before('delete from "sessions"'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    await aSession(app, me, { lifetime: 'ordinary', device: 'old' })
    app.clock.advance(7 * day)
    await aSession(app, me, { lifetime: 'ordinary', device: 'young' })
    await app.ctx.jobs.enqueue(app.ctx.db, expireSessionsJob, {})
    return async () => {
      const sessions = app.ctx.db.selectFrom('sessions').select('device').orderBy('device')
      const left = await sessions.where('user_id', '=', me.id).execute()
      expect(left.map(({ device }) => device)).toEqual(['Firefox on Linux', 'young'])
    }
  },
}

const noSession = '404 session_not_found'

export const sessionsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /login',
      values: ({ owner, password }) => ({ body: { username: owner.username, password } }),
    },
    {
      endpoint: 'POST /password',
      values: ({ password }) => ({ body: { old_password: password, new_password: 'long enough' } }),
    },
    {
      endpoint: 'GET /v1/users/{userId}/roles',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
    },
    {
      endpoint: 'DELETE /v1/sessions/{sessionId}',
      about: "the owner's",
      values: ({ owner }) => ({ params: { sessionId: decodeJwt(owner.token).jti } }),
      answers: [none, noSession, noSession, noSession, noSession, '200', noSession],
    },
    {
      endpoint: 'POST /v1/sessions/passkey',
      values: () => ({
        body: {
          response: aSoftwarePasskey().sign({
            challenge: 'x',
            origin: 'https://medley.example',
            rpId: 'medley.example',
          }),
        },
      }),
      answers: everyone('422 invalid_proof'),
    },
    {
      endpoint: 'POST /v1/sessions/second-factor/challenge',
      values: () => ({ body: { loginToken: 'x' } }),
      answers: everyone('400 invalid_token'),
    },
    {
      endpoint: 'POST /v1/sessions/second-factor',
      values: () => ({
        body: { loginToken: 'x', proof: { method: 'code', code: '123456' } },
      }),
      answers: everyone('400 invalid_token'),
    },
    {
      endpoint: 'POST /v1/sessions/provider/start',
      values: () => ({ body: {} }),
      answers: everyone('404 not_found'),
    },
    {
      endpoint: 'POST /v1/sessions/provider',
      values: () => ({ body: { loginToken: 'x', answer: 'code=x' } }),
      answers: everyone('404 not_found'),
    },
    {
      endpoint: 'POST /v1/sessions/provider/address',
      values: () => ({ body: { loginToken: 'x', email: 'new@mail.example' } }),
      answers: everyone('400 invalid_token'),
    },
    { endpoint: 'POST /v1/sessions/proof/provider/start', answers: members('404 not_found') },
    {
      endpoint: 'POST /v1/sessions/proof/provider',
      values: () => ({ body: { loginToken: 'x', answer: 'code=x' } }),
      answers: members('404 not_found'),
    },
    {
      endpoint: 'POST /v1/sessions/proof',
      values: ({ password }) => ({ body: { proof: { method: 'password', password } } }),
    },
  ],
  answers: [
    invalid('POST /login', { body: { password: 'x' } }, ['username', 'Required']),
    refused('POST /login', 'invalid_credentials', ({ owner }) => ({
      body: { username: owner.username, password: 'wrong' },
    })),
    invalid('POST /password', { body: { old_password: 'x', new_password: '1' } }, [
      'new_password',
      tooShort,
    ]),
    refused(
      'POST /password',
      'invalid_credentials',
      { body: { old_password: 'wrong', new_password: 'long enough' } },
      { message: 'Password is incorrect' },
    ),
    refused(
      'GET /v1/users/{userId}/roles',
      'user_not_found',
      { params: { userId: missingId } },
      { by: 'admin' },
    ),
    invalid('POST /v1/sessions/proof', proofOf('x'), ['proof.code', 'Must be 6 digits']),
    invalid('POST /v1/sessions/second-factor', proofOf('123456'), ['loginToken', 'Required']),
    refused('POST /v1/sessions/proof', 'invalid_proof', proofOf('123456')),
  ],
  killedJobs: [oldSessions],
}
