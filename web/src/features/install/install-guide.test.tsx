import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { InstallGuide } from './install-guide.tsx'

afterEach(() => vi.restoreAllMocks())

test('shows the steps of this device first', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(iPhone; CPU iPhone OS 18_0)')
  render(<InstallGuide />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Tap Share')
  expect(screen.queryByRole('region', { name: /iPhone/ })).toBeNull()
  expect(screen.getByRole('region', { name: /Android/ })).toBeTruthy()
})

test('offers the installation of the browser, until it is done', async () => {
  render(<InstallGuide />)
  const prompt = vi.fn(async () => undefined)
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  await userEvent.click(screen.getByRole('button', { name: 'Install Medley' }))
  expect(prompt).toHaveBeenCalledOnce()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Medley is installed on this device.')).toBeTruthy()
})
