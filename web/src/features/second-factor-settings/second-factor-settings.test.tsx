import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { SecondFactorSettings } from './second-factor-settings.tsx'

const reading = 'GET /v1/second-factors'
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code-${index}`)
const withoutApp = { app: null, passkeys: [], recoveryCodesLeft: 0 }
const withApp = {
  app: { timeAdded: '2026-11-22T12:00:00.000Z' },
  passkeys: [],
  recoveryCodesLeft: 7,
}
const secret = 'JBSWY3DPEHPK3PXP'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('sets an app up with its first code, and shows the recovery codes once', async () => {
  answer(reading, withoutApp)
  answer('POST /v1/second-factors/app', {
    secret,
    uri: `otpauth://totp/Medley:ann?secret=${secret}`,
  })
  const { user } = renderPart(<SecondFactorSettings />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
  expect(await screen.findByRole('img', { name: 'QR code with the key' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.slice(-2)).toEqual(['Cancel', 'Add'])
  refuse('POST /v1/second-factors/app/confirmation', 'invalid_proof')
  await user.type(screen.getByLabelText('Code the app shows now'), '000000{Enter}')
  await screen.findByText('This code is wrong. Wait for the next one and try again.')
  answer('POST /v1/second-factors/app/confirmation', () => {
    answer(reading, withApp)
    return { recoveryCodes }
  })
  await user.clear(screen.getByLabelText('Code the app shows now'))
  await user.type(screen.getByLabelText('Code the app shows now'), '123456{Enter}')
  expect(await screen.findByText('code-9')).toBeTruthy()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy')
  expect(write).toHaveBeenCalledWith(recoveryCodes.join('\n'))
  await press('I’ve saved them')
  expect(await screen.findByText('Added Nov 22, 2026')).toBeTruthy()
  expect(screen.getByText('7 of 10 left')).toBeTruthy()
  expect(screen.queryByText('code-9')).toBeNull()
})

test('removes the app after a question', async () => {
  answer(reading, withApp)
  answer('DELETE /v1/second-factors/app', () => {
    answer(reading, withoutApp)
    return { removed: true }
  })
  renderPart(<SecondFactorSettings />, { as: ann })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }))
  await screen.findByText('Remove this second step?')
  expect(callsOf('DELETE /v1/second-factors/app')).toHaveLength(0)
  await press('Remove')
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy()
  expect(screen.queryByText('Recovery codes')).toBeNull()
})

test('renews the recovery codes after a question', async () => {
  answer(reading, withApp)
  answer('POST /v1/second-factors/recovery-codes', { recoveryCodes })
  renderPart(<SecondFactorSettings />, { as: ann })
  await userEvent.click(await screen.findByRole('button', { name: 'Renew the recovery codes' }))
  await screen.findByText('Your current codes will stop working.')
  await press('Renew')
  expect(await screen.findByText('code-0')).toBeTruthy()
})

test('says that it could not be read, and tries again', async () => {
  lose(reading)
  renderPart(<SecondFactorSettings />, { as: ann })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(reading, withoutApp)
  await userEvent.click(again)
  expect(await screen.findByText('Authenticator app')).toBeTruthy()
})

test('lists passkeys by name, and removes one', async () => {
  const passkey = { id: 4, name: 'Laptop', timeAdded: '2026-11-22T12:00:00.000Z' }
  answer(reading, {
    ...withoutApp,
    passkeys: [{ ...passkey, timeLastUsed: null }],
    recoveryCodesLeft: 10,
  })
  answer('DELETE /v1/second-factors/passkeys/{passkeyId}', () => {
    answer(reading, withoutApp)
    return { removed: true }
  })
  renderPart(<SecondFactorSettings />, { as: ann })
  expect(await screen.findByText('Added Nov 22, 2026, not used yet')).toBeTruthy()
  expect(screen.getByText('This browser or address doesn’t support passkeys.')).toBeTruthy()
  await press('Remove the passkey Laptop')
  await screen.findByText('Remove this second step?')
  await press('Remove')
  await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull())
  const removed = callsOf('DELETE /v1/second-factors/passkeys/{passkeyId}')
  expect(removed.map(({ params }) => params)).toEqual([{ passkeyId: 4 }])
})
