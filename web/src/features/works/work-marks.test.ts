import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { setWorkMarks, wishMark } from './work-marks.ts'

interface Sent {
  request: string
  outlivesPage: boolean
  answer: (body: unknown, status?: number) => void
}

const film = { id: 7, medium: 'film' as const }
let sent: Sent[] = []

const shown = () => queryClient.getQueryData(['work-marks', film.id])
const nextRequest = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))

beforeEach(() => {
  sent = []
  setWorkMarks(film.id, { hasEngaged: false, savedForLater: false })
  vi.stubGlobal('fetch', (url: string, { method, keepalive }: RequestInit) => {
    return new Promise<Response>((resolve) => {
      sent.push({
        request: `${method} ${url}`,
        outlivesPage: keepalive === true,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
      })
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const failure = { status: 500, code: 'internal_error', message: 'Internal server error' }

test('a mark shows before the server has answered', async () => {
  const outcome = wishMark(film, 'hasEngaged', true)
  expect(shown()).toEqual({ hasEngaged: true, savedForLater: false })
  await nextRequest(1)
  sent[0]?.answer({ medium: 'film', internal_id: 7, hasEngaged: true })
  expect(await outcome).toEqual({ on: true })
})

test('a mark is not taken back by leaving the page at once', async () => {
  const outcomes = [wishMark(film, 'hasEngaged', true), wishMark(film, 'savedForLater', true)]
  await nextRequest(2)
  expect(sent.map(({ outlivesPage }) => outlivesPage)).toEqual([true, true])
  for (const { answer } of sent) answer({})
  await Promise.all(outcomes)
})

test('of several wishes the last one wins, with one request at a time', async () => {
  const first = wishMark(film, 'savedForLater', true)
  expect(await wishMark(film, 'savedForLater', false)).toBeNull()
  expect(await wishMark(film, 'savedForLater', true)).toBeNull()
  expect(await wishMark(film, 'savedForLater', false)).toBeNull()
  await nextRequest(1)
  sent[0]?.answer({ medium: 'film', internal_id: 7, savedForLater: true })
  await nextRequest(2)
  expect(sent[1]?.request).toBe('DELETE /saved-for-later?medium=film&workId=7')
  sent[1]?.answer(1)
  expect(await first).toEqual({ on: false })
  expect(sent).toHaveLength(2)
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: false })
})

test('a failure takes the mark back and leaves the other one alone', async () => {
  setWorkMarks(film.id, { savedForLater: true })
  const outcome = wishMark(film, 'hasEngaged', true)
  await nextRequest(1)
  sent[0]?.answer(failure, 500)
  expect(await outcome).toBe('failed')
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: true })
})

test('nothing deleted counts as a failure, and shows that nothing is saved', async () => {
  setWorkMarks(film.id, { savedForLater: true })
  const outcome = wishMark(film, 'savedForLater', false)
  await nextRequest(1)
  sent[0]?.answer(0)
  expect(await outcome).toBe('failed')
  expect(shown()).toEqual({ hasEngaged: false, savedForLater: false })
})
