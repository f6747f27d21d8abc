import type { MemberYear } from '@medley/contract/library/years'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProfile, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, ben } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { YearPage } from './year-page.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

vi.setConfig({ testTimeout: 60_000 })

const heat = aWork({ id: 3, title: 'Heat' })
const rated = { work: heat, rating: 9, reviewId: 7, words: 'Twice.', hasPicture: true }

const shown: MemberYear = {
  year: 2026,
  isPublished: false,
  missing: 0,
  leftOut: [],
  scenes: {
    number: {
      works: 62,
      minutes: 5_460,
      pages: 1,
      mediums: [
        { medium: 'film', works: 61 },
        { medium: 'book', works: 1 },
      ],
      covers: [heat],
      hasPicture: true,
    },
    month: {
      month: 3,
      works: 1,
      months: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      covers: [heat],
      hasPicture: true,
    },
    faces: { covers: [heat], hasPicture: true },
    surprise: { ...rated, usual: 5.8, of: 'everyone', hasPicture: false },
    person: null,
    worst: null,
    best: rated,
  },
}

beforeEach(() => {
  answer('GET /profile', aProfile({ id: ben.id, username: 'ben' }))
  answer('GET /v1/years/{userId}/{year}', shown)
})

const open = (as: typeof ann) =>
  renderRoutes(
    [
      { path: '/u/ben/years/2026', element: <YearPage username="ben" year={2026} /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { as, path: '/u/ben/years/2026' },
  )

const sceneNamed = (name: string | RegExp) => screen.findByRole('region', { name })

test('tells a year scene by scene, with plural forms', async () => {
  open(ann)
  const number = await sceneNamed('62 works')
  expect(within(number).getByText('61 films and 1 book')).toBeTruthy()
  expect(within(number).getByText('91 hours and 1 page')).toBeTruthy()
  const month = await sceneNamed('March')
  expect(within(month).getByText('1 work')).toBeTruthy()
  expect(within(month).getByRole('img', { name: 'March: 1 work' })).toBeTruthy()
  const [surprise] = await screen.findAllByRole('region', { name: 'Heat' })
  if (!surprise) throw new Error('There is no surprise')
  expect(within(surprise).getByRole('progressbar', { name: 'Everyone' })).toBeTruthy()
  const links = within(surprise).getAllByRole('link', { name: 'Heat' })
  expect(links.map((link) => link.dataset['cover'])).toEqual([undefined, 'film 3'])
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Leave out/ })).toBeNull()
})

test('shares a scene as a picture in the chosen format, unless not everyone may see it', async () => {
  const picture = new File(['png'], 'medley-2026-number.png', { type: 'image/png' })
  answer('GET /v1/years/{userId}/{year}/pictures/{scene}', picture)
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  open(ben)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Share “The number”' }))
  await user.click(screen.getByRole('menuitem', { name: 'Wide picture' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  const [call] = callsOf('GET /v1/years/{userId}/{year}/pictures/{scene}')
  expect(call).toMatchObject({
    params: { scene: 'number' },
    query: { format: 'wide', language: 'en' },
  })
  expect(screen.queryByRole('button', { name: 'Share “The surprise”' })).toBeNull()
  expect(screen.getByText('Not everyone may see this, so there is no picture of it.')).toBeTruthy()
})

test('is published and hidden again by its member', async () => {
  answer('PUT /v1/published-years/{year}', { isPublished: true })
  answer('DELETE /v1/published-years/{year}', { isPublished: false })
  open(ben)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  expect(await screen.findByText('Only you see this.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('leaves a work out, and takes it back', async () => {
  answer('PUT /v1/left-out-works/{year}/{workId}', { isLeftOut: true })
  answer('DELETE /v1/left-out-works/{year}/{workId}', { isLeftOut: false })
  answer('GET /v1/statistics/{userId}/works', {
    items: [{ work: heat, viewings: 1, day: '2026-03-04', rating: null }],
    before: null,
  })
  open(ben)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Choose works' }))
  const choice = await sceneNamed('What is in it')
  answer('GET /v1/years/{userId}/{year}', { ...shown, leftOut: [heat] })
  await user.click(await within(choice).findByRole('button', { name: 'Leave out Heat' }))
  expect(await within(choice).findByText('1 work is left out')).toBeTruthy()
  expect(within(choice).queryByRole('button', { name: 'Leave out Heat' })).toBeNull()
  answer('GET /v1/years/{userId}/{year}', shown)
  await user.click(within(choice).getByRole('button', { name: 'Take back Heat' }))
  expect(await within(choice).findByRole('button', { name: 'Leave out Heat' })).toBeTruthy()
})

test('says how many works are missing', async () => {
  answer('GET /v1/years/{userId}/{year}', { ...shown, missing: 2, scenes: null })
  open(ben)
  expect(await screen.findByText('2 more works with a date, and it can be told.')).toBeTruthy()
})

test('a year that is not there for the viewer is a page that is not there', async () => {
  refuse('GET /v1/years/{userId}/{year}', 'year_not_found')
  open(ann)
  expect(await screen.findByText('Elsewhere')).toBeTruthy()
})
