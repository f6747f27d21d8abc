import type { Series } from '@medley/contract/works/series'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { SeriesPage } from './series-page.tsx'

const partOf = (id: number, position: string | null, friendsRating: number | null = null) => ({
  work: aWork({ id, medium: 'book', title: `Tides ${id}` }),
  position,
  yourRating: null,
  friendsRating,
})

const tides: Series = {
  id: 5,
  title: 'The Tides',
  medium: 'book',
  isFollowed: false,
  partCount: 3,
  doneCount: 0,
  nextId: 1,
  totalCount: 4,
  items: [partOf(1, '1'), partOf(2, '2', 8.25), partOf(3, '3'), partOf(9, '1-3')],
}

beforeEach(() => {
  answer('GET /v1/ratings/mine', { items: [] })
})

function open(as?: typeof ann) {
  return renderRoutes(
    [
      { path: '/series/:id', element: <SeriesPage id={5} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { path: '/series/5', ...(as && { as }) },
  )
}

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('link', { name: new RegExp(title) })).closest('li')
  if (!card) throw new Error(`${title} is in no list`)
  return within(card)
}

test('shows the works with their numbers and the first one to read', async () => {
  answer('GET /v1/series/{seriesId}', tides)
  open(ann)
  expect(await screen.findByRole('heading', { level: 1, name: 'The Tides' })).toBeTruthy()
  expect(document.title).toBe('The Tides · Medley')
  expect(screen.getByText('0 of 3 read')).toBeTruthy()
  expect((await cardOf('Tides 1')).getByText('Read this first')).toBeTruthy()
  expect((await cardOf('Tides 2')).getByText('Book 2 · Friends: 8.3')).toBeTruthy()
  expect((await cardOf('Tides 9')).getByText('Books 1-3')).toBeTruthy()
  expect(screen.getAllByText(/this first/)).toHaveLength(1)
})

test('goes on with the next one once a part is read', async () => {
  answer('GET /v1/series/{seriesId}', { ...tides, doneCount: 1, nextId: 2 })
  open(ann)
  expect(await screen.findByText('1 of 3 read')).toBeTruthy()
  expect((await cardOf('Tides 2')).getByText('Read this next')).toBeTruthy()
})

test('tells visitors how many parts there are', async () => {
  answer('GET /v1/series/{seriesId}', { ...tides, doneCount: null })
  open()
  expect(await screen.findByText('3 parts')).toBeTruthy()
  expect(screen.queryByText(/read$/)).toBeNull()
})

test('leads to the page of what is not there for an unknown series', async () => {
  refuse('GET /v1/series/{seriesId}', 'series_not_found')
  open(ann)
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})
