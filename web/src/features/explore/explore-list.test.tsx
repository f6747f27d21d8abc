import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { ExploreList } from './explore-list.tsx'

beforeEach(() => {
  answer('GET /v1/works/{medium}/facets', {
    genres: ['Drama', 'Horror'],
    decades: [1990, 1970],
    countries: ['US', 'FR'],
  })
  answer('GET /v1/works/{medium}', ({ query }) => ({
    items: query.genre === 'Horror' ? [] : [aWork({ title: 'Heat', releaseDate: '1995-12-15' })],
  }))
  answer('GET /v1/ratings/mine', { items: [] })
})

const routes = [
  { path: '/explore/film', element: <ExploreList medium="film" /> },
  { path: '/elsewhere', element: 'Elsewhere' },
]
const open = (path: string, as?: TestMember) => renderRoutes(routes, { path, ...(as && { as }) })
const lastQuery = () => callsOf('GET /v1/works/{medium}').at(-1)?.query

test('asks for what the address says, and shows the year of each work', async () => {
  open('/explore/film?sort=rating&genre=Drama&decade=1990&country=FR&new=true', ann)
  await screen.findByText('1995')
  expect(lastQuery()).toMatchObject({
    sortBy: 'weightedRating',
    genre: 'Drama',
    decade: 1990,
    country: 'FR',
    notEngaged: true,
  })
  expect(screen.getByRole('checkbox', { name: 'Not watched yet' })).toHaveProperty('checked', true)
})

test('numbers the works by rating, as far as they are rated', async () => {
  answer('GET /v1/works/{medium}', {
    items: [
      aWork({ id: 1, title: 'Heat', rating: 9.2, reviewCount: 34, releaseDate: '1995' }),
      aWork({ id: 2, title: '1917', rating: 8, reviewCount: 1 }),
      aWork({ id: 3, title: 'Ran', rating: null }),
    ],
  })
  const { user } = open('/explore/film?sort=rating')
  const names = async () =>
    (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(await names()).toEqual([
    expect.stringMatching(/1\. Heat.*34 ratings.*1995/),
    expect.stringMatching(/2\. 1917.*1 rating(?!s)/),
    expect.not.stringMatching(/\d\./),
  ])
  expect(screen.getByText(/^Ranked so that a handful of ratings/)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Audience Size')
  await waitFor(async () => expect((await names())[0]).not.toContain('1. Heat'))
})

test('shows the works of the week, and says when there are none', async () => {
  answer('GET /v1/works/{medium}', { items: [] })
  const { user, router } = open('/explore/film')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'This week')
  expect(await screen.findByText('Nobody has rated any in the past seven days.')).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=thisWeek')
  expect(lastQuery()).toMatchObject({ sortBy: 'thisWeek' })
})

test('ignores values that no filter has, and what only members can ask for', async () => {
  open('/explore/film?sort=best&decade=1985&country=france&saved=true')
  await screen.findByRole('link', { name: /Heat/ })
  const { sortBy, limit, offset, ...rest } = lastQuery() ?? {}
  expect([sortBy, limit, offset]).toEqual(['audienceSize', 100, 0])
  expect(Object.values(rest).filter(Boolean)).toEqual([])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('keeps each choice in the address, and goes back to the one before', async () => {
  const { user, router } = open('/explore/film', ann)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Genre' }), 'Drama')
  await user.click(screen.getByRole('checkbox', { name: 'Friends liked' }))
  expect(router.state.location.search).toBe('?genre=Drama&liked=true')
  await waitFor(() => expect(lastQuery()).toMatchObject({ genre: 'Drama', likedByFriends: true }))
  router.navigate(-1)
  expect(router.state.location.search).toBe('?genre=Drama')
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Friends liked' })).toHaveProperty(
      'checked',
      false,
    ),
  )
})

test('says that nothing matches, and clears all filters but the order', async () => {
  const { user, router } = open('/explore/film?sort=rating&genre=Horror&saved=true', ann)
  await screen.findByText('No works found')
  expect(screen.getByText('Nothing here matches all of these filters.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('link', { name: /Heat/ })
  expect(router.state.location.search).toBe('?sort=rating')
})

test('shows the list as it was left where the address is bare', async () => {
  const { router } = open('/explore/film?genre=Drama', ann)
  await screen.findByRole('link', { name: /Heat/ })
  router.navigate('/elsewhere')
  await screen.findByText('Elsewhere')
  router.navigate('/explore/film')
  await waitFor(() => expect(router.state.location.search).toBe('?genre=Drama'))
  expect(within(screen.getByRole('combobox', { name: 'Genre' })).getByText('Drama')).toBeTruthy()
})

test('lists a genre of the address that has no works', async () => {
  open('/explore/film?genre=Noir', ann)
  const genre = await screen.findByRole('combobox', { name: 'Genre' })
  expect(genre).toHaveProperty('value', 'Noir')
})
