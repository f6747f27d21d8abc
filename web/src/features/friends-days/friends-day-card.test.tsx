import type { FriendsDay } from '@medley/contract/people/friends-days'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { today } from '../../lib/time/today.ts'
import { FriendsDayCard } from './friends-day-card.tsx'
import { FriendsDaysSwitch } from './friends-days-switch.tsx'

const person = (id: number, firstName: string) => ({
  id,
  username: firstName.toLowerCase(),
  profilePicture: null,
  firstName,
  lastName: 'Green',
})
const [mara, kit, ben] = [person(2, 'Mara'), person(3, 'Kit'), person(4, 'Ben')]

function aDay(facts: Partial<FriendsDay> = {}): FriendsDay {
  return {
    day: today(),
    people: [mara, kit, ben],
    peopleCount: 4,
    workCount: 2,
    works: [
      {
        work: aWork({ id: 5, title: 'Stalker' }),
        acts: [
          { kind: 'listed', user: mara, list: { id: 7, title: 'Slow films' } },
          { kind: 'saved', user: kit, list: null },
        ],
      },
      {
        work: aWork({ id: 6, title: 'Solaris' }),
        acts: [{ kind: 'finished', user: ben, list: null }],
      },
    ],
    ...facts,
  }
}

test('is one line that opens to the works and who did what', async () => {
  const { user } = renderPart(<FriendsDayCard day={aDay()} />, { as: ann })
  const fold = await screen.findByRole('button', {
    name: /Mara, Kit,? and 2 others saved, listed or finished 2 works/,
  })
  expect(screen.getByText('Today')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Stalker/ })).toBeNull()
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  const work = screen.getByRole('link', { name: 'Stalker' })
  expect(work.getAttribute('data-cover')).toBe('film 5')
  expect(screen.getByRole('link', { name: 'Mara: “Slow films”' }).getAttribute('href')).toBe(
    '/u/mara/lists/7',
  )
  expect(screen.getByRole('link', { name: 'Kit saved it' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ben finished it' })).toBeTruthy()
})

test('names the only work, and what was done with it', async () => {
  const [first] = aDay().works
  const acts = [{ kind: 'saved' as const, user: kit, list: null }]
  const works = first ? [{ ...first, acts }] : []
  renderPart(
    <FriendsDayCard day={aDay({ people: [kit], peopleCount: 1, workCount: 1, works })} />,
    {
      as: ann,
    },
  )
  expect(await screen.findByRole('button', { name: /Kit saved Stalker/ })).toBeTruthy()
})

test('what else friends do is under the works', async () => {
  const { user } = renderPart(<FriendsDayCard day={aDay()} more={<p>On Fargo</p>} />, { as: ann })
  const fold = await screen.findByRole('button', { name: /2 works/ })
  expect(screen.queryByText('On Fargo')).toBeNull()
  await user.click(fold)
  const work = screen.getByRole('link', { name: 'Solaris' })
  const order = work.compareDocumentPosition(screen.getByText('On Fargo'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('says how many works it does not show', async () => {
  const { user } = renderPart(<FriendsDayCard day={aDay({ workCount: 30 })} />, { as: ann })
  await user.click(await screen.findByRole('button', { name: /30 works/ }))
  expect(screen.getByText('and 28 more works')).toBeTruthy()
})

test('its menu turns the cards off, and on again', async () => {
  answer('PUT /v1/friends-days-settings', ({ body }) => ({ isShown: body.isShown === true }))
  answer('GET /v1/friends-days', { items: [], before: null })
  const { user } = renderPart(<FriendsDayCard day={aDay()} />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Card options' }))
  await user.click(screen.getByRole('menuitem', { name: 'Don’t show these cards' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect
    .poll(() => callsOf('PUT /v1/friends-days-settings').map(({ body }) => body))
    .toEqual([{ isShown: false }, { isShown: true }])
})

test('the switch of the settings goes back if it was not saved', async () => {
  answer('GET /v1/friends-days-settings', { isShown: true })
  refuse('PUT /v1/friends-days-settings', 'internal_error')
  const { user } = renderPart(<FriendsDaysSwitch />, { as: ann })
  const one = await screen.findByRole<HTMLInputElement>('switch', { name: /saved, listed/ })
  await user.click(one)
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  expect(one.checked).toBe(true)
})
