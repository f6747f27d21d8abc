import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { ann, ben, type TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { PersonTop } from './person-top.tsx'

beforeEach(() => {
  answer(
    'GET /profile',
    aProfile({ id: ben.id, username: 'ben', firstName: 'Ben', lastName: 'Okafor' }),
  )
  answer('GET /blocked-status', 'Not blocked')
  answer('GET /v1/users/{userId}/counts', {
    reviews: 1204,
    viewings: 30,
    lists: 2,
    saved: 0,
    friends: 9,
  })
})

const show = (as?: TestMember) =>
  renderPart(<PersonTop username="ben" current="diary" />, as && { as })

test('names the person and leads to every tab, with what it holds', async () => {
  show()
  expect((await screen.findByRole('link', { name: /^Ben Okafor/ })).getAttribute('href')).toBe(
    '/profile/ben',
  )
  const tabs = within(screen.getByRole('navigation', { name: 'Pages of this person' }))
  await tabs.findByRole('link', { name: 'Reviews 1,204' })
  const links = tabs
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
  expect(links).toEqual([
    ['Reviews 1,204', '/profile/ben', null],
    ['Diary 30', '/u/ben/diary', 'page'],
    ['Stats ', '/u/ben/statistics', null],
    ['Lists 2', '/u/ben/lists', null],
    ['Saved 0', '/u/ben/saved-for-later', null],
    ['Friends 9', '/ben/contacts', null],
  ])
})

test('offers no tabs of a person whom the viewer blocks', async () => {
  answer('GET /blocked-status', 'Blocked by you')
  show(ann)
  await screen.findByText('Ben Okafor')
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
})
