import type { Evening, Proposal } from '@medley/contract/people/evenings'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPerson, aSearchItem, aUserItem } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'
import { EveningPage } from './evening-page.tsx'
import { TonightPage } from './tonight-page.tsx'

const nora = { ...aUserItem({ id: 9, username: 'nora', firstName: 'Nora' }), hasConfirmed: false }
const me = { ...aUserItem(ann), hasConfirmed: false }
const aProposal = (id: number, title: string, facts: Partial<Proposal> = {}): Proposal => {
  const { userInfo: _, ...work } = aSearchItem({ id, title })
  return {
    work,
    minutes: 95,
    pages: null,
    genres: ['Drama'],
    friendsRating: 7.5,
    scores: [],
    reasons: [
      { userId: ann.id, reason: { kind: 'saved' } },
      { userId: 9, reason: { kind: 'genre', name: 'Drama' } },
    ],
    vetoedBy: [],
    isVetoed: false,
    ...facts,
  }
}
let evening: Evening

beforeEach(() => {
  evening = {
    id: 4,
    medium: 'film',
    timeStarted: '2026-05-01T12:00:00.000Z',
    hostId: ann.id,
    people: [me, nora],
    proposals: [aProposal(1, 'Heat'), aProposal(2, 'Ran')],
    maxMinutes: null,
    maxPages: null,
    choice: null,
    hasConfirmed: false,
  }
  answer('GET /v1/evenings/{eveningId}', () => evening)
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/evenings', () => ({ items: [], totalCount: 0 }))
  answer('GET /v1/works/{medium}/facets', { genres: ['Drama'], decades: [1990], countries: [] })
  answer('GET /contacts', [aPerson({ id: 9, username: 'nora', firstName: 'Nora' })])
  answer('POST /v1/evenings', () => evening)
  answer('PUT /v1/evenings/{eveningId}/vetoes/{workId}', ({ params }) => {
    evening = {
      ...evening,
      proposals: evening.proposals.map((one) =>
        one.work.id === params.workId ? { ...one, vetoedBy: [ann.id], isVetoed: true } : one,
      ),
    }
    return evening
  })
  answer('DELETE /v1/evenings/{eveningId}/vetoes/{workId}', () => {
    const proposals = evening.proposals.map((one) => ({ ...one, vetoedBy: [], isVetoed: false }))
    evening = { ...evening, proposals }
    return evening
  })
  answer('PUT /v1/evenings/{eveningId}/choice', ({ body }) => {
    const chosen = evening.proposals.find(({ work }) => work.id === Number(body.workId))
    evening = { ...evening, choice: chosen ? { work: chosen.work, day: body.day } : null }
    return evening
  })
  answer('PUT /v1/evenings/{eveningId}/confirmation', () => {
    const people = [{ ...me, hasConfirmed: true }, nora]
    evening = { ...evening, people, hasConfirmed: true }
    return evening
  })
  answer('DELETE /v1/evenings/{eveningId}', { id: 4 })
  answer('DELETE /v1/evenings/{eveningId}/membership', { id: 4 })
})

const show = () =>
  renderRoutes(
    [
      { path: '/tonight', element: <TonightPage memberId={ann.id} /> },
      { path: '/tonight/:id', element: <EveningPage id={4} memberId={ann.id} /> },
    ],
    { as: ann, path: '/tonight/4' },
  )

async function open() {
  const shown = show()
  await screen.findByText('With Nora')
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }))
  return { ...shown, press }
}

test('starts an evening with friends, a medium and filters, and opens it', async () => {
  const { user, router } = show()
  router.navigate('/tonight')
  await user.click(await screen.findByRole('checkbox', { name: /Nora/ }))
  await user.click(screen.getByRole('radio', { name: 'Films' }))
  await user.selectOptions(await screen.findByLabelText('Genre'), 'Drama')
  await user.selectOptions(screen.getByLabelText('Decade'), '1990s')
  await user.selectOptions(screen.getByLabelText('Length'), 'Up to 2 h')
  await user.click(screen.getByRole('switch', { name: 'Nobody has seen it' }))
  await user.click(screen.getByRole('button', { name: 'Find something' }))
  await screen.findByText('With Nora')
  expect(callsOf('POST /v1/evenings').map(({ body }) => body)).toEqual([
    {
      medium: 'film',
      userIds: [9],
      isNewToAll: false,
      genre: 'Drama',
      decade: 1990,
      maxMinutes: 120,
    },
  ])
})

