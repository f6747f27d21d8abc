import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { call, onProofRequired } from '../../lib/api.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ProofHost } from './proof-host.tsx'
import { askForProof } from './proof-question.ts'

const proving = 'POST /v1/sessions/proof'
const renewing = 'POST /v1/second-factors/recovery-codes'
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code-${index}`)

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  onProofRequired(askForProof)
  refuse(renewing, 'proof_required', undefined, { methods: ['code', 'recoveryCode'] })
  answer(proving, () => {
    answer(renewing, { recoveryCodes })
    return { timeExpires: '2026-11-22T12:00:00.000Z' }
  })
})

/** Calls what wants a proof, and waits for the question. */
async function renew() {
  const { user } = renderPart(<ProofHost />, { as: ann })
  const result = call(renewing).then(
    () => 'renewed',
    () => 'refused',
  )
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  return { user, result }
}

test('asks for a proof, then goes on with what was being done', async () => {
  const { user, result } = await renew()
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await result).toBe('renewed')
  expect(callsOf(proving).map(({ body }) => body)).toEqual([
    { proof: { method: 'code', code: '123456' } },
  ])
  expect(callsOf(renewing)).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('keeps asking after a wrong code', async () => {
  const { user, result } = await renew()
  refuse(proving, 'invalid_proof')
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await screen.findByText('This code is wrong or has been used')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await result).toBe('refused')
  expect(callsOf(renewing)).toHaveLength(1)
})

test('asks for the password of a member without a second factor', async () => {
  refuse(renewing, 'proof_required', undefined, { methods: ['password'] })
  const { user, result } = await renew()
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}')
  expect(await result).toBe('renewed')
  const proof = { method: 'password', password: 'a long password' }
  expect(callsOf(proving).map(({ body }) => body)).toEqual([{ proof }])
})

test('asks once for calls of the same moment', async () => {
  const { user, result } = await renew()
  const other = call(renewing).then(() => 'renewed')
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect([await result, await other]).toEqual(['renewed', 'renewed'])
  expect(callsOf(proving)).toHaveLength(1)
})
