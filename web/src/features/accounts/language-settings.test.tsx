import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { currentSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { LanguageSettings } from './language-settings.tsx'

const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

test('checks the language of the page and of letters before one was chosen', async () => {
  answer('GET /v1/language', { language: null })
  renderPart(<LanguageSettings />, { as: ann })
  expect((await choice('English')).checked).toBe(true)
  expect((await choice('Deutsch')).checked).toBe(false)
})

test('sends the choice', async () => {
  answer('GET /v1/language', { language: 'de' })
  answer('PUT /v1/language', { language: 'en' })
  const { user } = renderPart(<LanguageSettings />, { as: ann })
  expect((await choice('Deutsch')).checked).toBe(true)
  await user.click(await choice('English'))
  await expect
    .poll(() => callsOf('PUT /v1/language').map(({ body }) => body))
    .toEqual([{ language: 'en' }])
  expect((await choice('English')).checked).toBe(true)
})

test('goes back to the stored language when the choice fails', async () => {
  answer('GET /v1/language', { language: 'de' })
  refuse('PUT /v1/language', 'rate_limited')
  const { user } = renderPart(<LanguageSettings />, { as: ann })
  await user.click(await choice('English'))
  await expect.poll(() => currentSnackbar()?.text).toBe('An error occurred')
  await expect.poll(async () => (await choice('Deutsch')).checked).toBe(true)
})
