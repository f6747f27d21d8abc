import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/render-app.tsx'
import { ShareButton } from './share-button.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

function show() {
  const { user } = renderPart(<ShareButton title="Alien" path="/film/7-alien" />)
  return () => user.click(screen.getByRole('button', { name: 'Share' }))
}

const url = 'http://localhost:3000/film/7-alien'

/** A device with apps to share with. */
function deviceShares(share: () => Promise<void>) {
  const spy = vi.fn<(data: ShareData) => Promise<void>>(share)
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true })
  return spy
}

test('copies the link where the browser cannot share, and says so', async () => {
  const press = show()
  await press()
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('says where copying fails', async () => {
  const press = show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'))
  await press()
  expect(await screen.findByText('The link could not be copied')).toBeTruthy()
})

test('hands the page to the device, and copies nothing', async () => {
  const share = deviceShares(() => Promise.resolve())
  const press = show()
  await press()
  await waitFor(() => expect(share.mock.calls).toEqual([[{ title: 'Alien', url }]]))
  expect(screen.queryByText('Link copied')).toBeNull()
})

test("stays quiet when the device's window is closed", async () => {
  const share = deviceShares(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  const press = show()
  await press()
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')?.textContent).toBe('')
})
