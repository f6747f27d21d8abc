import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { AudienceSetting } from './audience-setting.tsx'
import { SuggestionSetting } from './suggestion-setting.tsx'

const change = 'PATCH /v1/privacy-settings'

beforeEach(() => {
  answer('GET /v1/privacy-settings', { inSuggestions: true, audience: 'everyone' })
})

const open = () => renderPart(<SuggestionSetting />, { as: ann })
const theSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Suggest me as a friend' })

test('stops that others get the member as a suggestion', async () => {
  answer(change, ({ body }) => ({
    inSuggestions: Boolean(body.inSuggestions),
    audience: 'everyone',
  }))
  open()
  await userEvent.click(await theSwitch())
  expect((await theSwitch()).checked).toBe(false)
  await waitFor(() => expect(callsOf(change)).toMatchObject([{ body: { inSuggestions: false } }]))
})

test('goes back to what is stored when the change fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  refuse(change, 'internal_error')
  open()
  await userEvent.click(await theSwitch())
  expect(await screen.findByText('Your setting could not be saved')).toBeTruthy()
  await waitFor(async () => expect((await theSwitch()).checked).toBe(true))
})

test('lets the member choose who sees them', async () => {
  answer(change, ({ body }) => ({ inSuggestions: true, audience: body.audience ?? 'everyone' }))
  renderPart(<AudienceSetting />, { as: ann })
  const narrow = await screen.findAllByText(/three people have rated count your rating/)
  expect(narrow).toHaveLength(2)
  await userEvent.click(await screen.findByRole('radio', { name: /^Only friends/ }))
  await waitFor(() => expect(callsOf(change)).toMatchObject([{ body: { audience: 'friends' } }]))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Only friends/ }).checked).toBe(true)
})
