import type { Review } from '@medley/contract/values/shapes'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as factories from '../../testing/factories.ts'
import { answer, callsOf, hold, lose, writesSoFar } from '../../testing/fake-server.ts'
import type { TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { paths } from '../../paths.ts'
import { ReviewCard } from './review-card.tsx'
import { cacheReview } from '../reviews/reviews.calls.ts'

const reader: TestMember = { id: 7, username: 'me' }
const teo = factories.aUserItem({ id: 3, username: 'teo', firstName: 'Teo' })

const aComment = (id: number, username: string) =>
  factories.aComment({
    id,
    reviewId: 5,
    author: factories.aUserItem({ id: 100 + id, username }),
    content: `Comment ${id}`,
  })

const aReview = (facts: Partial<Review> = {}) =>
  factories.aReview({
    id: 5,
    author: teo,
    review: 'Two men and a coffee.',
    likes: { totalCount: 2 },
    ...facts,
  })

const likes = () => writesSoFar().filter((name) => name.includes('review-likes'))

function show(review: Review, as?: TestMember, copies = 1) {
  cacheReview(review)
  const cards = Array.from({ length: copies }, (_, copy) => (
    <ReviewCard key={copy} id={review.id} />
  ))
  return renderPart(cards, as && { as }).user
}

const likeState = <L extends boolean>(totalCount: number, likedByMe: L) => ({
  reviewId: 5,
  likes: { totalCount },
  likedByMe,
})

test('splits the text into paragraphs without empty lines', () => {
  show(aReview({ review: 'Two men.\n\n\nOne coffee.\nBlack.\r\n\r\nHeat.\n' }))
  const text = screen.getByText('Two men.').parentElement
  const paragraphs = [...(text?.children ?? [])].map((child) => child.textContent)
  expect(paragraphs).toEqual(['Two men.', 'One coffee.\nBlack.', 'Heat.'])
})

test('draws bold, italics and quotes, and keeps other signs and markup as text', () => {
  const review = 'A **bold** *Alien* of 5 * 3 * 2.\n> They *say*\n\n<b>no</b> *never'
  show(aReview({ review }))
  const text = screen.getByText('bold').closest('div')
  expect(text?.innerHTML).toBe(
    '<p>A <strong>bold</strong> <em>Alien</em> of 5 * 3 * 2.</p>' +
      '<blockquote>They <em>say</em></blockquote><p>&lt;b&gt;no&lt;/b&gt; *never</p>',
  )
})

describe('the like button', () => {
  test("updates every card of the review immediately, then takes the server's count", async () => {
    answer('PUT /v1/review-likes', likeState(6, true))
    const user = show(aReview(), reader, 2)
    const [first] = screen.getAllByRole('button', { name: 'Like, 2 likes' })
    await user.click(first as HTMLElement)
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Like, 6 likes', pressed: true })).toHaveLength(
        2,
      ),
    )
    expect(likes()).toEqual(['PUT /v1/review-likes'])
  })

  test('sends one request at a time; the last click wins', async () => {
    const held = hold('PUT /v1/review-likes')
    answer('DELETE /v1/review-likes/{id}', likeState(2, false))
    const user = show(aReview(), reader)
    const button = screen.getByRole('button', { name: /^Like/ })
    for (let press = 0; press < 4; press += 1) await user.click(button)
    expect(likes()).toEqual(['PUT /v1/review-likes'])
    held[0]?.answer(likeState(3, true))
    await waitFor(() =>
      expect(likes()).toEqual(['PUT /v1/review-likes', 'DELETE /v1/review-likes/{id}']),
    )
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Like, 2 likes'))
  })

  test('reverts silently on failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    lose('PUT /v1/review-likes')
    const user = show(aReview(), reader)
    await user.click(screen.getByRole('button', { name: /^Like/ }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like, 2 likes', pressed: false })).toBeDefined(),
    )
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('is disabled for the author and for visitors', () => {
    show(aReview())
    const isOff = screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-disabled')
    expect(isOff).toBe('true')
  })
})

describe('saving the work of a post', () => {
  const save = { name: /^Saved? for later: / }

  test('says which review led to it, and unsaves', async () => {
    answer('POST /saved-for-later', { medium: 'film', internal_id: 1, savedForLater: true })
    answer('DELETE /saved-for-later', 1)
    const user = show(aReview(), reader)
    const button = await screen.findByRole('button', save, { timeout: 10_000 })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await user.click(button)
    await waitFor(() => expect(callsOf('POST /saved-for-later')).toHaveLength(1))
    expect(callsOf('POST /saved-for-later')[0]?.body).toMatchObject({ fromReviewId: 5 })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await user.click(button)
    await waitFor(() => expect(callsOf('DELETE /saved-for-later')).toHaveLength(1))
  })

  test('shows what is saved already', async () => {
    show(aReview({ userInfo: { hasEngaged: false, savedForLater: true } }), reader)
    expect(await screen.findByRole('button', { ...save, pressed: true })).toBeTruthy()
  })

  test('is not there on an own post', async () => {
    cacheReview(aReview({ id: 6 }))
    cacheReview(aReview({ author: { ...teo, id: 8 } }))
    renderPart([<ReviewCard key={6} id={6} />, <ReviewCard key={5} id={5} />], { as: teo })
    await screen.findByRole('button', save)
    expect(screen.getAllByRole('button', save)).toHaveLength(1)
  })
})

test("the author's own review cannot be liked", () => {
  show(aReview(), teo)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Like/ }).disabled).toBe(true)
})

