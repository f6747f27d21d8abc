import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, onProofRequired } from '../../lib/api.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ProofHost } from './proof-host.tsx'
import { requestProof } from './proof-question.ts'

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
  onProofRequired(requestProof)
  refuse(renewing, 'proof_required', undefined, { methods: ['code', 'recoveryCode'] })
  answer(proving, () => {
    answer(renewing, { recoveryCodes })
    return { timeExpires: '2026-11-22T12:00:00.000Z' }
  })
})

/** Calls what wants a proof, and waits for the question. */
async function renew() {
  const { user } = renderPart(<ProofHost ByProvider={() => null} />, { as: ann })
  const result = call(renewing).then(
    () => 'renewed',
    () => 'refused',
  )
  await screen.findByRole('dialog', { name: 'Confirm it’s you' })
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

describe('a passkey', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  const assertion = {
    id: 'id',
    rawId: bytes('raw'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
    },
    getClientExtensionResults: () => ({}),
  }
  const get = vi.fn<() => Promise<unknown>>()

  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    refuse(renewing, 'proof_required', undefined, { methods: ['passkey', 'code'] })
    answer('POST /v1/second-factors/passkeys/challenge', { challenge: 'AAAA' })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('signs what the server asks', async () => {
    get.mockResolvedValue(assertion)
    const { user, result } = await renew()
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
    expect(await result).toBe('renewed')
    const [sent] = callsOf(proving).map(({ body }) => body.proof)
    expect(sent).toMatchObject({ method: 'passkey', response: { id: 'id', type: 'public-key' } })
  })

  test('a passkey can be refused, and a code used instead', async () => {
    get.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    const { user, result } = await renew()
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('No passkey was used')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use a code from your app' }))
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await result).toBe('renewed')
  })
})

test('asks once for calls of the same moment', async () => {
  const { user, result } = await renew()
  const other = call(renewing).then(() => 'renewed')
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect([await result, await other]).toEqual(['renewed', 'renewed'])
  expect(callsOf(proving)).toHaveLength(1)
})
