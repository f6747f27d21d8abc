import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { currentSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { OriginalTitlesSwitch } from './original-titles-switch.tsx'

const change = 'PUT /v1/original-titles'
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Original titles' })

beforeEach(() => answer('GET /v1/original-titles', { originalTitles: false }))

test('has titles stay as they are', async () => {
  answer(change, { originalTitles: true })
  const { user } = renderPart(<OriginalTitlesSwitch />, { as: ann })
  await user.click(await theSwitch())
  await expect
    .poll(() => callsOf(change).map(({ body }) => body))
    .toEqual([{ originalTitles: true }])
  expect((await theSwitch()).checked).toBe(true)
})

test('goes back to what is stored when the change fails', async () => {
  refuse(change, 'rate_limited')
  const { user } = renderPart(<OriginalTitlesSwitch />, { as: ann })
  await user.click(await theSwitch())
  await expect.poll(() => currentSnackbar()?.text).toBe('An error occurred')
  await expect.poll(async () => (await theSwitch()).checked).toBe(false)
})
