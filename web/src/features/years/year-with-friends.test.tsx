import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { YearWithFriends } from './year-with-friends.tsx'

vi.setConfig({ testTimeout: 60_000 })

const person = (id: number, username: string) => ({
  id,
  username,
  profilePicture: null,
  firstName: null,
  lastName: null,
})

test('shows common works, the quarrel and who saw most', async () => {
  const heat = aWork({ id: 3, title: 'Heat' })
  answer('GET /v1/years-with-friends/{year}', {
    common: [{ work: heat, people: 3 }],
    quarrel: {
      work: heat,
      highest: { person: person(1, 'ann'), rating: 9 },
      lowest: { person: person(2, 'ben'), rating: 2 },
    },
    busiest: [{ person: person(2, 'ben'), works: 1 }],
  })
  renderPart(<YearWithFriends username="ann" year={2026} />, { as: ann })
  const common = await screen.findByRole('region', { name: 'What most of you saw' })
  expect(within(common).getByText('3 of you')).toBeTruthy()
  const quarrel = screen.getByRole('region', { name: 'The quarrel of the year' })
  expect(within(quarrel).getByRole('progressbar', { name: 'ben' })).toBeTruthy()
  const busiest = screen.getByRole('region', { name: 'Saw, read and heard the most' })
  expect(within(busiest).getByText('1 work')).toBeTruthy()
})

test('says where there is nothing in common', async () => {
  answer('GET /v1/years-with-friends/{year}', { common: [], quarrel: null, busiest: [] })
  renderPart(<YearWithFriends username="ann" year={2026} />, { as: ann })
  expect(await screen.findByText('Nothing in common yet')).toBeTruthy()
})
