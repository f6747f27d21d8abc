import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUserItem } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { BlockedPeople } from './blocked-people.tsx'

const timeBlocked = '2026-05-01T12:00:00.000Z'
const people = ['ben', 'cleo'].map((username, index) => ({
  ...aUserItem({ id: index + 2, username, firstName: null, lastName: null }),
  timeBlocked,
}))

test('lists blocked members page by page, with Unblock', async () => {
  let left = people
  answer('GET /v1/blocks', ({ query: { offset } }) => ({
    items: left.slice(offset, offset + 1),
    totalCount: left.length,
  }))
  answer('DELETE /blocked-user', ({ query }) => {
    left = left.filter(({ username }) => username !== query.user)
    return { user: query.user, status: 'Not blocked' }
  })
  const { user } = renderPart(<BlockedPeople />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByRole('button', { name: 'Unblock cleo' })
  await user.click(screen.getByRole('button', { name: 'Unblock ben' }))
  await screen.findByText('Unblocked')
  expect(callsOf('DELETE /blocked-user')).toMatchObject([{ query: { user: 'ben' } }])
  left = []
  await user.click(screen.getByRole('button', { name: 'Unblock cleo' }))
  await screen.findByText('You haven’t blocked anyone')
})
