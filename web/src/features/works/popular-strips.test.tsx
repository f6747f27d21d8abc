import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { SilentIntersectionObserver } from '../../testing/browser-gaps.ts'
import { PopularStrips } from './popular-strips.tsx'

const alien = {
  id: 7,
  medium: 'film',
  title: 'Alien',
  creators: [{ name: 'Ridley Scott' }],
  posterSource: null,
  rating: 9,
}

/** Every strip is in the window. */
class NearAtOnce extends SilentIntersectionObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    super()
    queueMicrotask(() => tell([{ isIntersecting: true }]))
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/v1/works/film')
      ? Response.json({ items: [alien] })
      : Response.json({ code: 'not_found' }, { status: 404 }),
  )
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('only a strip with works can be scrolled', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PopularStrips />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: /Alien/ })
  await waitFor(() => expect(screen.getAllByText('No works found')).toHaveLength(4))
  const arrows = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(arrows).toEqual(['Back in Films', 'On in Films'])
})
