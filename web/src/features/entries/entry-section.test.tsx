import type { Entry } from '@medley/contract/works/entries'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { today } from '../../lib/time/today.ts'
import { anEntry } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { EntrySection } from './entry-section.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const listing = 'GET /v1/works/{medium}/{workId}/entries'
const show = { id: 7, medium: 'tvShow' as const }
const seen = { isSeen: true, ownDays: [today()] }
/** The episodes of season 1 on the server. */
let episodes: Entry[]
/** Before the last act. */
let before: Entry[]

const page = (items: Entry[]) => ({ items, totalCount: items.length, after: null, years: [] })

function season(): Entry {
  const count = episodes.length
  const seenCount = episodes.filter(({ isSeen }) => isSeen).length
  return anEntry({
    id: 60,
    kind: 'season',
    number: null,
    title: null,
    isSeen: seenCount === count,
    episodes: { total: count, out: count, seen: seenCount },
  })
}

function change(id: number, own: Partial<Entry>) {
  episodes = episodes.map((one) => (one.id === id ? { ...one, ...own } : one))
  const entry = episodes.find((one) => one.id === id) ?? anEntry()
  return { id, ownRating: entry.ownRating, isSeen: entry.isSeen, ownDays: entry.ownDays }
}

beforeEach(() => {
  episodes = [
    anEntry({ id: 71, number: 1, title: 'Pilot' }),
    anEntry({ id: 72, number: 2, title: 'The Port', score: 8.5, ratingCount: 4 }),
  ]
  answer(listing, ({ query }) => page(query.season === undefined ? [season()] : episodes))
  answer('GET /v1/works/{medium}/{workId}/entry-scores', { items: [] })
  answer('PUT /v1/entry-viewings/{entryId}', ({ params }) => ({
    ...change(params.entryId, seen),
    actId: 31,
    finished: false,
    mayBeFinished: false,
  }))
  answer('DELETE /v1/entry-viewings/{entryId}', ({ params }) => ({
    ...change(params.entryId, { isSeen: false, ownDays: [] }),
    actId: 32,
  }))
  answer('DELETE /v1/entry-viewings', () => {
    episodes = episodes.map((one) => ({ ...one, isSeen: false, ownDays: [] }))
    return { actId: 34, removed: episodes.length }
  })
  answer('DELETE /v1/acts/{actId}', () => {
    episodes = before
    return { userInfo: { hasEngaged: false, savedForLater: false } }
  })
  answer('PUT /v1/entry-ratings/{entryId}', ({ params, body }) =>
    change(params.entryId, { ownRating: body.rating }),
  )
  answer('POST /v1/entry-viewings', () => {
    before = episodes
    episodes = episodes.map((one) => ({ ...one, ...seen }))
    return {
      actId: 33,
      added: episodes.length,
      beforeRelease: [],
      finished: false,
      mayBeFinished: false,
    }
  })
})

const tick = (name: string) =>
  screen.findByRole('button', { name: `Mark ${name} as watched` }, slow)

test('an only season is open; a tick marks an episode at once and counts it', async () => {
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  const first = await tick('S1 E1: Pilot')
  expect(first.getAttribute('aria-pressed')).toBe('false')
  await user.click(first)
  expect(first.getAttribute('aria-pressed')).toBe('true')
  await screen.findByRole('progressbar', { name: '1 of 2' }, slow)
  expect(callsOf('PUT /v1/entry-viewings/{entryId}')).toMatchObject([
    { params: { entryId: 71 }, body: { day: today() } },
  ])
  await user.click(first)
  expect(first.getAttribute('aria-pressed')).toBe('false')
})

test('a tick that fails is taken back and said', async () => {
  refuse('PUT /v1/entry-viewings/{entryId}', 'internal_error')
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  const first = await tick('S1 E1: Pilot')
  await user.click(first)
  await vi.waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('false'), slow)
})

test('arrow keys move among the ticks, space marks, number keys rate', async () => {
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  const first = await tick('S1 E1: Pilot')
  first.focus()
  await user.keyboard('{ArrowDown}')
  const second = await tick('S1 E2: The Port')
  expect(document.activeElement).toBe(second)
  await user.keyboard(' ')
  expect(second.getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('9')
  await screen.findByRole('button', { name: 'Your rating of S1 E2: The Port: 9 of 10' }, slow)
  expect(callsOf('PUT /v1/entry-ratings/{entryId}')).toMatchObject([
    { params: { entryId: 72 }, body: { rating: 9 } },
  ])
})

test('one tap marks a whole season for today', async () => {
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  await user.click(
    await screen.findByRole('button', { name: 'Mark all of Season 1 as watched' }, slow),
  )
  await screen.findByRole('progressbar', { name: '2 of 2' }, slow)
  expect(callsOf('POST /v1/entry-viewings')).toMatchObject([
    { body: { work: show, season: 1, day: today() } },
  ])
})

test('the undo of a whole season names what was done, and leaves the days of before', async () => {
  change(71, { isSeen: true, ownDays: ['2019-03-01'] })
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  await user.click(
    await screen.findByRole('button', { name: 'Mark all of Season 1 as watched' }, slow),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }, slow))
  await screen.findByRole('progressbar', { name: '1 of 2' }, slow)
  expect(callsOf('DELETE /v1/acts/{actId}')).toMatchObject([{ params: { actId: 33 } }])
  expect(callsOf('DELETE /v1/entry-viewings')).toEqual([])
})

