import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onChunkError, useLazy } from '../lib/use-lazy.ts'
import { hideSnackbar } from '../ui/snackbar-store.ts'
import { SnackbarHost } from '../ui/snackbar.tsx'
import { offerReload } from './offer-reload.ts'

beforeEach(() => onChunkError(() => void offerReload()))

afterEach(() => {
  act(hideSnackbar)
  onChunkError(() => undefined)
  vi.unstubAllGlobals()
})

const missing = () => Promise.reject(new Error('not found'))

function Window() {
  useLazy(missing, true, () => undefined)
  return <SnackbarHost />
}

test.each([
  [404, 'There is a new version of Medley'],
  [200, 'An error occurred'],
])(
  'a window that did not come, where the build is answered with %i: "%s"',
  async (status, text) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }))
    render(<Window />)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  },
)
