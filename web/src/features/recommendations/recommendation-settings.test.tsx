import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { TakePartSwitch } from './recommendation-settings.tsx'

beforeEach(() => {
  answer('GET /v1/recommendation-settings', { inRecommendations: true })
})

const takePart = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Let my ratings help to recommend works' })

test('a member can take no part', async () => {
  answer('PUT /v1/recommendation-settings', { inRecommendations: false })
  const { user } = renderPart(<TakePartSwitch />, { as: ann })
  await user.click(await takePart())
  expect((await takePart()).checked).toBe(false)
  expect(callsOf('PUT /v1/recommendation-settings')).toMatchObject([
    { body: { inRecommendations: false } },
  ])
})

test('the switch returns if that could not be saved', async () => {
  refuse('PUT /v1/recommendation-settings', 'internal_error')
  const { user } = renderPart(<TakePartSwitch />, { as: ann })
  await user.click(await takePart())
  await screen.findByText('An error occurred')
  await vi.waitFor(async () => expect((await takePart()).checked).toBe(true))
})
