import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useGradually } from './use-gradually.ts'

const commits: number[] = []

type ListProps = {
  items: readonly number[]
  screenful?: number
}

function List({ items, screenful }: ListProps) {
  const shown = useGradually(items, 2, screenful)
  commits.push(shown.length)
  return <p>{shown.join(' ')}</p>
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index)
const text = () => screen.getByRole('paragraph').textContent

// It comes first, since the module remembers the first list.
test('the first list of a page load begins with a screenful, the next one with all', async () => {
  const first = await act(async () => render(<List items={upTo(7)} screenful={3} />))
  expect([...new Set(commits)]).toEqual([5, 7])
  first.unmount()
  commits.length = 0
  render(<List items={upTo(7)} screenful={3} />)
  expect(commits).toEqual([7])
})

test('shows what comes later a few at a time, until all is there', async () => {
  const { rerender } = render(<List items={[]} />)
  commits.length = 0
  await act(async () => rerender(<List items={upTo(5)} />))
  expect([...new Set(commits)]).toEqual([2, 4, 5])
  expect(text()).toBe('0 1 2 3 4')
})

test('shows the first of what comes later in the same commit', async () => {
  const { rerender } = render(<List items={upTo(3)} />)
  commits.length = 0
  await act(async () => rerender(<List items={upTo(8)} />))
  expect([...new Set(commits)]).toEqual([5, 7, 8])
})

test('shows at once what is there on the first render', () => {
  commits.length = 0
  render(<List items={upTo(5)} />)
  expect(commits).toEqual([5])
})

test('starts again after the list was empty', async () => {
  const { rerender } = render(<List items={upTo(5)} />)
  rerender(<List items={[]} />)
  commits.length = 0
  await act(async () => rerender(<List items={upTo(4)} />))
  expect(commits[0]).toBe(2)
  expect(text()).toBe('0 1 2 3')
})
