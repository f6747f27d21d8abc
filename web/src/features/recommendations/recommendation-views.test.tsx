import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearOnMemberChange } from '../../app/member-change.ts'
import { SilentIntersectionObserver } from '../../testing/browser-gaps.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, ben, logIn } from '../../testing/members.ts'
import { leave } from '../sessions/session.ts'
import { useCountedView } from './parts/use-counted-view.ts'

type Tell = (isIntersecting: boolean) => void

/** Moves each observed cover into view or out of it. */
const observers: Tell[] = []

class ToldObserver extends SilentIntersectionObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    super()
    observers.push((isIntersecting) => tell([{ isIntersecting }]))
  }
}

function Cover({ id }: { id: number }) {
  const cover = useRef<HTMLDivElement>(null)
  useCountedView(cover, id)
  return <div ref={cover} />
}

const scroll = (isIntersecting: boolean) => {
  for (const tell of observers) tell(isIntersecting)
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const sent = () =>
  callsOf('POST /v1/recommendation-views').map(({ body }) => body.workIds.map(Number))

beforeAll(clearOnMemberChange)
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', ToldObserver)
  observers.length = 0
  logIn(ann)
  answer('POST /v1/recommendation-views', ({ body }) => ({ counted: body.workIds.length }))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

test('counts the covers that stay in view, several at once, each once', async () => {
  const covers = (
    <>
      <Cover id={1} />
      <Cover id={2} />
    </>
  )
  const { unmount } = render(covers)
  scroll(true)
  await wait(5_000)
  expect(sent()).toEqual([[1, 2]])
  unmount()
  render(covers)
  scroll(true)
  await wait(5_000)
  expect(sent()).toHaveLength(1)
})

test('counts no covers that scroll past', async () => {
  render(<Cover id={3} />)
  scroll(true)
  await wait(500)
  scroll(false)
  await wait(10_000)
  expect(sent()).toEqual([])
})

test('sends what was seen when the page is left', async () => {
  render(<Cover id={4} />)
  scroll(true)
  await wait(1_100)
  expect(sent()).toEqual([])
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(sent()).toEqual([[4]])
  expect(callsOf('POST /v1/recommendation-views')[0]?.keepalive).toBe(true)
})

test('sends nothing of a member who has logged out, and counts for the next', async () => {
  render(<Cover id={5} />)
  scroll(true)
  await wait(1_100)
  act(() => leave())
  act(() => logIn(ben))
  answer('POST /v1/recommendation-views', { counted: 1 })
  await wait(5_000)
  expect(sent()).toEqual([])
  render(<Cover id={5} />)
  scroll(true)
  await wait(5_000)
  expect(sent()).toEqual([[5]])
})

test('logs nothing where the session has ended, which is reported elsewhere', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  refuse('POST /v1/recommendation-views', 'unauthenticated')
  render(<Cover id={6} />)
  scroll(true)
  await wait(5_000)
  expect(sent()).toEqual([[6]])
  expect(log).not.toHaveBeenCalled()
})
