import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { SnackbarHost } from '../../ui/snackbar.tsx'
import { enter, leave } from '../sessions/session.ts'
import { AddToList } from './add-to-list.tsx'

const dune = { id: 7, medium: 'book', title: 'Dune', posterSource: null } as const
let holding: number[]
let status: number
const edits: unknown[] = []

/** A server that knows two lists and does what it is told. */
async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path.endsWith('/own-lists')) return Response.json({ listIds: holding })
  if (path.startsWith('/v1/lists?')) {
    const [sand, sea] = [
      { id: 1, title: 'Sand' },
      { id: 2, title: 'Sea' },
    ].map((list) => ({ ...list, isPrivate: false }))
    return Response.json({ items: [sand, sea], totalCount: 2 })
  }
  if (!path.endsWith('/bulk-edits')) return Response.json({ roles: [] })
  const body = typeof init.body === 'string' ? init.body : ''
  edits.push([path, JSON.parse(body)])
  if (status !== 200) return Response.json({ code: 'internal_error', status }, { status })
  const id = Number(path.split('/')[3])
  holding = body.includes('"ADD"') ? [...holding, id] : holding.filter((one) => one !== id)
  return Response.json({ totalCount: 1 })
}

beforeEach(() => {
  holding = [2]
  status = 200
  edits.length = 0
  vi.stubGlobal('fetch', answer)
  enter(`x.${btoa(JSON.stringify({ userId: 3, username: 'ann' }))}.y`, 'session')
})

afterEach(() => {
  leave()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function openMenu() {
  const router = createMemoryRouter([{ path: '*', element: <AddToList work={dune} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SnackbarHost />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add to list' }))
  await screen.findByRole('menuitemcheckbox', { name: 'Sand' })
  return user
}

const ticks = () =>
  screen.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'))

test('ticks the lists that hold the work', async () => {
  await openMenu()
  expect(ticks()).toEqual(['false', 'true'])
})

test('puts the work into a list and takes it out of another, with the menu open', async () => {
  const user = await openMenu()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sand' }))
  expect(await screen.findByText('Added to Sand')).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sea' }))
  expect(await screen.findByText('Removed from Sea')).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(ticks()).toEqual(['true', 'false']))
  const work = { workId: 7, medium: 'book' }
  expect(edits).toEqual([
    ['/v1/lists/1/bulk-edits', { actions: [{ action: 'ADD', ...work }] }],
    ['/v1/lists/2/bulk-edits', { actions: [{ action: 'DELETE', ...work }] }],
  ])
})

test('says so when the server fails, and shows again what it holds', async () => {
  status = 500
  const user = await openMenu()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Sand' }))
  expect(await screen.findByText('An unexpected error occurred')).toBeInstanceOf(HTMLElement)
  await waitFor(() => expect(ticks()).toEqual(['false', 'true']))
})
