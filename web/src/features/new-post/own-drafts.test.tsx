import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aWorkRef } from '../../testing/factories.ts'
import { ann, ben, logIn } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { OwnDrafts } from './own-drafts.tsx'
import { closeNewPost, type NewPostWork, useNewPost } from './new-post.ts'
import { findNewReview, storeNewReview } from './review-drafts.ts'

const dune = { ...aWorkRef({ id: 7, medium: 'book', title: 'Dune' }), creators: [] }

function Opened() {
  const { open, work } = useNewPost()
  return <output>{open ? work?.title : 'closed'}</output>
}

function show(as = ann, work: NewPostWork = dune) {
  logIn(ann)
  const draft = { dateViewed: '', rating: 7, review: 'Sand.', spoiler: false, audience: null }
  storeNewReview(work, draft, Date.now() - 3_600_000)
  return renderPart(
    <>
      <OwnDrafts />
      <Opened />
    </>,
    { as },
  ).user
}

test('lists drafts on the own profile, to go on with', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: /Continue with Dune/ }))
  expect(screen.getByText('Dune', { selector: 'output' })).toBeTruthy()
  closeNewPost()
})

test('names the work by its title in the language of the reader', async () => {
  show(ann, { ...dune, displayTitle: 'Der Wüstenplanet' })
  expect(await screen.findByRole('button', { name: /Continue with Der Wüstenplanet/ })).toBeTruthy()
})

test('deletes a draft, and brings it back by Undo as it was', async () => {
  const user = show()
  const before = findNewReview(7)
  expect(before?.draft.review).toBe('Sand.')
  await user.click(await screen.findByRole('button', { name: 'Delete the draft about Dune' }))
  await waitFor(() => expect(screen.queryByText('Drafts')).toBeNull())
  expect(findNewReview(7)).toBeUndefined()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Drafts')).toBeTruthy()
  expect(findNewReview(7)).toEqual(before)
})

test('shows nothing of the drafts of someone else', () => {
  show(ben)
  expect(screen.queryByText('Drafts')).toBeNull()
})
