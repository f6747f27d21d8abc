import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { Unsubscribe } from './unsubscribe.tsx'

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`

test('ends letters of some kinds when the button is pressed, and not before', async () => {
  const token = tokenOf({ userId: 3, kinds: ['comment', 'weekly digest'] })
  answer('POST /unsubscribe/{token}', { kinds: ['comment', 'weekly digest'], unsubscribed: true })
  renderPart(<Unsubscribe token={token} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Comments on your reviews',
    'Weekly digest',
  ])
  expect(callsOf('POST /unsubscribe/{token}')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('You have been unsubscribed')).toBeTruthy()
  expect(callsOf('POST /unsubscribe/{token}').map(({ params }) => params)).toEqual([{ token }])
})
