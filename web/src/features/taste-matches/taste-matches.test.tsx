import type { TasteComparison, TasteNeighbour } from '@medley/contract/people/taste-matches'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aPerson, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { TasteMatch } from './taste-match.tsx'
import { TastePeople } from './taste-people.tsx'

const compared = (title: string, yourRating: number, theirRating: number) => ({
  work: aWork({ id: title.length, title }),
  yourRating,
  theirRating,
})

const comparison: TasteComparison = {
  inCommonCount: 34,
  neededCount: 3,
  match: { difference: 1.31, low: 1.04, high: 1.58 },
  closest: [compared('Alien', 9, 9)],
  furthest: [compared('Cats', 8, 1)],
}

const call = 'GET /v1/users/{userId}/taste-match'

test('says how far the ratings of two members differ, and where most', async () => {
  answer(call, comparison)
  renderPart(<TasteMatch userId={5} name="Teo" />, { as: ann })
  const card = await screen.findByRole('region', { name: 'Your taste and Teo’s' })
  expect(within(card).getByText('Usually 1.3 points apart, from 34 works in common')).toBeTruthy()
  expect(within(card).getByText('Probably 1 to 1.6')).toBeTruthy()
  expect(within(card).getByRole('link', { name: /Alien.*you 9, Teo 9/ })).toBeTruthy()
  expect(within(card).getByRole('link', { name: /Cats.*you 8, Teo 1/ })).toBeTruthy()
})

test('says how many works are missing', async () => {
  answer(call, { inCommonCount: 2, neededCount: 3, match: null, closest: [], furthest: [] })
  renderPart(<TasteMatch userId={5} name="Teo" />, { as: ann })
  expect(await screen.findByText('Not enough in common yet (2 of 3)')).toBeTruthy()
})

test.each([
  ['on the own profile', { userId: ann.id, as: ann }],
  ['for visitors', { userId: 5 }],
])('is not shown %s', async (_, { userId, ...options }) => {
  answer(call, comparison)
  renderPart(<TasteMatch userId={userId} name="Teo" />, options)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(callsOf(call)).toEqual([])
})

const neighbour: TasteNeighbour = {
  person: aPerson({ id: 8, username: 'bo', firstName: 'Bo', lastName: 'Li' }),
  inCommonCount: 12,
  match: { difference: 1, low: 0.8, high: 1.2 },
  likedByBoth: [aWork({ id: 6, title: 'Stalker' })],
}

const findability = 'PUT /v1/taste-matches/findability'

test('lists people once the member wishes to be found, each to be added', async () => {
  let isFindable = false
  answer('GET /v1/taste-matches/findability', () => ({ isFindable }))
  answer('GET /v1/taste-matches', () => ({ isFindable, items: isFindable ? [neighbour] : [] }))
  answer(findability, ({ body }) => {
    isFindable = Boolean(body.isFindable)
    return { isFindable }
  })
  const { user } = renderPart(<TastePeople />, { as: ann })
  expect(await screen.findByText('You’re not on this list')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Let people with my taste find me' }))
  const list = await screen.findByRole('list', { name: 'People with your taste' })
  expect(within(list).getByText('Bo Li')).toBeTruthy()
  expect(within(list).getByText(/Usually 1 point apart, from 12 works in common/)).toBeTruthy()
  expect(within(list).getByRole('button', { name: 'Add' })).toBeTruthy()
  const liked = within(within(list).getByRole('list', { name: 'You both like' }))
  expect(liked.getByRole('link', { name: /Stalker/ })).toBeTruthy()
})

test('goes back to what is stored when the switch fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer('GET /v1/taste-matches/findability', { isFindable: true })
  answer('GET /v1/taste-matches', { isFindable: true, items: [] })
  refuse(findability, 'internal_error')
  const { user } = renderPart(<TastePeople />, { as: ann })
  const theSwitch = () => screen.findByRole<HTMLInputElement>('switch')
  await user.click(await theSwitch())
  expect(await screen.findByText('The setting could not be saved')).toBeTruthy()
  await waitFor(async () => expect((await theSwitch()).checked).toBe(true))
  expect(screen.getByText('Nobody yet')).toBeTruthy()
})
