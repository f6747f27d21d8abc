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

test('names each source with its link, and says what it asks for', () => {
  render(<CreditLine lead="From" sources={[tmdb, deezer]} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['TMDB', tmdb.url],
    ['Deezer', deezer.url],
    [tmdb.credit, tmdb.creditUrl],
  ])
  expect(links.every(({ rel }) => rel === 'noopener noreferrer')).toBe(true)
})

test('says what else is to be said, with or without sources', () => {
  const further = [{ credit: 'Adapted.', creditUrl: 'https://creativecommons.org/' }]
  const { container } = render(<CreditLine lead="Our shelf" sources={[]} further={further} />)
  expect(container.textContent?.trim()).toBe('Our shelf. Adapted.')
  expect(screen.getByRole('link', { name: 'Adapted.' })).toBeDefined()
})

test('says nothing where there is no source', () => {
  const { container } = render(<CreditLine lead="From" sources={[]} />)
  expect(container.innerHTML).toBe('')
})
