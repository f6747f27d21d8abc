import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aReview, aWork, aWorkDetails } from '../../testing/factories.ts'
import { answer, callsOf, writesSoFar } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { CoverActionsHost } from './cover-actions-host.tsx'
import { coverLinkMarks, coverMarks } from '../works/cover-props.ts'
import { WorkCard } from '../works/work-card.tsx'

const alien = aWork({ id: 7, title: 'Alien' })
const heat = aWork({ id: 8, title: 'Heat' })

/** Windows load their code when they first open. */
const partLoad = { timeout: 10_000 }

beforeEach(() => {
  vi.stubGlobal(
    'PointerEvent',
    class extends MouseEvent {
      readonly pointerType: string
      constructor(kind: string, facts: PointerEventInit = {}) {
        super(kind, facts)
        this.pointerType = facts.pointerType ?? ''
      }
    },
  )
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/works/{medium}/{workId}', ({ params }) =>
    aWorkDetails({
      ...alien,
      id: params.workId,
      userInfo: { hasEngaged: true, savedForLater: false },
    }),
  )
})

function open(as?: TestMember) {
  const covers = (
    <>
      <WorkCard work={alien} />
      <WorkCard work={heat} />
      <CoverActionsHost />
    </>
  )
  const routes = [
    { path: '/', element: covers },
    { path: '/login', element: 'The login' },
    { path: '/film/:id', element: 'A work' },
  ]
  return renderRoutes(routes, as ? { as } : {})
}

const cover = (name: RegExp) => screen.getByRole('link', { name })
const point = (element: Element) =>
  fireEvent(element, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))

test('a mouse on a cover shows its marks and stars, and leaving it takes them away', async () => {
  open(ann)
  point(cover(/Alien/))
  const bar = await screen.findByRole('toolbar', { name: 'Actions for Alien' }, partLoad)
  const watched = await screen.findByRole('button', { name: 'Watched: Alien' })
  expect(watched.getAttribute('aria-pressed')).toBe('true')
  expect(cover(/Alien/).parentElement?.contains(bar)).toBe(true)
  point(document.body)
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

test('Tab stops once at the actions, and arrow keys lead through them', async () => {
  const { user } = open(ann)
  point(cover(/Alien/))
  await screen.findByRole('button', { name: 'Watched: Alien' })
  const stops = screen.getAllByRole('button').map((button) => button.tabIndex)
  expect(stops).toEqual([0, -1, -1, -1, -1])
  screen.getByRole('button', { name: 'Watched: Alien' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rate Alien' }))
})

test('a work is sent from its cover, in a window that stays when the mouse leaves', async () => {
  answer('GET /contacts', [])
  const { user } = open(ann)
  point(cover(/Alien/))
  await user.click(await screen.findByRole('button', { name: 'Send Alien to a friend' }))
  await screen.findByRole('dialog', { name: 'Send Alien' }, partLoad)
  point(document.body)
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Send Alien' })).toBeTruthy()
})

test('a new list begins on a cover', async () => {
  answer('GET /v1/lists', { items: [], totalCount: 0 })
  answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [] })
  const { user } = open(ann)
  point(cover(/Alien/))
  await user.click(await screen.findByRole('button', { name: 'Add Alien to a list' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New List' }, partLoad))
  expect(await screen.findByRole('dialog', { name: 'New List' }, partLoad)).toBeTruthy()
})

test('only what the member does not know can be not for them', async () => {
  answer('GET /v1/works/{medium}/{workId}', ({ params }) =>
    aWorkDetails({
      ...heat,
      id: params.workId,
      userInfo: { hasEngaged: params.workId === alien.id, savedForLater: false },
    }),
  )
  open(ann)
  point(cover(/Heat/))
  expect(await screen.findByRole('button', { name: 'Not for me: Heat' })).toBeTruthy()
  point(cover(/Alien/))
  await screen.findByRole('button', { name: 'Watched: Alien' })
  expect(screen.queryByRole('button', { name: /^Not for me/ })).toBeNull()
})

test('the actions of a cover follow the link beside it, and Escape returns there', async () => {
  const row = (
    <p>
      <span {...coverMarks(heat)} data-testid="cover">
        <i />
      </span>
      <a {...coverLinkMarks(heat)} href="/film/8">
        Heat
      </a>
      <CoverActionsHost />
    </p>
  )
  const { user } = renderRoutes([{ path: '/', element: row }], { as: ann })
  point(screen.getByTestId('cover'))
  const bar = await screen.findByRole('toolbar', { name: 'Actions for Heat' })
  const link = screen.getByRole('link', { name: 'Heat' })
  expect(link.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const watched = await screen.findByRole('button', { name: 'Watched: Heat' })
  act(() => watched.focus())
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(link)
})

test('the actions of a cover in a button stand beside the button', async () => {
  const row = (
    <p>
      <button type="button">
        <span {...coverMarks(heat)} data-testid="cover">
          <i />
        </span>
        Pick
      </button>
      <CoverActionsHost />
    </p>
  )
  renderRoutes([{ path: '/', element: row }], { as: ann })
  point(screen.getByTestId('cover'))
  const bar = await screen.findByRole('toolbar', { name: 'Actions for Heat' })
  expect(bar.closest('button')).toBeNull()
})

test('a number key rates the focused cover at once, 0 gives it 10', async () => {
  const review = aReview({ id: 30, rating: 10, work: { ...heat, creators: [] } })
  answer('POST /v1/reviews', review)
  const { user } = open(ann)
  act(() => cover(/Heat/).focus())
  point(cover(/Heat/))
  await screen.findByRole('toolbar')
  await user.keyboard('0')
  await screen.findByText('You gave Heat 10 out of 10')
  expect(callsOf('POST /v1/reviews')[0]?.body).toMatchObject({ work: { id: 8 }, rating: 10 })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('holding a cover opens its actions and does not follow the link', async () => {
  open(ann)
  const link = cover(/Alien/)
  const touch = (kind: string) =>
    fireEvent(
      link,
      new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: 'touch' }),
    )
  touch('pointerdown')
  await screen.findByRole('dialog', { name: 'Alien' })
  expect(touch('contextmenu')).toBe(false)
  touch('pointerup')
  expect(fireEvent.click(link)).toBe(false)
  expect(screen.queryByText('A work')).toBeNull()
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeTruthy()
  for (const name of ['Add to list', 'Send to a friend']) {
    expect(screen.getByRole('button', { name })).toBeTruthy()
  }
  expect(document.activeElement?.closest('[role="radiogroup"]')).toBeNull()
})

test('a visitor is led to the login, and back from there', async () => {
  const { user, router } = open()
  act(() => cover(/Alien/).focus())
  point(cover(/Alien/))
  await screen.findByRole('link', { name: 'Log in to rate' })
  await user.keyboard('7')
  await screen.findByText('The login')
  expect(router.state.location.state).toEqual({ from: '/' })
  expect(writesSoFar()).toEqual([])
})
