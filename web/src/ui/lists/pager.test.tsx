import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { currentAnnouncement } from '../feedback/announcement-store.ts'
import { pagerItems } from './pager-items.ts'
import { Pager } from './pager.tsx'

const written = (page: number, count: number) =>
  pagerItems(page, count)
    .map((item) => ('page' in item ? item.page : '…'))
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 3 … 9'],
  [4, 9, '1 2 3 4 5 6 … 9'],
  [5, 9, '1 … 3 4 5 6 7 … 9'],
  [9, 9, '1 … 7 8 9'],
])('page %i of %i shows %s', (page, count, expected) => {
  expect(written(page, count)).toBe(expected)
})

test('renders nothing for a single page', () => {
  const { container } = render(<Pager page={1} pageCount={1} onPage={vi.fn()} />)
  expect(container.innerHTML).toBe('')
})

test('marks the current page and requests the one clicked', async () => {
  const onPage = vi.fn()
  render(<Pager page={2} pageCount={3} onPage={onPage} />)
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2')
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onPage.mock.calls).toEqual([[3], [1]])
})

test('disables Previous on the first and Next on the last page and keeps their focus', async () => {
  const onPage = vi.fn()
  const { rerender } = render(<Pager page={1} pageCount={2} onPage={onPage} />)
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  rerender(<Pager page={2} pageCount={2} onPage={onPage} />)
  const next = screen.getByRole('button', { name: 'Next page' })
  await userEvent.click(next)
  expect(onPage).not.toHaveBeenCalled()
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
})

test('announces the requested page', async () => {
  render(<Pager page={2} pageCount={3} onPage={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(currentAnnouncement().text).toBe('Page 3 of 3')
})
