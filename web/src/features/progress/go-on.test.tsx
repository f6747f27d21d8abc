import type { Progress } from '@medley/contract/library/progress'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { today } from '../../lib/time/today.ts'
import {
  aFriendProgress,
  aNamedEntry,
  aProgress,
  aReview,
  aUserItem,
  aWork,
} from '../../testing/factories.ts'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { FriendsOn } from './friends-on.tsx'
import { GoOn } from './go-on.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const put = 'PUT /v1/progress/{medium}/{workId}'
const undoing = 'DELETE /v1/acts/{actId}'
const unmarked = { userInfo: { hasEngaged: false, savedForLater: false } }
const see = 'POST /v1/entry-viewings/{entryId}'

const lately = new Date(Date.now() - 3 * 86_400_000).toISOString()
const later = new Date(Date.now() - 86_400_000).toISOString()

const episode = (number: number) => aNamedEntry({ id: 70 + number, season: 2, number })
const aShow = (id: number, title: string, facts: Partial<Progress> = {}) =>
  aProgress({
    id,
    timeChanged: lately,
    work: aWork({ id, medium: 'tvShow', title }),
    ...facts,
  })
const atEpisode = (number: number, left: number) => ({
  entry: episode(number),
  next: left > 0 ? episode(number + 1) : null,
  left,
})
const seenBy = (id: number, finished = false) => ({
  id,
  ownRating: null,
  isSeen: true,
  ownDays: [today()],
  actId: 21,
  finished,
  mayBeFinished: false,
})

/** The progress at the server. */
let items: Progress[]

beforeAll(() =>
  Promise.all([import('./parts/going-strip.tsx'), import('./parts/friends-card.tsx')]),
)

beforeEach(() => {
  items = []
  answer('GET /v1/progress', () => ({ items, before: null }))
  answer('GET /v1/friends-progress', { items: [], before: null })
  answer('GET /v1/ratings/mine', { items: [] })
})

