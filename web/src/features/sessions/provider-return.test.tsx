import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Screen } from '../../screens/provider-login/screen.tsx'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf } from '../../testing/members.ts'
import { removeOperator, setOperator } from '../../testing/operator.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { currentMember } from './session.ts'

const finish = 'POST /v1/sessions/provider'
const join = 'POST /v1/sessions/provider/address'
const link = 'POST /v1/identity'
const prove = 'POST /v1/sessions/second-factor'

beforeEach(() => {
  setOperator({ loginProvider: 'House' })
  answerLogin()
  answer(finish, { token: tokenOf(ann) })
  answer(link, { linked: true })
  answer(prove, { token: tokenOf(ann) })
})

afterEach(() => sessionStorage.clear())

const begin = (more: object = {}) =>
  sessionStorage.setItem(
    'provider-login',
    JSON.stringify({ loginToken: 'begun', returnPath: '/film/1', purpose: 'login', ...more }),
  )

const beginLink = () => begin({ returnPath: '/settings/security', purpose: 'link' })

function open({ as, query = '?code=c&state=s' }: { as?: typeof ann; query?: string } = {}) {
  const routes = [
    { path: '/login/provider', element: <Screen /> },
    { path: '/film/:id', element: <p>The film</p> },
    { path: '/login', element: <p>The login</p> },
    { path: '/settings/security', element: <p>The settings</p> },
    { path: '/', element: <p>Home</p> },
  ]
  return renderRoutes(routes, { path: `/login/provider${query}`, ...(as ? { as } : {}) }).user
}

describe('a login by the provider', () => {
  test('leads back to where it came from', async () => {
    begin()
    open()
    expect(await screen.findByText('The film')).toBeTruthy()
    expect(currentMember()?.username).toBe('ann')
    expect(callsOf(finish).map(({ body }) => body)).toEqual([
      { loginToken: 'begun', answer: '?code=c&state=s' },
    ])
  })

  test('leads on when the page is loaded again after it', async () => {
    begin({ loginToken: null })
    open({ as: ann })
    expect(await screen.findByText('The film')).toBeTruthy()
    expect(callsOf(finish)).toEqual([])
  })

  test('asks for the second factor of an account that has one', async () => {
    begin()
    refuse(finish, 'second_factor_required', undefined, { methods: ['code'], loginToken: 'held' })
    const user = open()
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('The film')).toBeTruthy()
    expect(screen.queryByText(/has your e-mail address/)).toBeNull()
  })

  test('connects an account with the same address once its owner gave the password', async () => {
    begin()
    refuse(finish, 'link_required', undefined, { methods: ['password'], loginToken: 'held' })
    const user = open()
    expect(await screen.findByText(/to connect it with House/)).toBeTruthy()
    expect(currentMember()).toBeNull()
    await user.type(await screen.findByLabelText('Password'), 'a long password{Enter}')
    expect(await screen.findByText('The film')).toBeTruthy()
    expect(callsOf(prove).map(({ body }) => body)).toEqual([
      { loginToken: 'held', proof: { method: 'password', password: 'a long password' } },
    ])
  })

  test('asks for the address that the provider does not know', async () => {
    begin()
    refuse(finish, 'email_required', undefined, { methods: [], loginToken: 'held' })
    refuse(join, 'email_taken')
    const user = open()
    const field = await screen.findByLabelText('E-mail')
    await user.type(field, 'nobody{Enter}')
    expect(await screen.findByText('Invalid Email')).toBeTruthy()
    expect(callsOf(join)).toEqual([])
    await user.clear(field)
    await user.type(field, 'ann@mail.example{Enter}')
    expect(await screen.findByText(/Another account has this address/)).toBeTruthy()
    answer(join, { token: tokenOf(ann) })
    await user.type(field, 'x{Enter}')
    expect(await screen.findByText('The film')).toBeTruthy()
    expect(callsOf(join).map(({ body }) => body)).toEqual([
      { loginToken: 'held', email: 'ann@mail.example' },
      { loginToken: 'held', email: 'ann@mail.examplex' },
    ])
  })

  test.each([
    [
      { query: '?error=access_denied&state=s' },
      () => refuse(finish, 'identity_refused'),
      /You cancelled at House/,
    ],
    [{}, () => refuse(finish, 'identity_refused'), /House did not confirm who you are/],
    [{}, () => refuse(finish, 'invalid_token'), /took too long/],
    [{}, () => refuse(finish, 'email_taken'), /connect House in the settings/],
    [{}, () => refuse(finish, 'registration_closed'), /New accounts are not being accepted/],
    [{}, () => refuse(finish, 'invitation_not_found'), /This invitation is no longer open/],
    [{}, () => refuse(finish, 'rate_limited'), /Too many requests/],
    [{}, () => refuse(finish, 'internal_error'), /A server error occurred/],
    [{}, () => lose(finish), /An unexpected error occurred/],
  ])('says why it failed, and leads back to the login (%#)', async (visit, fail, text) => {
    begin()
    fail()
    const user = open(visit)
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to the login' }))
    expect(await screen.findByText('The login')).toBeTruthy()
    expect(currentMember()).toBeNull()
  })

  test('is not finished by a tab that did not begin it', async () => {
    open()
    expect(await screen.findByText(/Please start again/)).toBeTruthy()
    expect(callsOf(finish)).toEqual([])
  })

  test('does not exist where there is no provider', async () => {
    removeOperator()
    open()
    expect(await screen.findByText('The login')).toBeTruthy()
  })
})

describe('connecting an account', () => {
  test('leads back to the settings and says so', async () => {
    beginLink()
    open({ as: ann })
    expect(await screen.findByText('The settings')).toBeTruthy()
    expect(screen.getByText('Connected with House')).toBeTruthy()
    expect(callsOf(link).map(({ body }) => body)).toEqual([
      { loginToken: 'begun', answer: '?code=c&state=s' },
    ])
    expect(callsOf(finish)).toEqual([])
  })

  test.each([
    ['identity_taken', /belongs to another account/],
    ['identity_refused', /did not confirm who you are/],
    ['invalid_token', /Please start again/],
  ] as const)('says why it failed, and leads back to the settings: %s', async (code, text) => {
    beginLink()
    refuse(link, code)
    const user = open({ as: ann })
    expect(await screen.findByRole('heading', { name: 'Connect House' })).toBeTruthy()
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to the settings' }))
    expect(await screen.findByText('The settings')).toBeTruthy()
  })
})

describe('a proof by the provider', () => {
  const prove = 'POST /v1/sessions/proof/provider'
  beforeEach(() => begin({ returnPath: '/settings/security', purpose: 'proof' }))

  test('leads back to what wanted it', async () => {
    answer(prove, { timeExpires: '2026-11-29T12:00:00.000Z' })
    open({ as: ann })
    expect(await screen.findByText('The settings')).toBeTruthy()
    expect(screen.getByText('Confirmed. You can go on now.')).toBeTruthy()
    expect(callsOf(prove).map(({ body }) => body)).toEqual([
      { loginToken: 'begun', answer: '?code=c&state=s' },
    ])
  })

  test('says that it failed', async () => {
    refuse(prove, 'invalid_proof')
    const user = open({ as: ann })
    expect(await screen.findByRole('heading', { name: 'Confirm it’s you' })).toBeTruthy()
    expect(await screen.findByText(/House did not confirm who you are/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByText('The settings')).toBeTruthy()
  })
})
