import type { Comment, Review } from '@medley/contract/shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { enter, leave } from '../sessions/session.ts'
import { ReviewCard } from './review-card.tsx'
import { keepReview } from './review-store.ts'

const time = '2026-05-01T12:00:00.000Z'

function aComment(id: number, username: string): Comment {
  return {
    id,
    reviewId: 5,
    review_id: 5,
    author: { id: 100 + id, username, profilePicture: null },
    content: `Comment ${id}`,
    timePosted: time,
    commenter_user_id: 100 + id,
    username,
    time_posted: time,
  }
}

function aReview(facts: Partial<Review> = {}): Review {
  return {
    id: 5,
    author: { id: 3, username: 'teo', firstName: 'Teo', lastName: null, profilePicture: null },
    work: { id: 9, medium: 'film', title: 'Heat', posterSource: null, creators: [] },
    rating: 8,
    review: 'Two men and a coffee.',
    spoiler: false,
    timePosted: time,
    dateViewed: null,
    likes: { totalCount: 2 },
    likedByMe: false,
    comments: { items: [] },
    ...facts,
  }
}

const sent: string[] = []
/** What the server answers to a call; an Error stands for a failed connection. */
const answers = new Map<string, () => Promise<unknown>>()

beforeEach(() => {
  sent.length = 0
  answers.clear()
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const call = `${method} ${path}`
    if (path.includes('review-likes') || path.includes('comment')) sent.push(call)
    return Response.json((await answers.get(call)?.()) ?? { roles: [] })
  })
})

afterEach(() => {
  leave()
  queryClient.clear()
})

function logInAs(userId: number) {
  enter(`x.${btoa(JSON.stringify({ userId, username: 'me' }))}.y`, 'session')
}

function show(review: Review, copies = 1) {
  keepReview(review)
  const cards = Array.from({ length: copies }, (_, copy) => (
    <ReviewCard key={copy} id={review.id} />
  ))
  const router = createMemoryRouter([{ path: '/', element: <>{cards}</> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const likeState = (totalCount: number, likedByMe: boolean) => ({
  reviewId: 5,
  likes: { totalCount },
  likedByMe,
})

test('the text stands in paragraphs, and no line of it is empty', () => {
  show(aReview({ review: 'Two men.\n\n\nOne coffee.\nBlack.\r\n\r\nHeat.\n' }))
  const text = screen.getByText('Two men.').parentElement
  const paragraphs = [...(text?.children ?? [])].map((child) => child.textContent)
  expect(paragraphs).toEqual(['Two men.', 'One coffee.\nBlack.', 'Heat.'])
})

describe('a like', () => {
  test('shows at once on every card of the review and takes the count of the server', async () => {
    logInAs(7)
    answers.set('PUT /v1/review-likes', async () => likeState(6, true))
    const user = show(aReview(), 2)
    const [first] = screen.getAllByRole('button', { name: 'Like, 2 likes' })
    await user.click(first as HTMLElement)
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Like, 6 likes', pressed: true })).toHaveLength(
        2,
      ),
    )
    expect(sent).toEqual(['PUT /v1/review-likes'])
  })

  test('sends one request at a time, and the last wish wins', async () => {
    logInAs(7)
    let answer = (_: unknown) => {}
    answers.set('PUT /v1/review-likes', () => new Promise((resolve) => (answer = resolve)))
    answers.set('DELETE /v1/review-likes/5', async () => likeState(2, false))
    const user = show(aReview())
    const button = screen.getByRole('button', { name: /^Like/ })
    for (let press = 0; press < 4; press += 1) await user.click(button)
    expect(sent).toEqual(['PUT /v1/review-likes'])
    answer(likeState(3, true))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toBe('DELETE /v1/review-likes/5')
    await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Like, 2 likes'))
  })

  test('goes back silently where it fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    logInAs(7)
    answers.set('PUT /v1/review-likes', async () => Promise.reject(new Error('offline')))
    const user = show(aReview())
    await user.click(screen.getByRole('button', { name: /^Like/ }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like, 2 likes', pressed: false })).toBeDefined(),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is off for the author and for visitors', () => {
    show(aReview())
    const isOff = screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-disabled')
    expect(isOff).toBe('true')
  })
})

test("the author's own review cannot be liked", () => {
  logInAs(3)
  show(aReview())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Like/ }).disabled).toBe(true)
})

describe('the words of a review', () => {
  test('stand behind a button where they contain spoilers', async () => {
    const user = show(aReview({ spoiler: true }))
    expect(screen.queryByText('Two men and a coffee.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Contains Spoilers' }))
    expect(screen.getByText('Two men and a coffee.')).toBeDefined()
  })

  test('a missing viewing date reads date unknown', () => {
    show(aReview())
    expect(screen.getByText('Watched date unknown')).toBeDefined()
  })
})

describe('comments', () => {
  const four = { items: [1, 2, 3, 4].map((id) => aComment(id, `user${id}`)) }

  test('two stand there, the rest after a press', async () => {
    const user = show(aReview({ comments: four }))
    expect(screen.getAllByText(/^Comment \d$/)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show 2 more comments' }))
    expect(screen.getAllByText(/^Comment \d$/)).toHaveLength(4)
  })

  test('visitors are told to log in', () => {
    show(aReview())
    const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Log in to post a comment')
    expect(box.disabled).toBe(true)
  })

  test('only white space cannot be posted', async () => {
    logInAs(7)
    const user = show(aReview())
    const post = screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })
    expect(post.disabled).toBe(true)
    await user.type(screen.getByPlaceholderText('Add a comment'), '  ')
    expect(post.disabled).toBe(true)
  })

  test('a comment that could not be posted stays in the box, and the button works again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    logInAs(7)
    answers.set('POST /comment', async () => Promise.reject(new Error('offline')))
    const user = show(aReview())
    const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Add a comment')
    await user.type(box, 'Well said')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(box.value).toBe('Well said')
    expect(screen.queryByRole('alert')).toBeNull()
    answers.set('POST /comment', async () => aComment(8, 'me'))
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(await screen.findByText('Comment 8')).toBeDefined()
    expect(box.value).toBe('')
  })

  test('can be deleted by their author and by the author of the review, by nobody else', async () => {
    const user = userEvent.setup()
    logInAs(102)
    show(aReview({ comments: four }))
    await user.click(screen.getByRole('button', { name: 'Comment options: user2' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Comment options: user1' }))
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  })
})

test('the author of the review finds the options at every comment', () => {
  logInAs(3)
  show(aReview({ comments: { items: [aComment(1, 'a'), aComment(2, 'b')] } }))
  expect(screen.getAllByRole('button', { name: /^Comment options/ })).toHaveLength(2)
})
