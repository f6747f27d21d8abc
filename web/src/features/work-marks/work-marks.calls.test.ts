import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answer, callsOf, hold, refuse, writesSoFar } from '../../testing/fake-server.ts'
import { setWorkMarks, wishMark } from './work-marks.calls.ts'

const film = { id: 7, medium: 'film' as const }
const engaged = { medium: film.medium, internal_id: film.id, hasEngaged: true as const }
const saved = { medium: film.medium, internal_id: film.id, savedForLater: true as const }

const shown = () => queryClient.getQueryData(['work-marks', film.id])

beforeEach(() => setWorkMarks(film.id, { hasEngaged: false, savedForLater: false }))

afterEach(() => queryClient.clear())

/** The first of the calls that are held back. */
const next = <T>(held: readonly T[], place = 0): Promise<T> =>
  vi.waitFor(() => held[place] ?? expect.fail('No such call yet'))

test('a mark shows before the server has answered', async () => {
  const held = hold('POST /works_viewed')
  const outcome = wishMark(film, 'hasEngaged', true)
  expect(shown()).toEqual({ hasEngaged: true, savedForLater: false })
  const { answer } = await next(held)
  answer(engaged)
  expect(await outcome).toEqual({ on: true })
})

test('a mark is not taken back by leaving the page at once', async () => {
  answer('POST /works_viewed', engaged)
  answer('POST /saved-for-later', saved)
  await Promise.all([wishMark(film, 'hasEngaged', true), wishMark(film, 'savedForLater', true)])
  const calls = [...callsOf('POST /works_viewed'), ...callsOf('POST /saved-for-later')]
  expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, true])
})

test('of several wishes the last one wins, with one request at a time', async () => {
  const [saves, unsaves] = [hold('POST /saved-for-later'), hold('DELETE /saved-for-later')]
  const first = wishMark(film, 'savedForLater', true)
  expect(await wishMark(film, 'savedForLater', false)).toBeNull()
  expect(await wishMark(film, 'savedForLater', true)).toBeNull()
  expect(await wishMark(film, 'savedForLater', false)).toBeNull()
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

test('a failure takes the mark back and leaves the other one alone', async () => {
  setWorkMarks(film.id, { savedForLater: true })
  refuse('POST /works_viewed', 'internal_error')
  expect(await wishMark(film, 'hasEngaged', true)).toBe('failed')
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: true })
})

test('nothing deleted counts as a failure, and shows that nothing is saved', async () => {
  setWorkMarks(film.id, { savedForLater: true })
  answer('DELETE /saved-for-later', 0)
  expect(await wishMark(film, 'savedForLater', false)).toBe('failed')
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: false })
})