describe('the menu of an own post', () => {
  beforeEach(() => answer('GET /v1/users/{userId}/pinned-review', { review: null }))

  const open = async (user: UserEvent, item: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }

  test('leads to the editor', async () => {
    cacheReview(aReview())
    const { router, user } = renderPart(<ReviewCard id={5} />, { as: teo })
    await open(user, 'Edit')
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(paths.review(5, true))
  })

  test('deletes after a question', async () => {
    answer('DELETE /review', 1)
    const user = show(aReview(), teo)
    await open(user, 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(callsOf('DELETE /review')).toHaveLength(1))
  })
})

describe('review text', () => {
  test('hides spoilers behind a button', async () => {
    const user = show(aReview({ spoiler: true }))
    expect(screen.queryByText('Two men and a coffee.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Contains Spoilers' }))
    expect(screen.getByText('Two men and a coffee.')).toBeDefined()
  })

  test('says why it shows spoilers of a work that its reader finished', () => {
    const review = aReview({ spoiler: true, isSpoilerOpen: true })
    show({ ...review, work: { ...review.work, medium: 'book' } }, reader)
    expect(screen.getByText('Two men and a coffee.')).toBeDefined()
    expect(screen.getByText('Shown because you’ve read it')).toBeDefined()
  })

  test('shows all spoilers to its author, without a reason', () => {
    const review = 'Two ||men|| and a coffee.'
    show(aReview({ review, spoiler: true, isSpoilerOpen: true }), teo)
    expect(screen.getByText('men').parentElement?.textContent).toBe('Two men and a coffee.')
    expect(screen.queryByText(/^Shown because/)).toBeNull()
  })

  test('shows "date unknown for a missing viewing date, but not for a rating alone', () => {
    show(aReview())
    expect(screen.getByText('Watched date unknown')).toBeDefined()
    cleanup()
    show(aReview({ review: null }))
    expect(screen.queryByText(/date unknown/)).toBeNull()
  })

  test('shows the month or year where the day is not known', () => {
    show(aReview({ viewedIn: '2012-05' }))
    expect(screen.getByText('May 2012')).toBeDefined()
  })
})

const openBox = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Comment(,|$)/ }))

test('a post has at most 60 elements before it is pressed', async () => {
  const comments = { items: [aComment(1, 'bea'), aComment(2, 'cal')] }
  show(aReview({ review: 'Two men.\n\nOne coffee.\n\nHeat.', comments }), reader)
  await screen.findByRole('button', { name: /^Save for later/ })
  const post = screen.getByRole('article')
  const drawn = post.querySelectorAll('[aria-hidden] svg *')
  expect(post.querySelectorAll('*').length - drawn.length).toBeLessThanOrEqual(60)
})

