import type { NotificationSettings } from '@medley/contract/accounts/notification-settings'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { DigestSettings, KindSettings } from './notification-settings.tsx'

const change = 'PATCH /v1/notification-settings'
let stored: NotificationSettings

beforeEach(() => {
  stored = {
    kinds: [
      { kind: 'comment', site: true, mail: false },
      { kind: 'liked review', site: true, mail: false },
    ],
    weeklyDigest: false,
    mailReaches: true,
  }
  answer('GET /v1/notification-settings', () => stored)
  answer(change, ({ body }) => {
    const kinds = stored.kinds.map(
      (one) => body.kinds?.find(({ kind }) => kind === one.kind) ?? one,
    )
    stored = { ...stored, kinds, weeklyDigest: Boolean(body.weeklyDigest) }
    return stored
  })
})

const open = () =>
  renderPart(
    <>
      <KindSettings />
      <DigestSettings />
    </>,
    { as: ann },
  )
const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

test('switches a kind for the site and for e-mail apart', async () => {
  open()
  await userEvent.click(await switchOf('Comments on your reviews: E-mail'))
  await userEvent.click(await switchOf('Comments on your reviews: On Medley'))
  await waitFor(() => expect(stored.kinds[0]).toEqual({ kind: 'comment', site: false, mail: true }))
  expect(stored.kinds[1]).toEqual({ kind: 'liked review', site: true, mail: false })
})

test('switches the digest, with the time zone of the device', async () => {
  open()
  await userEvent.click(await switchOf('Send me an e-mail on Fridays'))
  await waitFor(() => expect(callsOf(change)).toHaveLength(1))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(callsOf(change)[0]?.body).toEqual({ weeklyDigest: true, timeZone })
})

test('goes back to what is stored when a change fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  refuse(change, 'internal_error')
  open()
  await userEvent.click(await switchOf('Likes on your reviews: E-mail'))
  expect(await screen.findByText('The setting could not be saved')).toBeTruthy()
  await waitFor(async () =>
    expect((await switchOf('Likes on your reviews: E-mail')).checked).toBe(false),
  )
})

test('says that mail does not reach the member', async () => {
  stored = { ...stored, mailReaches: false }
  open()
  const link = await screen.findByRole('link', { name: 'Confirm your address' })
  expect(link.getAttribute('href')).toBe('/settings/account')
})
