import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { WorkCard } from './work-card.tsx'

const drawn = {
  ...aWork({ id: 7, title: 'Alien' }),
  posterSource: null,
  rating: null,
  releaseDate: '1979-05-25',
}
const longTitle =
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb, Told Once More at Length'
const link = () => screen.getByRole('link')

/** The words under the cover, without those for screen readers. */
function seenCaption(): string {
  const words = link().lastElementChild?.cloneNode(true)
  if (!(words instanceof Element)) throw new Error('There is a caption')
  for (const hidden of words.querySelectorAll('.hidden')) hidden.remove()
  return words.textContent.trim()
}

test('a drawing says the title, the caption year and creators; the link has both', () => {
  renderPart(<WorkCard work={drawn} />)
  expect(seenCaption()).toMatch(/^1979/)
  expect(seenCaption()).not.toContain('Alien')
  expect(link()).toHaveProperty('textContent', expect.stringContaining('Alien'))
  expect(screen.getByRole('link', { name: /^Alien\s*1979/ })).toBe(link())
})

test('the caption of a picture has the title', () => {
  renderPart(<WorkCard work={{ ...drawn, posterSource: '/posters/7.jpg' }} />)
  expect(seenCaption()).toMatch(/^Alien.*1979/)
})

test('a title that is too long to be read on the drawing stands in the caption', () => {
  renderPart(<WorkCard work={{ ...drawn, title: longTitle }} rank={3} />)
  expect(seenCaption()).toBe(`3. ${longTitle}`)
})

test.each([
  [8.04, 'Your rating and average rating: 8 of 10', []],
  [7.6, 'Your rating: 8 of 10', ['Average rating']],
])('own rating 8, average %d: equal numbers are shown once', async (rating, own, averages) => {
  answer('GET /v1/ratings/mine', { items: [{ workId: 7, rating: 8, reviewId: 4 }] })
  renderPart(<WorkCard work={{ ...drawn, rating }} />, { as: ann })
  const star = await screen.findByRole('img', { name: own })
  expect(star.title).toBe(own)
  const rings = screen.queryAllByRole('progressbar')
  expect(rings.map((ring) => ring.parentElement?.title)).toEqual(averages)
})
