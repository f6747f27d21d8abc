import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aSearchItem, aWorkDetails } from '../../testing/factories.ts'
import { canBePressed } from '../../testing/can-be-pressed.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { MediaSearch } from '../media-search/media-search.tsx'
import { AddWorkOffer } from './add-work-offer.tsx'

// Typing into a dialog is slow on a loaded machine.
vi.setConfig({ testTimeout: 20_000 })
const slow = { timeout: 8_000 }

beforeAll(() => import('./parts/add-work-window.tsx'))

beforeEach(() => {
  answer('GET /v1/search', { items: [], nextToken: null })
  answer('GET /v1/ratings/mine', { items: [] })
  answer('POST /v1/works', ({ body: { title, medium } }) =>
    aWorkDetails({ id: 31, title, medium, standing: 'added' }),
  )
})

function show(text: string, as: TestMember | null = ann) {
  const onPick = vi.fn()
  const offer = <AddWorkOffer text={text} mediums={['film', 'book']} onPick={onPick} />
  return { ...renderPart(offer, as ? { as } : {}), onPick }
}

async function openWindow(text: string) {
  const shown = show(text)
  await shown.user.click(screen.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a work' }, slow))
  const submit = () => shown.user.click(dialog.getByRole('button', { name: 'Add this work' }))
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })
  return { ...shown, dialog, field, submit }
}

const sent = () => callsOf('POST /v1/works').map(({ body }) => body)

test('names what was typed, with its year', () => {
  show('notting hill 1999')
  expect(screen.getByRole('button', { name: 'Not here? Add notting hill (1999)' })).toBeTruthy()
})

test('offers nothing before anything is typed', () => {
  show('  ')
  expect(screen.queryByRole('button')).toBeNull()
})

test('leads visitors to the login', () => {
  show('Notting Hill', null)
  const link = screen.getByRole('link', { name: 'Not here? Log in to add it' })
  expect(link.getAttribute('href')).toBe('/login')
})

test('adds a work from what was typed alone, and picks it', async () => {
  const { submit, onPick, field } = await openWindow('Notting Hill (1999)')
  expect([field('Title').value, field('Year').value]).toEqual(['Notting Hill', '1999'])
  await submit()
  expect(await screen.findByText('Notting Hill has been added', {}, slow)).toBeTruthy()
  expect(sent()).toEqual([{ title: 'Notting Hill', medium: 'film', year: 1999, creators: [] }])
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: 31, medium: 'film' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
})

test('sends all that is known, with the words of the medium', async () => {
  const { user, dialog, field, submit } = await openWindow('Momo')
  expect(field('Director')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Medium' }), 'Book')
  await user.type(field('Author'), ' Michael Ende ')
  await user.click(dialog.getByRole('button', { name: 'Add another' }))
  await user.type(field('Author 2'), 'Someone')
  await user.type(field('Original title'), 'Momo oder')
  await user.click(dialog.getByText('More'))
  expect(dialog.queryByRole('textbox', { name: 'IMDb id' })).toBeNull()
  await user.type(field('ISBN'), '978-3522177504')
  await user.type(field('Link'), 'https://example.org/momo')
  await submit()
  await screen.findByText('Momo has been added', {}, slow)
  expect(sent()).toEqual([
    {
      title: 'Momo',
      medium: 'book',
      creators: ['Michael Ende', 'Someone'],
      originalTitle: 'Momo oder',
      isbn: '978-3522177504',
      link: 'https://example.org/momo',
    },
  ])
})

test('requires a title and a possible year before it sends anything', async () => {
  const { user, dialog, field, submit } = await openWindow('Momo')
  await user.clear(field('Title'))
  await user.type(field('Year'), '2x')
  await submit()
  await dialog.findByText('required', {}, slow)
  expect(dialog.getByText('Must be a year, such as 1999')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('shows likely doubles first, and picks one instead of adding', async () => {
  answer('GET /v1/search', ({ query: { q, category } }) => ({
    items: q === 'Alien' && category === 'film' ? [aSearchItem({ id: 7 })] : [],
    nextToken: null,
  }))
  const { user, dialog, onPick } = await openWindow('Alien 1979')
  const doubles = await dialog.findByRole('region', { name: 'Is it one of these?' }, slow)
  await user.click(within(doubles).getByRole('button', { name: /Alien/ }))
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ id: 7 })
  expect(sent()).toEqual([])
})

test('doubles of an earlier title cannot be pressed', async () => {
  const { promise: never } = Promise.withResolvers<never>()
  answer('GET /v1/search', ({ query: { q } }) =>
    q === 'Alien' ? { items: [aSearchItem({ id: 7 })], nextToken: null } : never,
  )
  const { user, dialog, field } = await openWindow('Alien 1979')
  const doubles = await dialog.findByRole('region', { name: 'Is it one of these?' }, slow)
  const row = within(doubles).getByRole('button', { name: /Alien/ })
  expect(canBePressed(row)).toBe(true)
  await user.type(field('Title'), 's')
  expect(canBePressed(row)).toBe(false)
})

test('shows a refused id at its unfolded field', async () => {
  refuse('POST /v1/works', 'validation_error', [{ field: 'imdbId', message: 'Not an IMDb id' }])
  const { dialog, field, submit, onPick } = await openWindow('Momo')
  await submit()
  await dialog.findByText('Not an IMDb id', {}, slow)
  await waitFor(() => expect(document.activeElement).toBe(field('IMDb id')), slow)
  expect(onPick).not.toHaveBeenCalled()
})

test.each([
  ['rate_limited', 'That’s it for today. You can add more works tomorrow.'],
  ['internal_error', 'The work could not be added. Please try again.'],
] as const)('says %s in words and keeps the form', async (code, text) => {
  refuse('POST /v1/works', code)
  const { dialog, field, submit } = await openWindow('Momo')
  await submit()
  expect((await dialog.findByRole('alert', {}, slow)).textContent).toBe(text)
  expect(field('Title').value).toBe('Momo')
})

test('leads to the letter that confirms the address where it is not confirmed', async () => {
  refuse('POST /v1/works', 'email_unconfirmed')
  answer('POST /v1/email-address/letters', { email: 'ann@mail.example' })
  const { user, dialog, field, submit } = await openWindow('Momo')
  await submit()
  const alert = await dialog.findByRole('alert', {}, slow)
  expect(alert.textContent).toMatch(/^Confirm your e-mail address to add works/)
  await user.click(dialog.getByRole('button', { name: 'Send the e-mail again' }))
  await screen.findByText('An e-mail is on its way to ann@mail.example', {}, slow)
  expect(field('Title').value).toBe('Momo')
})

test('stands at the end of a picker, below its results and without any', async () => {
  const { user } = renderPart(<MediaSearch onPick={vi.fn()} mediums={['book', 'film']} />, {
    as: ann,
  })
  await user.type(screen.getByRole('searchbox'), 'Momo')
  await screen.findByText('no results found', {}, slow)
  await user.click(screen.getByRole('button', { name: 'Not here? Add Momo' }))
  const dialog = within(await screen.findByRole('dialog', {}, slow))
  const medium = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Medium' })
  expect(medium.value).toBe('book')
})
