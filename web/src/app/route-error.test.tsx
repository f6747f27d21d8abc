import { act, render, screen } from '@testing-library/react'
import { type ComponentType, lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../lib/loading/error-boundary.tsx'
import { loadChunk } from '../lib/loading/load-chunk.ts'
import { createMemoryRouter } from '../lib/router/router.ts'
import { RouterProvider } from '../lib/router/router-provider.tsx'
import { answerBuildFiles } from '../testing/fake-build.ts'
import { RouteError } from './route-error.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  answerBuildFiles(200)
  // React and the screen both log the error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
})

function show(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await loadChunk(load) }))
  render(
    <RouterProvider router={createMemoryRouter()}>
      <ErrorBoundary resetKey={null} Fallback={RouteError}>
        <Screen />
      </ErrorBoundary>
    </RouterProvider>,
  )
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('shows an error with a way on when a chunk does not load in two minutes', async () => {
  show(() => new Promise<never>(() => undefined))
  await advance(119_000)
  expect(screen.queryByText('An error occurred')).toBeNull()
  await advance(2000)
  expect(screen.getByText('An error occurred')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})

test('shows an error with a link home when a screen throws', async () => {
  show(async () => {
    return function Broken() {
      throw new Error('broken')
    }
  })
  await advance(100)
  expect(screen.getByText('An error occurred')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
})

test('says that there is no connection where that is why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(() => Promise.reject(new TypeError('Failed to fetch')))
  await advance(100)
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeTruthy()
  expect(screen.queryByText('An error occurred')).toBeNull()
})

test('shows no error for requests aborted by leaving the page', async () => {
  let end = () => {}
  show(() => new Promise<never>((_, reject) => (end = () => reject(new TypeError('aborted')))))
  await advance(0)
  window.dispatchEvent(new Event('beforeunload'))
  end()
  await advance(5000)
  expect(screen.queryByText('An error occurred')).toBeNull()
})
