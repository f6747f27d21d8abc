import type { Favorites } from '@medley/contract/favorites'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { enter, leave } from '../sessions/session.ts'
import { FavoritesCard } from './favorites-card.tsx'

const me = { userId: 7, username: 'ann' }
const owner = { id: 7, username: 'ann' }
const none: Favorites = { film: null, tvShow: null, book: null, album: null, podcast: null }
/** The code of the drawer is loaded when it is first opened. */
const partLoad = { timeout: 10_000 }
const titled = (id: number, title: string) => ({ internal_id: id, title, posterSource: null })

/** The favourites as the server knows them. */
let stored: Favorites
let loadFails: boolean
let saveFails: boolean
let writes: string[]

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const failure = () => json({ status: 400, code: 'validation_error', message: 'No' }, 400)

/** Answers as the wire contract says. */
function answer(path: string, method: string, body: string | undefined): Response {
  if (path.startsWith('/favorites')) return loadFails ? failure() : json(stored)
  if (path.startsWith('/v1/search')) return json({ items: [albumFound], nextToken: null })
  if (!path.startsWith('/v1/users/7/favorites')) return json({ roles: [] })
  writes.push(`${method} ${path.slice('/v1/users/7/favorites'.length)}${body ?? ''}`)
  if (saveFails) return failure()
  stored = { ...stored, album: method === 'DELETE' ? null : titled(12, 'Blue') }
  return json(stored)
}

const albumFound = {
  id: 12,
  medium: 'album',
  title: 'Blue',
  posterSource: null,
  releaseDate: '1971',
  creators: [],
  userInfo: { hasEngaged: false, savedForLater: false },
}

beforeEach(() => {
  stored = none
  loadFails = false
  saveFails = false
  writes = []
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) =>
    answer(path, init.method, init.body),
  )
})

afterEach(() => {
  act(leave)
  queryClient.clear()
})

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <FavoritesCard owner={owner} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit favorites' }))
  const drawer = await screen.findByRole('dialog', { name: 'Edit favorites' }, partLoad)
  await within(drawer).findByText('No Favorite Set')
  return within(drawer)
}

test('shows the first four in their order, to visitors without a pencil', async () => {
  stored = {
    podcast: titled(5, 'Five'),
    album: titled(4, 'Four'),
    book: titled(3, 'Three'),
    tvShow: titled(2, 'Two'),
    film: titled(1, 'One'),
  }
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

test('says that the favourites could not be loaded, and tries again', async () => {
  loadFails = true
  show()
  await screen.findByText('An Error occurred')
  loadFails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('An Error occurred')).toBeNull())
  expect(await screen.findByText('No Favorite Set')).toBeTruthy()
})

test('sets and clears a favourite', async () => {
  enter(`x.${btoa(JSON.stringify(me))}.x`, 'session')
  show()
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
  await waitFor(() => expect(writes).toEqual(['PATCH {"album":{"id":"12"}}', 'DELETE /album']))
})

test('a save that fails is only logged, and the earlier favourite shows again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  enter(`x.${btoa(JSON.stringify(me))}.x`, 'session')
  saveFails = true
  show()
  const drawer = await openDrawer()
  await userEvent.type(drawer.getByRole('searchbox'), 'blue')
  await userEvent.click(await drawer.findByRole('button', { name: /Blue/ }))
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  await drawer.findByText('No Favorite Set')
  expect(writes.length).toBe(1)
  logged.mockRestore()
})
