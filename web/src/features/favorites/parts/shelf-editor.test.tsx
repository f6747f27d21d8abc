import type { Favorite } from '@medley/contract/library/favorites'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aSearchItem } from '../../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../../testing/fake-server.ts'
import { ann } from '../../../testing/members.ts'
import { answerEmptyPicker } from '../../../testing/picker.ts'
import { renderPart } from '../../../testing/render-app.tsx'
import { FavoriteShelves } from '../favorite-shelves.tsx'
import { ShelfEditor } from './shelf-editor.tsx'

const put = 'PUT /v1/users/{userId}/favorite-shelves/{medium}'
const titled = (id: number, title: string): Favorite => ({
  internal_id: id,
  title,
  posterSource: null,
  releaseDate: null,
})
const titles = new Map([
  [1, 'Alien'],
  [2, 'Heat'],
  [3, 'Stalker'],
])
let works: Favorite[]
const shelves = () => ({ items: works.length > 0 ? [{ medium: 'film' as const, works }] : [] })

beforeEach(() => {
  works = [titled(1, 'Alien'), titled(2, 'Heat')]
  answerEmptyPicker()
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/users/{userId}/favorite-shelves', shelves)
  answer(put, ({ body }) => {
    works = body.workIds.map((id) => titled(Number(id), titles.get(Number(id)) ?? ''))
    return shelves()
  })
  answer('GET /v1/search', { items: [aSearchItem({ id: 3, title: 'Stalker' })], nextToken: null })
})

function show() {
  return renderPart(
    <>
      <FavoriteShelves userId={ann.id} />
      <ShelfEditor memberId={ann.id} medium="film" />
    </>,
    { as: ann },
  ).user
}

const written = () => callsOf(put).map(({ body }) => body.workIds)
const onProfile = () =>
  within(screen.getByRole('region', { name: 'Favorite films' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

test('moves works by buttons, and takes them off, which the profile shows', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Move Heat up' }))
  await waitFor(() => expect(written()).toEqual([[2, 1]]))
  expect(onProfile()).toEqual(['Heat', 'Alien'])
  expect(screen.getByRole('button', { name: 'Move Heat up' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Take Heat off your shelf' }))
  await waitFor(() => expect(written()).toEqual([[2, 1], [1]]))
  expect(onProfile()).toEqual(['Alien'])
})

test('adds a work that the search finds', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Add to your shelf' }))
  await user.type(screen.getByRole('searchbox'), 'stalker')
  await user.click(await screen.findByRole('button', { name: /Stalker/ }))
  await waitFor(() => expect(written()).toEqual([[1, 2, 3]]))
  expect(await screen.findByRole('button', { name: 'Move Stalker up' })).toBeTruthy()
})

test('says when saving fails, and shows the shelf as it was', async () => {
  refuse(put, 'internal_error')
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Take Heat off your shelf' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Move Heat up' })).toBeTruthy()
})
