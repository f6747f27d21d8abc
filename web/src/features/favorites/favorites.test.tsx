import type { Favorites } from '@medley/contract/library/favorites'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem } from '../../testing/factories.ts'
import { answer, callsOf, refuse, writesSoFar } from '../../testing/fake-server.ts'
import { answerEmptyPicker } from '../../testing/picker.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { FavoritesCard } from './favorites-card.tsx'

const none: Favorites = { film: null, tvShow: null, book: null, album: null, podcast: null }
/** The drawer's code loads when it first opens. */
const partLoad = { timeout: 10_000 }
const titled = (id: number, title: string) => ({
  internal_id: id,
  title,
  posterSource: null,
  releaseDate: null,
})
const blue = aSearchItem({ id: 12, medium: 'album', title: 'Blue' })
const set = 'PATCH /v1/users/{userId}/favorites'
const clear = 'DELETE /v1/users/{userId}/favorites/{medium}'

beforeEach(() => {
  answerEmptyPicker()
  answer('GET /favorites', none)
  answer('GET /v1/users/{userId}/favorite-shelves', { items: [] })
  answer('GET /v1/search', { items: [blue], nextToken: null })
  answer('GET /v1/ratings/mine', { items: [] })
  answer(set, { ...none, album: titled(12, 'Blue') })
  answer(clear, none)
})

const writes = () => writesSoFar().filter((name) => name.includes('favorites'))

function show(as?: TestMember) {
  renderPart(<FavoritesCard owner={ann} />, as && { as })
}

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit favorites' }))
  const drawer = await screen.findByRole('dialog', { name: 'Edit favorites' }, partLoad)
  await within(drawer).findByText('No Favorite Set')
  return within(drawer)
}

test('shows visitors the first four in order, without an edit button', async () => {
  answer('GET /favorites', {
    podcast: titled(5, 'Five'),
    album: titled(4, 'Four'),
    book: titled(3, 'Three'),
    tvShow: titled(2, 'Two'),
    film: titled(1, 'One'),
  })
  show()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/film/1-one',
    '/tvShow/2-two',
    '/book/3-three',
    '/album/4-four',
  ])
  expect(screen.queryByRole('button', { name: 'Edit favorites' })).toBeNull()
})

test('shows an error if the favourites fail to load, and retries', async () => {
  refuse('GET /favorites', 'user_not_found')
  show()
  await screen.findByText('An Error occurred')
  answer('GET /favorites', none)
  answer('GET /v1/users/{userId}/favorite-shelves', { items: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('An Error occurred')).toBeNull())
  expect(await screen.findByText('No Favorite Set')).toBeTruthy()
})

test('sets and clears a favourite', async () => {
  show(ann)
  const drawer = await openDrawer()
  expect(drawer.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Album',
    'Podcast',
    'Film',
    'Book',
    'TV Show',
  ])
  await userEvent.type(drawer.getByRole('searchbox'), 'blue')
  await userEvent.click(await drawer.findByRole('button', { name: /Blue/ }))
  await userEvent.click(
    await drawer.findByRole('button', { name: 'Remove Blue from your favorites' }),
  )
  await drawer.findByText('No Favorite Set')
  await waitFor(() => expect(writes()).toEqual([set, clear]))
  expect(callsOf(set)[0]?.body).toEqual({ album: { id: '12' } })
  expect(callsOf(clear)[0]?.params.medium).toBe('album')
})

test('only logs a failed save, and shows the previous favourite again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refuse(set, 'work_not_found')
  show(ann)
  const drawer = await openDrawer()
  await userEvent.type(drawer.getByRole('searchbox'), 'blue')
  await userEvent.click(await drawer.findByRole('button', { name: /Blue/ }))
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  await drawer.findByText('No Favorite Set')
  expect(writes()).toEqual([set])
  logged.mockRestore()
})

test('invites the owner to choose the first', async () => {
  show(ann)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose your favorites' }))
  expect(await screen.findByRole('dialog', { name: 'Edit favorites' }, partLoad)).toBeTruthy()
})

test('shows visitors no invitation', async () => {
  show()
  await screen.findByText('No Favorite Set')
  expect(screen.queryByRole('button')).toBeNull()
})