describe('comments', () => {
  const four = { items: [1, 2, 3, 4].map((id) => aComment(id, `user${id}`)) }
  const settings = { inSuggestions: true, audience: 'everyone' } as const
  beforeEach(() => answer('GET /v1/privacy-settings', settings))

  test('says to a member who shows others little that a comment is seen by all', async () => {
    answer('GET /v1/privacy-settings', { ...settings, audience: 'friends' })
    const user = show(aReview(), reader)
    await openBox(user)
    const note = 'Everyone who sees this review will see your comment.'
    expect(await screen.findByText(note)).toBeTruthy()
  })

  test('shows two, and the rest on request', async () => {
    const user = show(aReview({ comments: four }))
    expect(screen.getAllByText(/^Comment \d$/)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show 2 more comments' }))
    expect(screen.getAllByText(/^Comment \d$/)).toHaveLength(4)
  })

  test('the box opens on a press and has the focus', async () => {
    const user = show(aReview({ comments: four }), reader)
    expect(screen.queryByRole('textbox')).toBeNull()
    const button = screen.getByRole('button', { name: 'Comment, 4 comments' })
    await user.click(button)
    const box = screen.getByRole('textbox', { name: 'Add a comment' })
    expect(document.activeElement).toBe(box)
    await user.type(box, 'Well')
    await user.click(button)
    expect(document.activeElement).toBe(box)
    expect(box).toHaveProperty('value', 'Well')
  })

  test('asks visitors to log in', async () => {
    await openBox(show(aReview()))
    const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Log in to post a comment')
    expect(box.disabled).toBe(true)
  })

  test('rejects a comment of white space only', async () => {
    const user = show(aReview(), reader)
    await openBox(user)
    const post = screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })
    expect(post.disabled).toBe(true)
    await user.type(screen.getByPlaceholderText('Add a comment'), '  ')
    expect(post.disabled).toBe(true)
  })

  test('keeps a comment that failed to post, and can be retried', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    lose('POST /comment')
    const user = show(aReview(), reader)
    await openBox(user)
    const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Add a comment')
    await user.type(box, 'Well said')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(box.value).toBe('Well said')
    expect(screen.getByText('Not posted. Try again.')).toBeDefined()
    answer('POST /comment', aComment(8, 'me'))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(await screen.findByText('Comment 8')).toBeDefined()
    expect(box.value).toBe('')
  })

  test('comments are one tab stop each, whose menu leads to the author', async () => {
    const user = show(aReview({ comments: four }), { id: 102, username: 'user2' })
    const save = await screen.findByRole('button', { name: /^Save for later/ })
    save.focus()
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 3; stop += 1) {
      await user.tab()
      const { activeElement } = document
      stops.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
    }
    expect(stops).toEqual([
      'Comment options: user1',
      'Comment options: user2',
      'Show 2 more comments',
    ])
    await user.click(screen.getByRole('button', { name: 'Comment options: user2' }))
    const profile = await screen.findByRole('menuitem', { name: 'Profile of user2' })
    expect(profile.getAttribute('href')).toBe('/profile/user2')
  })

  test('comments can only be deleted by their author or by the author of the review', async () => {
    answer('GET /v1/mutes', { items: [] })
    const user = show(aReview({ comments: four }), { id: 102, username: 'user2' })
    await user.click(screen.getByRole('button', { name: 'Comment options: user2' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Comment options: user1' }))
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  })
})

test("the review's author gets options on every comment", () => {
  show(aReview({ comments: { items: [aComment(1, 'a'), aComment(2, 'b')] } }), teo)
  expect(screen.getAllByRole('button', { name: /^Comment options/ })).toHaveLength(2)
})

describe('the menu of a post', () => {
  const slow = { timeout: 10_000 }
  const menu = { name: 'More actions' }

  test('offers others to mute the author, say the work is not for them and report the review', async () => {
    answer('GET /v1/mutes', { items: [] })
    answer('GET /v1/not-for-me/{medium}/{workId}', { isNotForMe: false, alsoFromFeed: false })
    const review = aReview()
    const user = show({ ...review, work: { ...review.work, title: 'Heat' } }, reader)
    await user.click(screen.getByRole('button', menu))
    await screen.findByRole('menuitem', { name: 'Mute teo' }, slow)
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['Mute teo', 'Not for me', 'Not for me, nor in my feed', 'Report Review'])
    await user.click(screen.getByRole('menuitem', { name: 'Report Review' }))
    await screen.findByRole('dialog', { name: 'Report Review' }, slow)
  })

  test('is not there for visitors', () => {
    show(aReview())
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  })
})