test('a tick that is pressed again offers to restore its days', async () => {
  change(71, { isSeen: true, ownDays: ['2019-03-01', '2024-03-01'] })
  before = episodes
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  const first = await tick('S1 E1: Pilot')
  await user.click(first)
  await screen.findByText('S1 E1 is no longer marked as watched', {}, slow)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, slow))
  await vi.waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('true'), slow)
  expect(callsOf('DELETE /v1/acts/{actId}')).toMatchObject([{ params: { actId: 32 } }])
})

test('an episode is watched again beside its days', async () => {
  change(71, { isSeen: true, ownDays: ['2019-03-01'] })
  answer('POST /v1/entry-viewings/{entryId}', ({ params }) => ({
    ...change(params.entryId, { isSeen: true, ownDays: ['2019-03-01', today()] }),
    actId: 35,
    finished: false,
    mayBeFinished: false,
  }))
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Actions for S1 E1: Pilot' }, slow))
  await user.click(screen.getByRole('menuitem', { name: 'Watched again' }))
  await screen.findByText('S1 E1 watched again', {}, slow)
  expect(callsOf('POST /v1/entry-viewings/{entryId}')).toMatchObject([
    { params: { entryId: 71 }, body: { day: today() } },
  ])
})

test('the last episode, where not all were watched, asks whether the show is finished', async () => {
  answer('PUT /v1/entry-viewings/{entryId}', ({ params }) => ({
    ...change(params.entryId, { isSeen: true, ownDays: [today()] }),
    actId: 36,
    finished: false,
    mayBeFinished: true,
  }))
  answer('PUT /v1/progress/{medium}/{workId}', {
    progress: null,
    actId: 37,
    finished: true,
    mayBeFinished: false,
  })
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  await user.click(await tick('S1 E2: The Port'))
  await screen.findByText('That was the last episode. Finished the show?', {}, slow)
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Finished' }))
  await screen.findByText('You finished the show', {}, slow)
  expect(callsOf('PUT /v1/progress/{medium}/{workId}')).toMatchObject([
    { params: { workId: show.id }, body: { finished: true, day: today() } },
  ])
})

test('the question at the last episode has an undo beside it', async () => {
  before = episodes
  answer('PUT /v1/entry-viewings/{entryId}', ({ params }) => ({
    ...change(params.entryId, { isSeen: true, ownDays: [today()] }),
    actId: 36,
    finished: false,
    mayBeFinished: true,
  }))
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  const last = await tick('S1 E2: The Port')
  await user.click(last)
  await screen.findByText('That was the last episode. Finished the show?', {}, slow)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(last.getAttribute('aria-pressed')).toBe('false'), slow)
  expect(callsOf('DELETE /v1/acts/{actId}')).toMatchObject([{ params: { actId: 36 } }])
})

test('an episode that no source lists is marked by its numbers', async () => {
  const { user } = renderPart(<EntrySection work={show} />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Add an episode' }, slow))
  await user.type(screen.getByRole('textbox', { name: 'Episode' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Mark as watched' }))
  await screen.findByText('Whole numbers only')
  await user.clear(screen.getByRole('textbox', { name: 'Episode' }))
  await user.type(screen.getByRole('textbox', { name: 'Episode' }), '12')
  await user.click(screen.getByRole('button', { name: 'Mark as watched' }))
  expect(callsOf('POST /v1/entry-viewings')).toMatchObject([{ body: { season: 1, numbers: [12] } }])
})

test('a visitor sees titles and scores, and nothing to press', async () => {
  const { user } = renderPart(<EntrySection work={show} />)
  const row = (await screen.findByRole('link', { name: /The Port/ }, slow)).closest('li')
  expect(within(row!).getByRole('progressbar', { name: 'Rating of S1 E2: The Port' })).toBeDefined()
  expect(within(row!).queryByRole('button')).toBeNull()
  await user.tab()
})

test('bars show the scores of the episodes', async () => {
  answer('GET /v1/works/{medium}/{workId}/entry-scores', {
    items: [1, 2, 3].map((number) => ({
      ...({ id: number, kind: 'episode', season: 1, number, title: null } as const),
      score: 6 + number,
      ratingCount: 1,
    })),
  })
  renderPart(<EntrySection work={show} />)
  const bar = await screen.findByRole('listitem', { name: 'S1 E3: 9, 1 rating' }, slow)
  expect(bar.firstElementChild?.getAttribute('style')).toContain('height: 90%')
})

test('the episodes of a podcast are searched by year and title', async () => {
  const podcast = { id: 8, medium: 'podcast' as const }
  const talk = anEntry({ season: null, number: null, title: 'A Talk' })
  answer(listing, ({ query }) => ({
    items: query.q === 'zebra' ? [] : [talk],
    totalCount: 40,
    after: null,
    years: [
      { year: 2024, count: 30 },
      { year: 2023, count: 10 },
    ],
  }))
  const { user } = renderPart(<EntrySection work={podcast} />, { as: ann })
  await screen.findByRole('button', { name: 'Mark A Talk as heard' }, slow)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2023')
  await user.type(screen.getByRole('searchbox', { name: 'Search episodes' }), 'zebra')
  await screen.findByText('No episodes found', {}, slow)
  expect(callsOf(listing).at(-1)?.query).toMatchObject({ year: 2023, q: 'zebra' })
})
