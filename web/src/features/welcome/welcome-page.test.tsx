import { welcomeTexts } from '@medley/texts/welcome'
import { accountsTexts } from '@medley/texts/accounts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProfile } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { WelcomePage } from './welcome-page.tsx'

function show(step: 'works' | 'profile' | 'history') {
  answer('GET /v1/welcome', { step, markedCount: 0, ratedCount: 0 })
  answer('PUT /v1/welcome', ({ body }) => ({ step: body.step, markedCount: 0, ratedCount: 0 }))
  answer('GET /v1/works-to-rate', { items: [] })
  answer('GET /profile', aProfile(ann))
  const page = {
    path: '/welcome',
    element: <WelcomePage member={{ ...ann, roles: [], isAdmin: false }} invite="invite" />,
  }
  return renderRoutes([page, { path: '/', element: 'home' }], { as: ann, path: '/welcome' })
}

test.each([
  ['profile', 'profile', 'keeps the step for the next visit'],
  ['history', 'ended', 'ends the steps, since none is left'],
] as const)('"Not now" at the %s step leaves %s: %s', async (step, left, _) => {
  const { user } = show(step)
  await screen.findByText(welcomeTexts.headings[step], {
    selector: 'h1',
  })
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(await screen.findByText('home')).toBeTruthy()
  await waitFor(() => expect(callsOf('PUT /v1/welcome').at(-1)?.body).toEqual({ step: left }))
})

test('where nobody can be suggested, the steps stay four and one invites a friend', async () => {
  const { user } = show('works')
  answer('GET /v1/welcome/people', { items: [] })
  expect(await screen.findByText('Step 1 of 4')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Step 2 of 4')).toBeTruthy()
  expect(await screen.findByText('invite')).toBeTruthy()
})

test('"Next" saves a name that is entered, and stays if that fails', async () => {
  const { user } = show('profile')
  refuse('POST /name', 'internal_error')
  await user.type(await screen.findByLabelText('First name'), 'Wanda')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(accountsTexts.settings.failed)).toBeTruthy()
  expect(screen.getByText(welcomeTexts.headings.profile, { selector: 'h1' })).toBeTruthy()

  answer('POST /name', { first_name: 'Wanda', last_name: '' })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(welcomeTexts.headings.history, { selector: 'h1' })).toBeTruthy()
  expect(callsOf('POST /name').at(-1)?.body).toEqual({ first_name: 'Wanda', last_name: '' })
})

test('"Next" uploads a picture that is chosen', async () => {
  const { user } = show('profile')
  answer('POST /profile-pic', { profile_pic: '/picture.png' })
  const file = new File(['none'], 'face.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText(accountsTexts.crop.choose), file)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(welcomeTexts.headings.history, { selector: 'h1' })).toBeTruthy()
  expect(callsOf('POST /profile-pic')).toHaveLength(1)
})
