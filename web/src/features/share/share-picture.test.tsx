import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/render-app.tsx'
import { sharePicture } from './share-picture.ts'

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(file: File) => void>() }))
vi.mock('../../lib/save-file.ts', () => ({ saveFile }))

afterEach(() => {
  vi.restoreAllMocks()
  saveFile.mockClear()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

/** Shares the picture of a review, which the server answers with a status. */
async function share(status = 200): Promise<void> {
  renderPart(<p>A review</p>)
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('png', { status }))
  await sharePicture({ title: 'Alien', path: '/og/review/7.png', name: 'review-7' })
}

test('hands the picture to the device', async () => {
  const spy = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true })
  await share()
  expect(spy.mock.calls[0]?.[0].files?.[0]?.name).toBe('review-7.png')
  expect(saveFile).not.toHaveBeenCalled()
})

test('saves the picture where the browser cannot share one', async () => {
  await share()
  await waitFor(() => expect(saveFile.mock.calls[0]?.[0].name).toBe('review-7.png'))
  expect(await screen.findByText('Picture saved')).toBeTruthy()
})

test('says that a review for fewer people has no picture', async () => {
  await share(404)
  expect(await screen.findByText('Only reviews that everyone sees have a picture')).toBeTruthy()
})

test('says when the picture cannot be loaded', async () => {
  await share(500)
  expect(await screen.findByText('The picture could not be loaded')).toBeTruthy()
  expect(saveFile).not.toHaveBeenCalled()
})
