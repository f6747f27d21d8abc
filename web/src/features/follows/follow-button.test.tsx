import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart, renderRoutes } from '../../testing/render-app.tsx'
import { FollowButton } from './follow-button.tsx'

const ursula = { kind: 'contributor', id: 4, name: 'Ursula' } as const

test('follows at once and keeps it', async () => {
  answer('PUT /v1/contributors/{contributorId}/follow', { isFollowed: true, reason: 'own' })
  renderPart(<FollowButton target={ursula} isFollowed={false} />, { as: ann })
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  await vi.waitFor(() =>
    expect(callsOf('PUT /v1/contributors/{contributorId}/follow')).toMatchObject([
      { params: { contributorId: 4 } },
    ]),
  )
})

test('a failure goes back, says so and can be tried again', async () => {
  refuse('DELETE /v1/contributors/{contributorId}/follow', 'internal_error')
  renderPart(<FollowButton target={ursula} isFollowed />, { as: ann })
  await userEvent.click(screen.getByRole('button', { name: 'Following' }))
  expect(await screen.findByText('You still follow Ursula: the change was not saved')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Following' })).toBeTruthy()
  answer('DELETE /v1/contributors/{contributorId}/follow', { isFollowed: false, reason: null })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() =>
    expect(callsOf('DELETE /v1/contributors/{contributorId}/follow')).toHaveLength(2),
  )
})

test('leads a visitor to the login', async () => {
  const { user, router } = renderRoutes(
    [
      { path: '/', element: <FollowButton target={ursula} isFollowed={false} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { path: '/' },
  )
  await user.click(screen.getByRole('link', { name: 'Follow' }))
  expect(router.state.location.pathname).toBe('/login')
})
