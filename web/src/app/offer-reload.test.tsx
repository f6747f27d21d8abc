import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onChunkError, useLazy } from '../lib/loading/use-lazy.ts'
import { answerBuildFiles } from '../testing/fake-build.ts'
import { hideSnackbar } from '../ui/feedback/snackbar-store.ts'
import { SnackbarHost } from '../ui/feedback/snackbar.tsx'
import { offerReload } from './offer-reload.ts'

beforeEach(() => onChunkError(() => void offerReload()))

afterEach(() => {
  act(hideSnackbar)
  onChunkError(() => undefined)
})

const missing = () => Promise.reject(new Error('not found'))

function Window() {
  useLazy(missing, true, () => undefined)
  return <SnackbarHost />
}

test.each([
  [404, 'A new version of Medley is available'],
  [200, 'An error occurred'],
])(
  'a window that did not come, where the build is answered with %i: "%s"',
  async (status, text) => {
    answerBuildFiles(status)
    render(<Window />)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  },
)
