import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEntry, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, ben } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { Screen as EntryScreen } from './screen.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const call = 'GET /v1/works/{medium}/{workId}/entries/{name}'
const work = aWork({ id: 7, medium: 'tvShow', title: 'Severance' })
const neighbour = { id: 71, kind: 'episode', season: 2, number: 4, title: null } as const

const show = (as?: typeof ann) =>
  renderRoutes([{ path: '/:medium/:workId/:entry', element: <EntryScreen /> }], {
    path: '/tvShow/7/s2e5',
    ...(as && { as }),
  })

function details() {
  return {
    work,
    entry: anEntry({
      id: 75,
      season: 2,
      number: 5,
      title: 'Trojan’s Horse',
      score: 8,
      ratingCount: 2,
    }),
    ratingCounts: [{ rating: 8, count: 2 }],
    friends: [
      {
        user: { ...ben, firstName: null, lastName: null, profilePicture: null },
        rating: 8,
        day: '2024-05-01',
        isSeen: true,
      },
    ],
    previous: neighbour,
    next: null,
  }
}

test('shows an episode with its ratings, friends and neighbours', async () => {
  answer(call, details())
  show()
  await screen.findByRole('heading', { level: 1, name: 'Trojan’s Horse' }, slow)
  expect(screen.getByRole('listitem', { name: '8 of 10: 2 ratings' })).toBeDefined()
  const friends = screen.getByRole('region', { name: 'Friends who watched it' })
  expect(within(friends).getByText('May 1, 2024')).toBeDefined()
  const links = screen.getByRole('navigation', { name: 'Previous and next' })
  expect(
    within(links)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tvShow/7/s2e4'])
  expect(screen.queryByRole('button', { name: 'Mark as watched' })).toBeNull()
})

test('a member rates it with one tap', async () => {
  answer(call, details())
  answer('PUT /v1/entry-ratings/{entryId}', { id: 75, ownRating: 9, isSeen: false, ownDays: [] })
  const { user } = show(ann)
  await user.click(await screen.findByRole('radio', { name: '9 of 10' }, slow))
  await vi.waitFor(() =>
    expect(callsOf('PUT /v1/entry-ratings/{entryId}')).toMatchObject([{ body: { rating: 9 } }]),
  )
})

test('an episode that is not listed leads to the work', async () => {
  refuse(call, 'work_entry_not_found')
  show()
  const link = await screen.findByRole('link', { name: 'To the whole work' }, slow)
  expect(link.getAttribute('href')).toBe('/tvShow/7')
})