test('a genre goes with the medium that has it', async () => {
  answer('GET /v1/works/{medium}/facets', ({ params }) => ({
    genres: params.medium === 'book' ? ['Essay'] : ['Drama', 'Western'],
    decades: [],
    countries: [],
  }))
  const { user, router } = show()
  router.navigate('/tonight')
  await user.click(await screen.findByRole('checkbox', { name: /Nora/ }))
  const offered = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Genre').options].map(({ text }) => text)
  await screen.findByRole('option', { name: 'Western' })
  expect(offered()).toEqual(['Any genre', 'Drama', 'Western'])
  await user.selectOptions(screen.getByLabelText('Genre'), 'Western')
  await user.click(screen.getByRole('radio', { name: 'Books' }))
  await screen.findByRole('option', { name: 'Essay' })
  expect(offered()).toEqual(['Any genre', 'Essay'])
  await user.click(screen.getByRole('button', { name: 'Find something' }))
  await screen.findByText('With Nora')
  expect(callsOf('POST /v1/evenings').map(({ body }) => body)).toEqual([
    { medium: 'book', userIds: [9], isNewToAll: true },
  ])
})

test('lists no evenings on one’s own', async () => {
  answer('GET /v1/evenings', () => ({ items: [{ ...evening, people: [me] }], totalCount: 1 }))
  const { router } = show()
  router.navigate('/tonight')
  await screen.findByRole('checkbox', { name: /Nora/ })
  expect(screen.queryByText('Still deciding')).toBeNull()
})

test('lists open evenings, and says when there are too many', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  answer('GET /v1/evenings', () => ({ items: [evening], totalCount: 1 }))
  refuse('POST /v1/evenings', 'rate_limited')
  const { user, router } = show()
  router.navigate('/tonight')
  const link = await screen.findByRole('link', { name: /Films\s*With Nora/ })
  expect(link.getAttribute('href')).toBe('/tonight/4')
  await user.click(screen.getByRole('button', { name: 'Find something' }))
  await screen.findByText(/too many open evenings/)
})

test('shows what the others gave, and else the one reason that tells', async () => {
  evening.proposals[1] = aProposal(2, 'Ran', {
    reasons: [
      { userId: ann.id, reason: { kind: 'liked', work: aProposal(3, 'Ikiru').work } },
      { userId: 9, reason: { kind: 'popular' } },
    ],
  })
  evening.proposals.push(aProposal(4, 'Alien', { scores: [{ userId: 9, rating: 8 }] }))
  await open()
  expect(screen.getAllByRole('progressbar', { name: 'Friends’ average' })).toHaveLength(3)
  screen.getByText('On your saved list')
  screen.getByText('You liked Ikiru')
  screen.getByText('Nora: 8')
  expect(screen.queryByText(/drama/)).toBeNull()
})

test('says which works may be longer than was asked for', async () => {
  evening = { ...evening, maxMinutes: 120 }
  evening.proposals[1] = aProposal(2, 'Ran', { minutes: null })
  await open()
  expect(screen.getAllByText(/Length unknown/)).toHaveLength(2)
  screen.getByText('Works marked “Length unknown” may be longer than you asked for.')
})

test('says nothing of lengths that nobody asked for', async () => {
  evening.proposals[1] = aProposal(2, 'Ran', { minutes: null })
  await open()
  expect(screen.queryByText(/Length unknown/)).toBeNull()
})

test('a veto takes the work out, until it is taken back', async () => {
  const { press } = await open()
  await press('Veto Heat')
  await screen.findByText('Vetoed by You')
  expect(screen.queryByRole('button', { name: 'Choose Heat' })).toBeNull()
  await press('Take back the veto of Heat')
  await screen.findByRole('button', { name: 'Choose Heat' })
})

test('the host chooses, and logs it with a tap', async () => {
  const { press } = await open()
  await press('Choose Ran')
  await screen.findByText('Tonight’s choice', { exact: false })
  expect(screen.queryByRole('button', { name: 'Veto Heat' })).toBeNull()
  await press('We watched it')
  await screen.findByText('In the diary of You')
  screen.getByText(/The others can add it to theirs with one press/)
  expect(screen.getByRole('link', { name: 'To your diary' }).getAttribute('href')).toBe(
    '/u/ann/diary',
  )
  expect(screen.queryByRole('button', { name: 'Choose Heat' })).toBeNull()
})

test('only the host chooses and ends; others leave', async () => {
  evening.hostId = 9
  const { user } = await open()
  expect(screen.queryByRole('button', { name: 'Choose Heat' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More about this evening' }))
  await user.click(screen.getByRole('menuitem', { name: 'Leave this evening' }))
  await screen.findByText('You left the evening')
  expect(callsOf('DELETE /v1/evenings/{eveningId}')).toEqual([])
})

test('says that an evening is closed', async () => {
  refuse('GET /v1/evenings/{eveningId}', 'evening_not_found')
  show()
  await screen.findByRole('heading', { name: 'This evening is closed' })
  expect(screen.getByRole('link', { name: 'Back to Tonight' }).getAttribute('href')).toBe(
    '/tonight',
  )
})
