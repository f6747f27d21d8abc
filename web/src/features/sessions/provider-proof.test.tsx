import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, onProofRequired } from '../../lib/api.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { watchLeaving } from '../../testing/left-page.ts'
import { ann } from '../../testing/members.ts'
import { setOperator } from '../../testing/operator.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ProofHost } from '../second-factors/proof-host.tsx'
import { requestProof } from '../second-factors/proof-question.ts'
import { begunLogin } from './sessions.calls.ts'
import { ProviderProof } from './provider-proof.tsx'

const start = 'POST /v1/sessions/proof/provider/start'
const renewing = 'POST /v1/second-factors/recovery-codes'
const url = 'https://login.house.example/authorize?max_age=0'
const button = { name: 'Confirm with House' }

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  onProofRequired(requestProof)
  setOperator({ loginProvider: 'House' })
  refuse(renewing, 'proof_required', undefined, { methods: ['provider'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Calls what wants a proof, and waits for the question. */
async function renew() {
  const path = '/settings/security?from=home'
  const { user } = renderPart(<ProofHost ByProvider={ProviderProof} />, { as: ann, path })
  const result = call(renewing).then(
    () => 'renewed',
    () => 'refused',
  )
  await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  return { user, result }
}

test('leads to the provider, and back to where it was asked for', async () => {
  const left = watchLeaving()
  answer(start, { url, loginToken: 'begun' })
  const { user } = await renew()
  await user.click(await screen.findByRole('button', button))
  await waitFor(() => expect(left).toEqual([url]))
  expect(callsOf(start)).toHaveLength(1)
  expect(begunLogin()).toEqual({
    loginToken: 'begun',
    returnPath: '/settings/security?from=home',
    purpose: 'proof',
  })
})

test('says that the provider does not answer, and can be cancelled', async () => {
  const left = watchLeaving()
  refuse(start, 'unavailable')
  const { user, result } = await renew()
  await user.click(await screen.findByRole('button', button))
  expect(await screen.findByText(/House is not answering/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await result).toBe('refused')
  expect(left).toEqual([])
})
