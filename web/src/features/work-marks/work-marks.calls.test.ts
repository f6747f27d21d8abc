import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answer, callsOf, hold, refuse, writesSoFar } from '../../testing/fake-server.ts'
import { setMark, setWorkMarks } from './work-marks.calls.ts'

const film = { id: 7, medium: 'film' as const }
const engaged = { medium: film.medium, internal_id: film.id, hasEngaged: true as const }
const saved = { medium: film.medium, internal_id: film.id, savedForLater: true as const }

const shown = () => queryClient.getQueryData(['work-marks', film.id])

beforeEach(() => setWorkMarks(film.id, { hasEngaged: false, savedForLater: false }))

afterEach(() => queryClient.clear())

/** Waits for the held call at an index, the first by default. */
const next = <T>(held: readonly T[], index = 0): Promise<T> =>
  vi.waitFor(() => held[index] ?? expect.fail('No such call yet'))

test('shows a mark before the server responds', async () => {
  const held = hold('POST /works_viewed')
  const outcome = setMark(film, 'hasEngaged', true)
  expect(shown()).toEqual({ hasEngaged: true, savedForLater: false })
  const { answer } = await next(held)
  answer(engaged)
  expect(await outcome).toEqual({ on: true })
})

test('sends marks with keepalive, so that leaving the page does not cancel them', async () => {
  answer('POST /works_viewed', engaged)
  answer('POST /saved-for-later', saved)
  await Promise.all([setMark(film, 'hasEngaged', true), setMark(film, 'savedForLater', true)])
  const calls = [...callsOf('POST /works_viewed'), ...callsOf('POST /saved-for-later')]
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, true])
})

test('sends one request at a time; the last change wins', async () => {
  const [saves, unsaves] = [hold('POST /saved-for-later'), hold('DELETE /saved-for-later')]
  const first = setMark(film, 'savedForLater', true)
  expect(await setMark(film, 'savedForLater', false)).toBeNull()
  expect(await setMark(film, 'savedForLater', true)).toBeNull()
  expect(await setMark(film, 'savedForLater', false)).toBeNull()
  const save = await next(saves)
  expect(unsaves).toEqual([])
  save.answer(saved)
  const unsave = await next(unsaves)
  expect(unsave.call.query).toMatchObject({ medium: 'film', workId: '7' })
  unsave.answer(1)
  expect(await first).toEqual({ on: false })
  expect(writesSoFar()).toEqual(['POST /saved-for-later', 'DELETE /saved-for-later'])
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: false })
})

test('reverts only the failed mark', async () => {
  setWorkMarks(film.id, { savedForLater: true })
  refuse('POST /works_viewed', 'internal_error')
  expect(await setMark(film, 'hasEngaged', true)).toBe('failed')
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: true })
})

test('fails if nothing was deleted, and shows the work as not saved', async () => {
  setWorkMarks(film.id, { savedForLater: true })
  answer('DELETE /saved-for-later', 0)
  expect(await setMark(film, 'savedForLater', false)).toBe('failed')
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: false })
})