const show = () => renderPart(<GoOn />, { as: ann })
const strip = () => screen.findByRole('region', { name: 'Continue' }, slow)
const titles = async () =>
  within(await strip())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('what a member goes on with', () => {
  test('nothing takes no room', async () => {
    const { container } = show()
    await waitFor(() => expect(callsOf('GET /v1/progress')).toHaveLength(1))
    await waitFor(() => expect(container.querySelector('section, [aria-hidden]')).toBeNull())
  })

  test('what was left alone for a fortnight is not there', async () => {
    const longAgo = new Date(Date.now() - 15 * 86_400_000).toISOString()
    items = [
      aShow(1, 'Community', atEpisode(4, 3)),
      aShow(2, 'Fargo', { ...atEpisode(1, 9), timeChanged: longAgo }),
    ]
    show()
    expect(await titles()).toEqual(['Community'])
  })

  test('one press marks the next episode, and the order stays', async () => {
    items = [aShow(1, 'Community', atEpisode(4, 3)), aShow(2, 'Fargo', atEpisode(1, 9))]
    answer(see, ({ params }) => {
      // The newest change is first at the server.
      items = [aShow(2, 'Fargo', atEpisode(2, 8)), aShow(1, 'Community', atEpisode(4, 3))]
      return seenBy(params.entryId)
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Mark S2 E2: Fargo/ }, slow))
    await screen.findByRole('button', { name: /^Mark S2 E3: Fargo.*8 left/ })
    expect(callsOf(see)).toMatchObject([{ params: { entryId: 72 }, body: { day: today() } }])
    expect(await titles()).toEqual(['Community', 'Fargo'])
  })

  test('a press says what it did, with a way back', async () => {
    const before = [aShow(1, 'Community', atEpisode(4, 3))]
    items = before
    answer(see, ({ params }) => {
      items = [aShow(1, 'Community', atEpisode(5, 2))]
      return seenBy(params.entryId)
    })
    answer(undoing, () => {
      items = before
      return unmarked
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Mark S2 E5: / }, slow))
    await screen.findByText('S2 E5 watched')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: /^Mark S2 E5: .*3 left/ }, slow)
    expect(callsOf(undoing)).toMatchObject([{ params: { actId: 21 } }])
  })

  test.each([
    ['Stop', 'You stopped Community'],
    ['Finished', 'Community is finished'],
    ['Clear my progress', 'Your progress in Community is cleared'],
  ])('%s leaves the strip, with a way back', async (item, said) => {
    items = [aShow(1, 'Community', atEpisode(4, 3)), aShow(2, 'Fargo', atEpisode(1, 9))]
    const all = items
    const leave = () => {
      items = all.slice(1)
      return { progress: null, actId: 24 }
    }
    answer(put, ({ body }) => ({
      ...leave(),
      finished: body.finished === true,
      mayBeFinished: false,
    }))
    answer('DELETE /v1/progress/{medium}/{workId}', leave)
    answer(undoing, () => {
      items = all
      return unmarked
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Actions for Community' }, slow))
    await user.click(screen.getByRole('menuitem', { name: item }))
    await screen.findByText(said)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await titles()).toEqual(['Community', 'Fargo']))
    expect(screen.queryByText('You finished Community')).toBeNull()
  })

  test('what one has caught up with comes last, with nothing to press', async () => {
    items = [aShow(1, 'Community', atEpisode(4, 0)), aShow(2, 'Fargo', atEpisode(1, 9))]
    show()
    expect(await titles()).toEqual(['Fargo', 'Community'])
    expect(screen.getByText(/S2 E4.*Caught up/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Mark .*: Community/ })).toBeNull()
  })

  test('the last episode of a show offers the stars in its place', async () => {
    items = [aShow(1, 'Community', atEpisode(4, 1))]
    answer(see, ({ params }) => {
      items = []
      return seenBy(params.entryId, true)
    })
    answer('POST /v1/reviews', aReview({ rating: 9 }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Mark S2 E5/ }, slow))
    await screen.findByText('You finished Community')
    await user.click(screen.getByRole('radio', { name: '9 of 10' }))
    expect(callsOf('POST /v1/reviews')).toMatchObject([{ body: { work: { id: 1 }, rating: 9 } }])
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull())
  })

  test('a reader says the page; its last one ends the book', async () => {
    const work = aWork({ id: 3, medium: 'book', title: 'Dune' })
    items = [aProgress({ work, timeChanged: lately, amount: 180, unit: 'page', total: 412 })]
    answer(put, ({ body }) => {
      if (body.finished) items = []
      else items = [aProgress({ work, amount: 412, unit: 'page', total: 412, timeChanged: later })]
      return {
        progress: items[0] ?? null,
        actId: 22,
        finished: body.finished === true,
        mayBeFinished: false,
      }
    })
    const { user } = show()
    const field = await screen.findByRole('textbox', { name: 'Page' }, slow)
    await user.clear(field)
    await user.type(field, '500{Enter}')
    await screen.findByText('No such page')
    await user.clear(field)
    await user.type(field, '412{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Finish: Dune' }))
    await screen.findByText('You finished Dune')
    expect(callsOf(put).map(({ body }) => body)).toMatchObject([
      { amount: 412, unit: 'page' },
      { finished: true, day: today() },
    ])
  })

  test('a pause leaves the strip, with a way back', async () => {
    items = [aShow(1, 'Community', atEpisode(4, 3)), aShow(2, 'Fargo', atEpisode(1, 9))]
    const all = items
    answer(put, () => {
      items = all.slice(1)
      return { progress: null, actId: 23, finished: false, mayBeFinished: false }
    })
    answer(undoing, () => {
      items = all
      return unmarked
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Actions for Community' }, slow))
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }))
    await screen.findByText('Community is paused')
    expect(await titles()).toEqual(['Fargo'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await titles()).toEqual(['Community', 'Fargo']))
    expect(callsOf(put).map(({ body }) => body.state)).toEqual(['paused'])
    expect(callsOf(undoing)).toMatchObject([{ params: { actId: 23 } }])
  })

  test('a change on another device is said and shown, not overwritten', async () => {
    items = [aShow(1, 'Community', atEpisode(4, 3))]
    refuse(put, 'progress_changed')
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Actions for Community' }, slow))
    items = [aShow(1, 'Community', { ...atEpisode(6, 1), timeChanged: later })]
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Keep to myself' }))
    await screen.findByText('This changed on another device. Here’s the latest.')
    await screen.findByText(/S2 E7.*1 left/)
    expect(callsOf(put)).toMatchObject([{ body: { isPrivate: true, unmodifiedSince: lately } }])
  })

  test('a lost step is said, and can be tried again', async () => {
    items = [aShow(1, 'Community', atEpisode(4, 3))]
    lose(see)
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: /^Mark S2 E5/ }, slow))
    await screen.findByText('Your progress could not be saved')
    answer(see, ({ params }) => seenBy(params.entryId))
    const before = callsOf(see).length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(callsOf(see).length).toBeGreaterThan(before))
  })
})

describe('what friends are on', () => {
  const ofBea = (facts: Parameters<typeof aFriendProgress>[0]) =>
    aFriendProgress({
      user: aUserItem({ username: 'bea' }),
      work: aShow(1, 'Community').work,
      ...facts,
    })

  test.each([
    [
      ofBea({ seen: { day: today(), first: episode(3), last: episode(6), count: 4 } }),
      'S2 E6\u00A0· Today',
    ],
    [
      ofBea({ seen: { day: '2024-05-01', first: episode(3), last: episode(3), count: 1 } }),
      'S2 E3\u00A0· May 1, 2024',
    ],
    [ofBea({ entry: episode(3) }), 'S2 E3'],
    [ofBea({ amount: 180, unit: 'page', total: 412 }), 'Page 180 of 412'],
    [ofBea({}), 'Just started'],
  ])('a friend has a face, a cover and words: %#', async (progress, words) => {
    answer('GET /v1/friends-progress', { items: [progress], before: null })
    renderPart(<FriendsOn />, { as: ann })
    const friends = await screen.findByRole('region', { name: 'Friends are on' }, slow)
    const link = within(friends).getByRole('link')
    expect(link.textContent).toContain(`bea · ${words}`)
    expect(link.getAttribute('href')).toMatch(/^\/tvShow\/1/)
  })

  test('without any they take no room', async () => {
    const { container } = renderPart(<FriendsOn />, { as: ann })
    await waitFor(() => expect(callsOf('GET /v1/friends-progress')).toHaveLength(1))
    expect(container.querySelector('section')).toBeNull()
  })
})
