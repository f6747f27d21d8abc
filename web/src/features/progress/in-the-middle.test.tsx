import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aNamedEntry, aProgress, aWork } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { InTheMiddle } from './in-the-middle.tsx'

vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }
const path = 'GET /v1/users/{userId}/progress'

const card = () => screen.findByRole('region', { name: 'In progress' }, slow)

test('a visitor sees what a member is in the middle of', async () => {
  const {
    isPrivate: _,
    next: __,
    left: ___,
    ...open
  } = aProgress({
    work: aWork({ id: 5, medium: 'tvShow', title: 'Community' }),
    entry: aNamedEntry({ season: 2, number: 4 }),
  })
  answer(path, { items: [open], before: null })
  renderPart(<InTheMiddle userId={9} />)
  const link = await within(await card()).findByRole('link')
  expect(link.textContent).toContain('Community')
  expect(link.textContent).toContain('S2 E4')
  expect(callsOf(path)).toMatchObject([{ params: { userId: 9 } }])
})

test('takes no room where there is nothing', async () => {
  answer(path, { items: [], before: null })
  const { container } = renderPart(<InTheMiddle userId={9} />)
  await card()
  await vi.waitFor(() => expect(container.querySelector('section')).toBeNull(), slow)
})

test('a failure has a way to try again', async () => {
  refuse(path, 'user_not_found')
  const { user, container } = renderPart(<InTheMiddle userId={ann.id} />, { as: ann })
  const retry = await within(await card()).findByRole('button', { name: 'Try again' })
  answer(path, { items: [], before: null })
  await user.click(retry)
  await vi.waitFor(() => expect(container.querySelector('section')).toBeNull(), slow)
})
