import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coverPalettes } from '@medley/covers/palettes'
import { coverTitleSize } from '@medley/covers/title-size'
import { contrast } from '../../theme/contrast.ts'
import { Poster } from './poster.tsx'

const work = {
  title: 'Pale Fire',
  subtitle: 'Vladimir Nabokov',
  label: 'Book',
  motif: 'page',
  shape: 'tall',
} as const

const markup = (props: Partial<Parameters<typeof Poster>[0]>) => {
  const { container, unmount } = render(<Poster {...work} {...props} />)
  const html = container.innerHTML
  unmount()
  return html
}

test('generates a stable cover per work', () => {
  expect(markup({})).toBe(markup({}))
  expect(markup({ title: 'Pale Fires' })).not.toBe(markup({}).replaceAll('Pale Fire', 'Pale Fires'))
})

test('a generated cover shows title, creator and kind, under one accessible name', () => {
  render(<Poster {...work} />)
  const poster = screen.getByRole('img', { name: 'Pale Fire, Vladimir Nabokov' })
  expect(poster.textContent).toContain('Pale Fire')
  expect(poster.textContent).toContain('Vladimir Nabokov')
  expect(poster.textContent).toContain('Book')
})

test('falls back to the cover when the picture fails to load', () => {
  const { container } = render(<Poster {...work} src="/posters/7.jpg" />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toBe('/posters/7.jpg')
  expect(screen.queryByText('Pale Fire')).toBeNull()
  if (image) fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('Pale Fire')).toBeTruthy()
})

test('a cover shows the decade of its work', () => {
  expect(markup({ year: 1962 })).not.toBe(markup({ year: 1999 }))
})

test('draws the picture inside the cover', () => {
  const { container } = render(<Poster {...work} />)
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0)
})

test('a decorative poster is not announced', () => {
  render(<Poster {...work} decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('sets short titles large and shrinks long words and titles', () => {
  const size = (title: string) => coverTitleSize(title, 2 / 3, 84)
  expect(size('It')).toBeGreaterThan(size('Koyaanisqatsi'))
  expect(size('Koyaanisqatsi')).toBeGreaterThan(size('word '.repeat(40)))
})

test.each(coverPalettes.map(({ ground, ink }) => [ink, ground]))(
  '%s on %s is readable',
  (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  },
)
