import type { WorkDetails } from '@medley/contract/values/shapes'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNewPost } from '../../features/new-post/new-post.ts'
import { aList, aWorkDetails } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { Screen as WorkScreen } from './screen.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const admin: TestMember = { id: 1, username: 'robin' }
const noScore = { score: null, count: 0 }

beforeEach(() => {
  answer('GET /v1/works/{medium}/{workId}/statistics', {
    ratings: { overall: noScore, friends: noScore, you: noScore },
  })
  answer('GET /v1/works/{medium}/{workId}/sources', { items: [], isFetching: false })
  answer('GET /v1/works/{medium}/{workId}/own-viewings', { items: [], totalCount: 0 })
  answer('GET /v1/work-engagements', { items: [], totalCount: 0 })
  answer('GET /v1/works/{medium}/{workId}/friends-who-saved', { items: [], totalCount: 0 })
  answer('GET /v1/works/{medium}/{workId}/adaptations', { items: [] })
  answer('GET /v1/reviews', { items: [], before: null })
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [] })
  answer('GET /v1/sent-works', { items: [], totalCount: 0 })
})

function show(facts: Partial<WorkDetails>, as?: TestMember) {
  const work = aWorkDetails(facts)
  answer('GET /v1/works/{medium}/{workId}', work)
  const path = `/${work.medium}/7`
  return renderRoutes([{ path: '/:medium/:workId', element: <WorkScreen /> }], {
    path,
    ...(as && { as }),
  })
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, slow)

/** The definition beside a term. */
function fact(term: string): string | null | undefined {
  return screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
}

test('shows what people look at', async () => {
  show({
    title: 'Spirited Away',
    originalTitle: '千と千尋の神隠し',
    creators: [{ name: 'Hayao Miyazaki' }, { name: 'Someone' }],
    credits: [
      { contributorId: 4, name: 'Hayao Miyazaki', role: 'creator' },
      { contributorId: 5, name: 'Rumi Hiiragi', role: 'cast' },
      { contributorId: 6, name: 'Miyu Irino', role: 'cast' },
    ],
    genres: ['Animation', 'Fantasy'],
    countries: ['JP'],
    languages: ['ja', 'xx'],
    minutes: 125,
    series: { id: 7, title: 'Ghibli', position: '13' },
  })
  await heading('Spirited Away')
  expect(fact('Directors')).toBe('Hayao Miyazaki, Someone')
  expect(fact('Run time')).toBe('2 h 5 min')
  expect(fact('Cast')).toBe('Rumi Hiiragi, Miyu Irino')
  expect(fact('Genres')).toBe('Animation, Fantasy')
  expect(fact('Series')).toBe('Ghibli, part 13')
  expect(fact('Original title')).toBe('千と千尋の神隠し')
  expect(fact('Country')).toBe('Japan')
  expect(fact('Language')).toBe('Japanese')
  const links = ['Hayao Miyazaki', 'Rumi Hiiragi'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['/contributors/4', '/contributors/5'])
  const genre = screen.getByRole('link', { name: 'Fantasy' })
  expect(genre.getAttribute('href')).toBe('/explore/film?genre=Fantasy')
  expect(screen.queryByRole('link', { name: 'Someone' })).toBeNull()
})

test('shows nothing where nothing is known', async () => {
  show({ title: 'Alien', originalTitle: 'Alien', releaseDate: null })
  await heading('Alien')
  expect(screen.queryAllByRole('definition')).toEqual([])
  expect(screen.queryByRole('region', { name: 'Details' })).toBeNull()
  expect(screen.queryByText(/only the members who added it/)).toBeNull()
})

test('counts the parts of a work beside its length', async () => {
  show({ medium: 'album', title: 'Blue', entryCount: 10, minutes: 36 })
  await heading('Blue')
  expect(fact('Length')).toBe('36 min')
  expect(fact('Tracks')).toBe('10')
})

test('shows the lists of the member that hold the work', async () => {
  answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [3] })
  answer('GET /v1/lists', {
    items: [aList({ id: 3, title: 'For rainy days' }), aList({ id: 4, title: 'Others' })],
    totalCount: 2,
  })
  show({ title: 'Alien' }, ann)
  const own = within(await screen.findByRole('region', { name: 'On your lists' }, slow))
  const links = own.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/u/ann/lists/3'])
})

test('a work without reviews leads a member to write the first one', async () => {
  const { user } = show({ title: 'Alien' }, ann)
  expect(await screen.findByText('no reviews found', {}, slow)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write the first one' }))
  expect(renderHook(useNewPost).result.current.work?.title).toBe('Alien')
})

test('a work without reviews asks no visitor to write one', async () => {
  show({ title: 'Alien' })
  expect(await screen.findByText('no reviews found', {}, slow)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write the first one' })).toBeNull()
})

test('credits Wikipedia under its description, with links to article and licence', async () => {
  const descriptionUrl = 'https://en.wikipedia.org/wiki/Alien_(film)'
  show({ title: 'Alien', description: '<p>In space.</p>', descriptionUrl })
  await heading('Alien')
  const links = ['Wikipedia', 'CC BY-SA 4.0'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual([descriptionUrl, 'https://creativecommons.org/licenses/by-sa/4.0/'])
})

test('leads from the address of a merged work to the one it was merged into', async () => {
  const { router } = show({ id: 12, title: 'Star Wars' })
  await heading('Star Wars')
  await waitFor(() => expect(router.state.location.pathname).toBe('/film/12-star-wars'))
  router.navigate(-1)
  expect(router.state.location.pathname).toBe('/film/12-star-wars')
})

test('says who sees an added work', async () => {
  show({ title: 'Momo', standing: 'added' }, ann)
  await heading('Momo')
  expect(
    await screen.findByText(/^Added by hand\. Until it’s confirmed, only the /, {}, slow),
  ).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Admin Tools' })).toBeNull()
})

test('lets the member who alone has an added work say which one it is', async () => {
  show({ title: 'Momo', standing: 'added', isOwn: true }, ann)
  expect(await screen.findByRole('button', { name: 'Same as…' })).toBeTruthy()
})

test('lets an admin confirm an added work, and asks first', async () => {
  let standing: WorkDetails['standing'] = 'added'
  answer('POST /v1/works/{medium}/{workId}/confirmation', () => {
    standing = 'confirmed'
    return aWorkDetails({ title: 'Momo' })
  })
  answer('GET /v1/works/{medium}', { items: [] })
  const { user } = show({ title: 'Momo', standing }, admin)
  await heading('Momo')
  answer('GET /v1/works/{medium}/{workId}', () => aWorkDetails({ title: 'Momo', standing }))
  const tools = within(await screen.findByRole('region', { name: 'Admin Tools' }, slow))
  await user.click(tools.getByRole('button', { name: 'Confirm' }))
  const question = await screen.findByRole('alertdialog', {}, slow)
  expect(callsOf('POST /v1/works/{medium}/{workId}/confirmation')).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Everyone can see this work now', {}, slow)
  await waitFor(() => expect(tools.queryByRole('button', { name: 'Confirm' })).toBeNull(), slow)
})

test('heads the page with the title in the language of its reader, the other one beside it', async () => {
  show({ title: 'The Godfather', displayTitle: 'Der Pate' })
  expect((await heading('Der Pate')).nextElementSibling?.textContent).toBe('The Godfather')
  await waitFor(() => expect(document.title).toContain('Der Pate'))
})

test('heads the page with the only title once', async () => {
  show({ title: 'The Godfather' })
  expect((await heading('The Godfather')).nextElementSibling).toBeNull()
})
