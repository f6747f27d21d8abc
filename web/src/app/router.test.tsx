import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'

test.each([
  '/u/somebody',
  '/settings/more',
  '/reset-password/1',
  '/explore/opera',
  '/film/twelve',
  '/nowhere/at/all',
  '/nowhere',
])('%s shows page-not-found in place', async (path) => {
  const { router } = await renderApp(path)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(router.state.location.pathname).toBe(path)
})

test('a chart is an order of Explore', async () => {
  answer('GET /v1/works/{medium}', { items: [] })
  answer('GET /v1/works/{medium}/facets', { genres: [], decades: [], countries: [] })
  const { router } = await renderApp('/charts/book?genre=Drama')
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/explore/book?sort=rating&genre=Drama')
})

test('/explore alone leads to /explore/film', async () => {
  answer('GET /v1/works/{medium}', { items: [] })
  answer('GET /v1/works/{medium}/facets', { genres: [], decades: [], countries: [] })
  const { router } = await renderApp('/explore')
  expect(router.state.location.pathname).toBe('/explore/film')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Page Not Found')).toBeNull()
})

test('another spelling of an address leads to it, with its query', async () => {
  answer('GET /v1/explore/lists', { items: [], nextCursor: null })
  const { router } = await renderApp('/Explore/LISTS?from=everyone')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/explore/lists?from=everyone')
})

test('the address of password managers leads by the login to the form for the password', async () => {
  const { router } = await renderApp('/.well-known/change-password')
  expect(await screen.findByRole('heading', { name: 'Login', level: 1 })).toBeTruthy()
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/settings/security' },
  })
})

test('a visitor of the settings as a whole is led home by the login', async () => {
  const { router } = await renderApp('/settings')
  expect(await screen.findByRole('heading', { name: 'Login', level: 1 })).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null })
})
