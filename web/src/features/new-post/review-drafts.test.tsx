import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Link } from '../../lib/router/navigation.tsx'
import { Outlet } from '../../testing/routes.tsx'
import { aReview, aSearchItem, aUserItem, aWorkRef } from '../../testing/factories.ts'
import { answerEmptyPicker } from '../../testing/picker.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, ben, logIn } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { leave, logOut } from '../sessions/session.ts'
import { NewPostHost } from './new-post-host.tsx'
import { closeNewPost, openNewPost } from './new-post.ts'
import { findNewReview, storeNewReview } from './review-drafts.ts'
import { ReviewPage } from '../../screens/review/review-page.tsx'

// Typing into a dialog is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

const dune = aWorkRef({ id: 7, medium: 'book', title: 'Dune' })
const emma = aWorkRef({ id: 8, medium: 'book', title: 'Emma' })
const persuasion = aWorkRef({ id: 9, medium: 'book', title: 'Persuasion' })
const work = { ...dune, creators: [] }
const stored = aReview({ id: 5, author: aUserItem(ann), work, review: 'Sand.' })
const friend = aUserItem({ id: 4, username: 'ben' })

// Preloads the popup's code, so that later imports resolve immediately.
beforeAll(() => import('./new-post-popup.tsx'))

beforeEach(() => {
  answerEmptyPicker()
  answer('PATCH /review', 1)
  answer('POST /v1/reviews', aReview({ work }))
  answer('GET /v1/reviews/{id}', stored)
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/ratings/mine/works', {
    items: [
      { rating: 8, works: [emma, dune] },
      { rating: 5, works: [persuasion] },
    ],
  })
  answer('GET /v1/works/{medium}/{workId}/friend-ratings', {
    items: [{ rating: 3, reviewId: 1, user: friend }],
  })
  answer('GET /v1/search', {
    items: [aSearchItem({ ...emma, releaseDate: null })],
    nextToken: null,
  })
})

afterEach(closeNewPost)

function show(path = '/') {
  const frame = (
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <Outlet />
      <NewPostHost />
    </>
  )
  const children = [
    { path: '/review/5', element: <ReviewPage id={5} /> },
    { path: '*', element: 'somewhere' },
  ]
  return renderRoutes([{ element: frame, children }], { as: ann, path })
}

const box = () => screen.findByRole('textbox', { name: 'Review' })
const textOf = async () => (await box()).textContent
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Simulates a reload: renders the screens again and keeps the device storage. */
function reload(address?: string) {
  closeNewPost()
  document.body.replaceChildren()
  return show(address)
}

