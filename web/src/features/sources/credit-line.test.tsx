import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CreditLine } from './credit-line.tsx'

const tmdb = {
  name: 'TMDB',
  url: 'https://www.themoviedb.org/movie/238',
  credit: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
  creditUrl: 'https://www.themoviedb.org/',
}
const deezer = { name: 'Deezer', url: 'https://www.deezer.com/', credit: null, creditUrl: null }

test('links each source and shows the credit it requires', () => {
  render(<CreditLine lead="From" sources={[tmdb, deezer]} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['TMDB', tmdb.url],
    ['Deezer', deezer.url],
    [tmdb.credit, tmdb.creditUrl],
  ])
  expect(links.every(({ rel }) => rel === 'noopener noreferrer')).toBe(true)
})

test('shows further credits with or without sources', () => {
  const further = [{ credit: 'Adapted.', creditUrl: 'https://creativecommons.org/' }]
  const { container } = render(<CreditLine lead="Our shelf" sources={[]} further={further} />)
  expect(container.textContent?.trim()).toBe('Our shelf. Adapted.')
  expect(screen.getByRole('link', { name: 'Adapted.' })).toBeDefined()
})

test('renders nothing without sources', () => {
  const { container } = render(<CreditLine lead="From" sources={[]} />)
  expect(container.innerHTML).toBe('')
})
