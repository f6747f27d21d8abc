import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const { logFailure } = vi.hoisted(() => ({ logFailure: vi.fn() }))
vi.mock('../log.ts', () => ({ logFailure, logWarning: vi.fn() }))

afterEach(() => vi.clearAllMocks())

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const failure = 'The greeting could not be loaded'

test('a lazy part shows its fallback in its room, then the component with its props', async () => {
  const Part = lazyPart({
    load: () => Promise.resolve(Greeting),
    failure,
    room: 'room',
    fallback: <p>Loading</p>,
  })
  const { container } = render(<Part name="Ann" />)
  expect(container.innerHTML).toBe('<div class="room"><p>Loading</p></div>')
  await screen.findByText('Hello Ann')
  expect(container.innerHTML).toBe('<div class="room"><p>Hello Ann</p></div>')
})

test('a lazy part that is not wanted loads and renders nothing', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Part = lazyPart({ load, failure, room: 'room', useIsWanted: ({ name }) => name !== '' })
  const { container, rerender } = render(<Part name="" />)
  expect(container.innerHTML).toBe('')
  rerender(<Part name="Bo" />)
  await screen.findByText('Hello Bo')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a lazy part that cannot be loaded is logged', async () => {
  const Part = lazyPart<{ name: string }>({
    load: () => Promise.reject(new Error('gone')),
    failure,
  })
  const { container } = render(<Part name="Ann" />)
  await vi.waitFor(() => expect(logFailure).toHaveBeenCalledWith(failure, expect.anything()))
  expect(container.innerHTML).toBe('')
})