describe('the draft of a new review', () => {
  test('restores text and rating after a reload, until discarded', async () => {
    const before = show()
    openNewPost(dune)
    await before.user.type(await box(), 'Sand')
    await before.user.click(screen.getByRole('radio', { name: '9 of 10' }))
    before.unmount()
    const { user } = reload()
    openNewPost(dune)
    expect(await textOf()).toBe('Sand')
    expect(screen.getByText('Your draft (just now) is back')).toBeInstanceOf(HTMLElement)
    expect(screen.getByRole('radio', { name: '9 of 10' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    expect(await textOf()).toBe('')
    expect(screen.getByRole('radio', { name: '5 of 10' })).toHaveProperty('checked', true)
    expect(findNewReview(7)).toBeUndefined()
  })

  test('offers the draft in the first step', async () => {
    const before = show()
    openNewPost(dune)
    await before.user.type(await box(), 'Sand')
    before.unmount()
    const { user } = reload()
    openNewPost()
    await user.click(await screen.findByRole('button', { name: /^Continue with Dune/ }))
    expect(await textOf()).toBe('Sand')
  })

  test('deletes the draft on Cancel Review and on Post', async () => {
    const { user } = show()
    for (const end of ['Cancel Review', 'Post']) {
      openNewPost(dune)
      await user.type(await box(), 'Sand')
      expect(findNewReview(7)?.draft.review).toBe('Sand')
      if (end === 'Cancel Review') await user.keyboard('{Escape}')
      await user.click(await screen.findByRole('button', { name: end }))
      await noDialog()
      expect(findNewReview(7)).toBeUndefined()
    }
  })

  const turnToEmma = async (user: ReturnType<typeof show>['user']) => {
    openNewPost(dune)
    await user.type(await box(), 'Sand')
    await user.click(screen.getByRole('button', { name: 'Back to search' }))
    await user.type(await screen.findByRole('searchbox'), 'emma')
    await user.click(await screen.findByRole('button', { name: 'Emma' }))
  }

  test('moves the draft to another work chosen instead', async () => {
    const { user } = show()
    await turnToEmma(user)
    expect(await textOf()).toBe('Sand')
    expect(findNewReview(7)).toBeUndefined()
    expect(findNewReview(8)?.draft.review).toBe('Sand')
  })

  test('keeps the draft with its work when the other work has its own draft', async () => {
    const draft = {
      dateViewed: '',
      rating: 7,
      review: 'Matchmaking.',
      spoiler: false,
      audience: null,
    }
    const { user } = show()
    storeNewReview(emma, draft)
    await turnToEmma(user)
    expect(await textOf()).toBe('Matchmaking.')
    expect(findNewReview(7)?.draft.review).toBe('Sand')
    expect(findNewReview(8)?.draft).toEqual(draft)
  })

  test('keeps the draft when the session expires and deletes it on logout', async () => {
    const { user } = show()
    openNewPost(dune)
    await user.type(await box(), 'Sand')
    closeNewPost()
    leave()
    expect(findNewReview(7)).toBeUndefined()
    logIn(ben)
    expect(findNewReview(7)).toBeUndefined()
    logIn(ann)
    expect(findNewReview(7)?.draft.review).toBe('Sand')
    logOut()
    logIn(ann)
    expect(findNewReview(7)).toBeUndefined()
  })
})

describe('rating context', () => {
  const listed = async (name: string) =>
    within(await screen.findByRole('list', { name })).getAllByRole('listitem')

  test("shows friends' ratings of this work, and other works once a rating is chosen", async () => {
    const { user } = show()
    openNewPost(dune)
    expect(await screen.findByRole('progressbar', { name: 'Rating of ben' })).toBeTruthy()
    expect(screen.queryByText(/You also gave/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: '8 of 10' }))
    expect((await listed('You also gave 8 to')).map((item) => item.textContent)).toEqual([
      expect.stringContaining('Emma'),
    ])
    await user.click(screen.getByRole('radio', { name: '1 of 10' }))
    expect(screen.getByText('You haven’t given anything else a 1')).toBeInstanceOf(HTMLElement)
    await user.click(screen.getByRole('radio', { name: '5 of 10' }))
    expect((await listed('You also gave 5 to')).map((item) => item.textContent)).toEqual([
      expect.stringContaining('Persuasion'),
    ])
    expect(callsOf('GET /v1/ratings/mine/works')).toHaveLength(1)
  })

  test('shows nothing to a member who has rated nothing and whose friends have not', async () => {
    answer('GET /v1/ratings/mine/works', { items: [] })
    answer('GET /v1/works/{medium}/{workId}/friend-ratings', { items: [] })
    const { user } = show()
    openNewPost(dune)
    await box()
    await user.click(screen.getByRole('radio', { name: '8 of 10' }))
    await waitFor(() => expect(callsOf('GET /v1/ratings/mine/works')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/You also gave/)).toBeNull())
    expect(screen.queryByText(/No other work|No friend|What friends/)).toBeNull()
  })

  test('focuses the stars when the second step opens', async () => {
    const { user } = show()
    openNewPost(dune)
    await box()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: '5 of 10' })),
    )
    await user.keyboard('6')
    expect(screen.getByRole('radio', { name: '6 of 10' })).toHaveProperty('checked', true)
  })
})

describe('the editor', () => {
  const address = '/review/5?edit=true'
  const question = 'Are you sure you want to leave? You still have unsaved changes'

  test('restores unsaved changes, and Discard changes resets to the stored review', async () => {
    const before = show(address)
    await before.user.type(await box(), ' And worms.')
    before.unmount()
    const { user } = reload(address)
    expect(await textOf()).toBe('Sand. And worms.')
    expect(screen.getByText('Your unsaved changes (just now) are back')).toBeInstanceOf(HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(await textOf()).toBe('Sand.')
    expect(screen.queryByText(/are back/)).toBeNull()
  })

  test('asks before leaving with changes; Stay keeps them, Leave drops them', async () => {
    const { user, router } = show(address)
    await user.type(await box(), ' And worms.')
    await user.click(screen.getByRole('link', { name: 'elsewhere' }))
    expect(await screen.findByText(question)).toBeInstanceOf(HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(await textOf()).toBe('Sand. And worms.')
    await user.click(screen.getByRole('link', { name: 'elsewhere' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
    router.navigate(address)
    expect(await textOf()).toBe('Sand.')
  })

  test('the editor does not ask without changes', async () => {
    const { user, router } = show(address)
    await box()
    await user.click(screen.getByRole('link', { name: 'elsewhere' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
  })

  test.each(['Discard', 'Save'])('%s does not ask and keeps no draft', async (name) => {
    const { user, router } = show(address)
    await user.type(await box(), ' And worms.')
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.queryByText(question)).toBeNull()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([])
    const edit = await screen.findByRole('button', { name: 'Edit' })
    expect(document.activeElement).toBe(edit)
  })
})
