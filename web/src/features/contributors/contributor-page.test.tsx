import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { ContributorPage } from './contributor-page.tsx'

const unrated = { yourRating: null, friendsRating: null }
const film = { work: aWork({ id: 1, title: 'The Film' }), roles: ['creator'], ...unrated } as const
const role = { work: aWork({ id: 2, title: 'The Role' }), roles: ['cast'], ...unrated } as const
const book = {
  work: aWork({ id: 3, medium: 'book', title: 'The Book' }),
  roles: ['creator'],
  yourRating: null,
  friendsRating: 7.25,
} as const

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
})

function open() {
  return renderRoutes(
    [
      { path: '/contributors/:id', element: <ContributorPage id={5} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { as: ann, path: '/contributors/5' },
  )
}

const titlesUnder = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`${name} heads no section`)
  return within(section)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

test('groups the works by medium and role', async () => {
  const items = [film, role, book].map((item) => ({ ...item, roles: [...item.roles] }))
  answer('GET /v1/contributors/{contributorId}', {
    id: 5,
    name: 'Ida Marsh',
    isFollowed: false,
    totalCount: 3,
    items,
  })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Ida Marsh' })
  expect(titlesUnder('Films')[0]).toContain('The Film')
  expect(titlesUnder('Films, in the cast')[0]).toContain('The Role')
  expect(titlesUnder('Books')[0]).toContain('The Book')
  expect(titlesUnder('Books')[0]).toContain('Friends: 7.3')
  expect(document.title).toBe('Ida Marsh · Medley')
})

test('leads to the page of what is not there for an unknown contributor', async () => {
  refuse('GET /v1/contributors/{contributorId}', 'contributor_not_found')
  open()
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})

test('offers another try after a failure', async () => {
  refuse('GET /v1/contributors/{contributorId}', 'internal_error')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /try again/i }))
  expect(callsOf('GET /v1/contributors/{contributorId}').length).toBeGreaterThan(1)
})
