import type { Followed } from '@medley/contract/library/follows'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { Following } from './following.tsx'

const timeAdded = '2026-11-01T12:00:00.000Z'
const show = aWork({ id: 3, medium: 'tvShow', title: 'Severance', releaseDate: '2022-02-18' })

const followed: readonly Followed[] = [
  { kind: 'work', work: show, reason: 'progress', timeAdded },
  {
    kind: 'contributor',
    contributor: { id: 4, name: 'Ursula K. Le Guin' },
    knownFor: aWork({ id: 5, medium: 'book', title: 'The Dispossessed' }),
    timeAdded,
  },
]

function open(items: readonly Followed[]) {
  answer('GET /v1/follows', ({ query: { kind } }) => ({
    items: items.filter((item) => item.kind === kind),
    before: null,
  }))
  renderPart(<Following />, { as: ann })
}

test('shows what is followed by itself with its reason, and people with what they are known for', async () => {
  open(followed)
  const works = within(await screen.findByRole('region', { name: 'Works' }))
  expect(works.getByText(/You are in the middle of it/)).toBeTruthy()
  const people = within(await screen.findByRole('region', { name: 'People' }))
  expect(people.getByRole('link', { name: 'Ursula K. Le Guin' })).toBeTruthy()
  expect(people.getAllByText('The Dispossessed')).not.toHaveLength(0)
  expect(screen.queryByRole('region', { name: 'Series' })).toBeNull()
})

test('what is no longer waited for is unfollowed', async () => {
  open(followed)
  answer('DELETE /v1/works/{medium}/{workId}/follow', { isFollowed: false, reason: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Following: Severance' }))
  await vi.waitFor(() =>
    expect(callsOf('DELETE /v1/works/{medium}/{workId}/follow')).toMatchObject([
      { params: { medium: 'tvShow', workId: 3 } },
    ]),
  )
})

test('an empty list says what is followed by itself', async () => {
  open([])
  expect(await screen.findByText('You follow nothing yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore shows' })).toBeTruthy()
})

test('a list that cannot be loaded can be asked for again', async () => {
  refuse('GET /v1/follows', 'internal_error')
  renderPart(<Following />, { as: ann })
  expect(await screen.findAllByText('This could not be loaded')).not.toHaveLength(0)
})
