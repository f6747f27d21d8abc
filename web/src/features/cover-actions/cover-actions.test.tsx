import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  answer('GET /v1/lists', { items: [], totalCount: 0 })
  answer('GET /v1/works/{medium}/{workId}/own-lists', { listIds: [] })
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

type User = ReturnType<typeof open>['user']
const openMore = async (user: User, title: string) =>
  user.click(await screen.findByRole('button', { name: `More for ${title}` }, partLoad))

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
  expect(stops).toEqual([0, -1, -1, -1])
  screen.getByRole('button', { name: 'Watched: Alien' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rate Alien' }))
})

test('the stars open in the bar, and Escape closes them alone', async () => {
  const review = aReview({ id: 30, rating: 7, work: { ...alien, creators: [] } })
  answer('POST /v1/reviews', review)
  const { user } = open(ann)
  point(cover(/Alien/))
  const bar = await screen.findByRole('toolbar', { name: 'Actions for Alien' }, partLoad)
  const button = screen.getByRole('button', { name: 'Rate Alien' })
  await user.click(button)
  const stars = within(bar).getByRole('radiogroup', { name: 'Your rating' })
  expect(stars.contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.click(screen.getByRole('radio', { name: '7 of 10' }))
  await screen.findByText('You gave Alien 7 out of 10')
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('every icon of the bar says in words what it does', async () => {
  open(ann)
  point(cover(/Alien/))
  await screen.findByRole('button', { name: 'Watched: Alien' }, partLoad)
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual([
    'Watched: Alien',
    'Save for later: Alien',
    'Rate Alien',
    'More for Alien',
  ])
})

test('the bar opens for Tab, and not where a script moves the focus', async () => {
  const { user } = open(ann)
  point(cover(/Alien/))
  await screen.findByRole('toolbar', { name: 'Actions for Alien' }, partLoad)
  act(() => cover(/Heat/).focus())
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(cover(/Alien/))
  expect(await screen.findByRole('toolbar', { name: 'Actions for Alien' })).toBeTruthy()
})

test('a work is sent from its cover, in a window that stays when the mouse leaves', async () => {
  answer('GET /contacts', [])
  const { user } = open(ann)
  point(cover(/Alien/))
  await openMore(user, 'Alien')
  await user.click(screen.getByRole('menuitem', { name: 'Send to a friend' }))
  await screen.findByRole('dialog', { name: 'Send Alien' }, partLoad)
  point(document.body)
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Send Alien' })).toBeTruthy()
})

test('a new list begins on a cover', async () => {
  const { user } = open(ann)
  point(cover(/Alien/))
  await openMore(user, 'Alien')
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
  const { user } = open(ann)
  point(cover(/Heat/))
  await openMore(user, 'Heat')
  expect(await screen.findByRole('menuitem', { name: 'Not for me' })).toBeTruthy()
  await user.keyboard('{Escape}')
  point(cover(/Alien/))
  await screen.findByRole('button', { name: 'Watched: Alien' })
  await openMore(user, 'Alien')
  expect(screen.getByRole('group', { name: 'Add to list' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Not for me' })).toBeNull()
})

test('the actions of a cover follow the link beside it, and Escape returns there', async () => {
  const row = (
    <div>
      <span {...coverMarks(heat)} data-testid="cover">
        <i />
      </span>
      <a {...coverLinkMarks(heat)} href="/film/8">
        Heat
      </a>
      <CoverActionsHost />
    </div>
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
