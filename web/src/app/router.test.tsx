import { act, cleanup, render, screen } from '@testing-library/react'
import { RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { startRouter } from './router.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [], totalCount: 0 }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  const router = await startRouter()
  await act(async () => render(<RouterProvider router={router} />))
}

test.each([
  '/u/somebody',
  '/settings/more',
  '/reset-password/1',
  '/explore/opera',
  '/film/twelve',
  '/nowhere/at/all',
  '/nowhere',
])('%s shows page-not-found in place', async (path) => {
  await open(path)
  const title = { name: 'Page Not Found' }
  expect(await screen.findByRole('heading', title, { timeout: 10_000 })).toBeTruthy()
  expect(window.location.pathname).toBe(path)
})

test('/explore alone leads to /explore/film', async () => {
  await open('/explore')
  expect(window.location.pathname).toBe('/explore/film')
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByText('Page Not Found')).toBeNull()
})
