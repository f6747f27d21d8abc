import type { RequestStatus } from '@medley/contract/values/shapes'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { aPerson } from '../../testing/factories.ts'
import { answer, callsOf, refuse, writesSoFar } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { currentAnnouncement } from '../../ui/feedback/announcement-store.ts'
import { Connections } from './connections.tsx'
import { FriendButton } from './friend-button.tsx'
import { FriendRequests } from './friend-requests.tsx'

const put = 'PUT /v1/users/{userId}/friendships/{otherId}'
const remove = 'DELETE /v1/users/{userId}/friendships/{otherId}'
/** Each person's request status on the server. */
let states: Record<number, RequestStatus>

const personOf = (id: number) =>
  aPerson({
    id,
    firstName: 'Person',
    lastName: `${id}`,
    friendRequestStatus: states[id] ?? 'none',
  })
const peopleWho = (status: RequestStatus) =>
  Object.keys(states)
    .map((id) => personOf(Number(id)))
    .filter(({ friendRequestStatus }) => friendRequestStatus === status)

beforeEach(() => {
  states = {}
  answer('GET /contacts', () => peopleWho('approved'))
  answer('GET /incoming-requests', () => peopleWho('incoming'))
  answer('GET /outgoing-requests', () => peopleWho('outgoing'))
  answer(put, ({ params: { otherId } }) => {
    const requestStatus = states[otherId] === 'incoming' ? 'approved' : 'outgoing'
    states[otherId] = requestStatus
    return { requestStatus }
  })
  answer(remove, ({ params: { otherId } }) => {
    states[otherId] = 'none'
    return { requestStatus: 'none' }
  })
})

function refuseChanges() {
  refuse(put, 'forbidden')
  refuse(remove, 'forbidden')
}

const changes = () => writesSoFar().filter((name) => name === put || name === remove)

function show(content: React.ReactNode) {
  renderPart(content, { as: ann })
}

test('sends one request and updates every button of the person', async () => {
  show(
    <>
      <FriendButton person={{ id: 9 }} />
      <FriendButton person={{ id: 9 }} />
    </>,
  )
  const [first] = await screen.findAllByRole('button', { name: 'Add' })
  await waitFor(() => expect(first?.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(first as HTMLElement)
  const buttons = await screen.findAllByRole('button', { name: 'Requested' })
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(buttons[0])
  await waitFor(() => expect(changes()).toEqual([put]))
  await waitFor(() => expect(currentAnnouncement().text).toBe('Requested'))
  await userEvent.click(buttons[0] as HTMLElement)
  expect(changes()).toEqual([put])
})

test('Add approves an incoming request', async () => {
  states[9] = 'incoming'
  show(<FriendButton person={personOf(9)} />)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy')).toBeNull(),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const button = await screen.findByRole('button', { name: 'Friends' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(currentAnnouncement().text).toBe('Friends'))
})

test('a failed request is reverted with a message', async () => {
  refuseChanges()
  show(<FriendButton person={personOf(9)} />)
  await waitFor(() => expect(queryClient.getQueryData(['friendship', 9])).toBe('none'))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
})

test("is hidden on the member's own row", () => {
  show(<FriendButton person={{ id: ann.id }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('asks before removing a friend, and Keep keeps them', async () => {
  states[9] = 'approved'
  show(<Connections username="ann" isOwn />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(
    await screen.findByText('Are you sure you want to remove Person 9 from your friends?'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(changes()).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Friend successfully removed')).toBeTruthy()
  expect(await screen.findByText('No friends yet')).toBeTruthy()
  expect(callsOf(remove).map(({ params }) => params.otherId)).toEqual([9])
})

test('an approved request moves to the connections', async () => {
  states[9] = 'incoming'
  show(
    <>
      <FriendRequests />
      <Connections username="ann" isOwn />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy()
  expect(await screen.findByText('No requests')).toBeTruthy()
})

test('a failed decline brings the request back', async () => {
  states[9] = 'incoming'
  refuseChanges()
  show(<FriendRequests />)
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
})
