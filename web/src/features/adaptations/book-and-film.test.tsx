import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aWork, aWorkDetails } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { BookAndFilm } from './book-and-film.tsx'

const film = aWork({ id: 31, title: 'Blade Runner', releaseDate: '1982-06-25', rating: 8.5 })

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/works/{medium}/{workId}/adaptations', {
    items: [{ work: film, relation: 'adaptation', friendsRating: 9 }],
  })
})

const bookOf = (id: number, hasEngaged: boolean) =>
  aWorkDetails({
    id,
    medium: 'book',
    title: 'Do Androids Dream',
    userInfo: { hasEngaged, savedForLater: false },
  })

test('leads from a book to its film with the scores of friends and of everyone', async () => {
  renderPart(<BookAndFilm work={bookOf(30, false)} />, { as: ann })
  const link = await screen.findByRole('link', { name: /Also a film, 1982/ })
  expect(within(link).getByText('Blade Runner · Friends: 9 · Everyone: 8.5')).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/film/31-blade-runner')
  expect(screen.queryByText(/Save it/)).toBeNull()
})

test('offers whoever has read the book to save the film', async () => {
  answer('POST /saved-for-later', { medium: 'film', internal_id: 31, savedForLater: true })
  const { user } = renderPart(<BookAndFilm work={bookOf(32, true)} />, { as: ann })
  expect(await screen.findByText(/There is a film/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save it?' }))
  expect(await screen.findByText('Saved for later')).toBeTruthy()
  expect(callsOf('POST /saved-for-later')[0]?.body).toEqual({ medium: 'film', internal_id: 31 })
})

test('renders nothing for a work of which nothing else was made', async () => {
  answer('GET /v1/works/{medium}/{workId}/adaptations', { items: [] })
  renderPart(<BookAndFilm work={bookOf(33, true)} />, { as: ann })
  await expect.poll(() => callsOf('GET /v1/works/{medium}/{workId}/adaptations')).toHaveLength(1)
  expect(screen.queryByRole('region')).toBeNull()
})
