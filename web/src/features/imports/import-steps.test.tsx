import type { Api, BodyOf } from '@medley/contract/api'
import type { ImportMatch } from '@medley/contract/transfer/import-values'
import type { ImportDetails, ImportItem } from '@medley/contract/transfer/imports'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { timeZone } from '../../lib/time/time-zone.ts'
import { Screen as ImportDataScreen } from '../../screens/import-data/screen.tsx'
import { anImport, nothingWritten } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderRoutes } from '../../testing/render-app.tsx'

const match = (id: number, title: string, sureness: ImportMatch['sureness']): ImportMatch => ({
  work: {
    id,
    medium: 'film',
    title,
    posterSource: null,
    releaseDate: '1988',
    creators: [{ name: 'Ann Bell' }],
  },
  sureness,
  reason: 'similar title',
})

const review: ImportItem['reviews'][number] = {
  rating: null,
  sourceRating: null,
  sourceScale: 5,
  isRounded: false,
  excerpt: 'Green.',
  textLength: 6,
  spoiler: false,
  dateViewed: null,
  timePosted: '2024-02-04T00:00:00.000Z',
  isRepeat: false,
  outcome: 'choice',
  was: null,
}

const open: ImportItem = {
  id: 2,
  outcome: 'choice',
  question: 'work',
  title: 'Glass Orchards',
  label: null,
  year: 1988,
  creators: [],
  mediums: ['film'],
  match: null,
  addsWork: false,
  candidates: [match(4, 'The Glass Orchard', 'possible')],
  decision: null,
  takesChanges: false,
  reviews: [],
  engaged: null,
  saved: null,
  lists: [],
  viewings: [],
  episodes: { total: 0, new: 0 },
  viewingCount: 0,
  rowCount: 0,
  progress: null,
  friend: null,
  rows: [],
}
const unrated: ImportItem = { ...open, reviews: [review] }

const sure: ImportItem = {
  ...open,
  id: 1,
  outcome: 'new',
  question: null,
  title: 'Harbour Lights',
  match: match(1, 'Harbour Lights', 'certain'),
}

/** State of the fake server. */
let items: ImportItem[]
let state: ImportDetails['state']

const countBy = (outcome: ImportItem['outcome']) =>
  items.filter((item) => item.outcome === outcome).length

function details(): ImportDetails {
  const counts = {
    total: items.length,
    new: countBy('new'),
    changed: 0,
    here: 0,
    choice: countBy('choice'),
    leftOut: countBy('leftOut'),
  }
  return anImport({
    id: 7,
    state,
    rows: counts,
    items: counts,
    questions: { likely: 0, possible: counts.choice, unknown: 0, score: 0, list: 0 },
    keepsUnknown: false,
    written: { ...nothingWritten, reviews: counts.new },
    files: [
      {
        id: 1,
        name: 'reviews.csv',
        listMeaning: null,
        source: 'letterboxd',
        content: 'review',
        rows: counts,
        problem: null,
        unused: null,
      },
    ],
  })
}

type Decision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

function decideOn(item: ImportItem, decision: Decision): ImportItem {
  const { action } = decision
  if (action === 'skip') return { ...item, decision: 'skipped', outcome: 'leftOut', question: null }
  if (action === 'reset') {
    return { ...item, decision: null, match: null, outcome: 'choice', question: 'work' }
  }
  if (action === 'score') {
    return { ...item, reviews: item.reviews.map((one) => ({ ...one, rating: decision.rating })) }
  }
  const workId = action === 'choose' ? Number(decision.workId) : 0
  const chosen = match(workId, 'The Glass Orchard', 'certain')
  return { ...item, match: chosen, decision: 'chosen', outcome: 'new', question: null }
}

const decideCall = 'PATCH /v1/imports/{id}/items/{itemId}'

function answerDecisions(): void {
  answer(decideCall, ({ params: { itemId }, body }) => {
    items = items.map((item) => (item.id === itemId ? decideOn(item, body) : item))
    return items.find(({ id }) => id === itemId) ?? open
  })
}

function answerConfirm(): void {
  answer('POST /v1/imports/{id}/confirm', () => {
    state = 'written'
    return details()
  })
}

const decisions = () => callsOf(decideCall).map(({ body }) => body)
const uploads = () => callsOf('POST /v1/imports').map(({ body }) => body)

beforeEach(() => {
  items = [sure, unrated]
  state = 'planned'
  answer('GET /v1/imports', { items: [], totalCount: 0 })
  answer('GET /v1/likely-doubles', { items: [], totalCount: 0 })
  answer('POST /v1/imports', details)
  answer('GET /v1/imports/{id}', details)
  answer('GET /v1/imports/{id}/items', ({ query: { asked, outcome, offset, limit } }) => {
    const ofAsked = asked ? items.filter(({ id }) => id !== sure.id) : items
    const shown = ofAsked.filter((item) => outcome === undefined || item.outcome === outcome)
    return { items: shown.slice(offset, offset + limit), totalCount: shown.length }
  })
  answerDecisions()
  answerConfirm()
})

function openScreen(path = '/import-data') {
  const { router } = renderRoutes([{ path: '*', element: <ImportDataScreen /> }], { as: ann, path })
  const addressNow = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup({ applyAccept: false }), addressNow }
}

/** Simulates loading the page at an address, with all browser state cleared. */
function reload(address: string) {
  cleanup()
  queryClient.clear()
  return openScreen(address)
}

const button = (name: string) => screen.getByRole('button', { name })
const header = 'Date,Name,Year,Letterboxd URI,Rating,Review\n'
const reviews = new File([header], 'reviews.csv')
const chosen = (name: RegExp) => screen.findByRole('radio', { name, checked: true })

describe('the file type of a single Letterboxd file', () => {
  test('is preselected from the columns, can be changed, and is sent with the file', async () => {
    const { user, addressNow } = openScreen()
    await user.upload(screen.getByLabelText('Export files'), reviews)
    await chosen(/Reviews and diary/)
    expect(uploads()).toEqual([])
    await user.click(screen.getByRole('radio', { name: /Watched films/ }))
    await user.click(button('Upload'))
    await screen.findByText('Film 1 of 1 to look at')
    expect(uploads()).toMatchObject([{ content: 'watched', timeZone: timeZone() }])
    expect(addressNow()).toBe('/import-data?plan=7&step=2')
  })

  test('can be changed after the server rejects the file for that type', async () => {
    const message = 'watched.csv: Missing columns: Rating'
    refuse('POST /v1/imports', 'validation_error', [{ field: 'file', message }])
    const { user } = openScreen()
    await user.upload(screen.getByLabelText('Export files'), reviews)
    await user.click(await screen.findByRole('button', { name: 'Upload' }))
    await screen.findByText(/Missing columns: Rating/, { selector: '[role=alert] *, [role=alert]' })
    answer('POST /v1/imports', details)
    await user.click(screen.getByRole('radio', { name: /Watched films/ }))
    await user.click(button('Upload'))
    expect(await screen.findByText('Film 1 of 1 to look at')).toBeTruthy()
  })

  test.each([
    ['a ZIP', [new File(['PK\u0003\u0004'], 'letterboxd.zip')]],
    ['a file of another service', [new File(['Book Id,Title,Author\n'], 'goodreads.csv')]],
    ['several files', [reviews, new File([header], 'diary.csv')]],
  ])('is not asked for %s, which uploads immediately', async (_, files) => {
    const { user } = openScreen()
    await user.upload(screen.getByLabelText('Export files'), files)
    await vi.waitFor(() => expect(uploads()).toHaveLength(1))
    expect(uploads()[0]).not.toHaveProperty('content')
  })
})

describe('the steps of an import', () => {
  test('ask for film and rating, show a summary, and save it', async () => {
    const { user } = openScreen('/import-data?plan=7')
    await screen.findByText('Film 1 of 1 to look at')
    await user.click(screen.getByRole('radio', { name: /The Glass Orchard/ }))
    await user.click(button('Next'))
    expect(decisions()).toEqual([])
    await user.click(screen.getByRole('radio', { name: '8 of 10' }))
    await user.click(button('Next'))
    expect(await screen.findByText('2 films to import')).toBeTruthy()
    expect(await screen.findAllByText(/Harbour Lights/)).not.toEqual([])
    await user.click(button('Submit'))
    expect(await screen.findByRole('heading', { name: 'Upload Complete!' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Main Feed' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Import More Data' })).toBeTruthy()
    expect(button('Undo this import')).toBeTruthy()
    expect(decisions()).toEqual([
      { action: 'score', rating: 8 },
      { action: 'choose', workId: 4, medium: 'film' },
    ])
    const [confirmation] = callsOf('POST /v1/imports/{id}/confirm')
    expect(confirmation?.body).toEqual({ allSpoilers: false })
  })

  test('are skipped if every match is certain', async () => {
    items = [sure]
    const { addressNow } = openScreen('/import-data?plan=7')
    expect(await screen.findByText('1 film to import')).toBeTruthy()
    expect(addressNow()).toBe('/import-data?plan=7&step=confirm')
  })

  test('keep position and answers across a reload', async () => {
    items = [sure, open, { ...open, id: 3, title: 'Salt Roads' }]
    const { user, addressNow } = openScreen('/import-data?plan=7')
    await user.click(await screen.findByRole('radio', { name: /The Glass Orchard/ }))
    await user.click(button('Next'))
    await screen.findByRole('heading', { name: /Salt Roads/ })
    const again = reload(addressNow())
    await screen.findByRole('heading', { name: /Salt Roads/ })
    expect(screen.getByText('Film 2 of 2 to look at')).toBeTruthy()
    await again.user.click(button('Back'))
    await screen.findByRole('heading', { name: /Glass Orchards/ })
    await chosen(/The Glass Orchard/)
    const before = decisions()
    await again.user.click(button('Next'))
    await screen.findByRole('heading', { name: /Salt Roads/ })
    expect(decisions()).toEqual(before)
  })

  test('keep an unsaved selection on Back, and clear it with Unselect', async () => {
    items = [open, { ...open, id: 3, title: 'Salt Roads' }]
    const { user } = openScreen('/import-data?plan=7&step=3')
    await user.click(await screen.findByRole('radio', { name: /The Glass Orchard/ }))
    await user.click(button('Back'))
    await screen.findByRole('heading', { name: /Glass Orchards/ })
    await user.click(button('Skip'))
    await screen.findByRole('heading', { name: /Salt Roads/ })
    await chosen(/The Glass Orchard/)
    await user.click(button('Unselect'))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(button('Next').getAttribute('aria-disabled')).toBe('true')
  })

  test('reset a decided film with Unselect', async () => {
    items = [decideOn(open, { action: 'choose', workId: 4, medium: 'film' })]
    const { user } = openScreen('/import-data?plan=7&step=2')
    await chosen(/The Glass Orchard/)
    await user.click(button('Unselect'))
    await vi.waitFor(() => expect(decisions()).toEqual([{ action: 'reset' }]))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('leave out skipped and undecided films', async () => {
    items = [sure, open, { ...open, id: 3 }, { ...open, id: 4 }]
    const { user } = openScreen('/import-data?plan=7')
    await screen.findByText('Film 1 of 3 to look at')
    await user.click(button('Skip'))
    await screen.findByText('Film 2 of 3 to look at')
    await user.click(button('Skip all that are left'))
    await screen.findByText('1 film to import')
    expect(screen.getByText('1 entry is left out.')).toBeTruthy()
    expect(screen.getByText(/^2 films are not decided yet/)).toBeTruthy()
    await user.click(button('Back'))
    expect(await screen.findByText('Film 3 of 3 to look at')).toBeTruthy()
  })

  test('open far down a long list', async () => {
    items = Array.from({ length: 120 }, (_, index) => ({ ...open, id: index + 2 }))
    openScreen('/import-data?plan=7&step=112')
    expect(await screen.findByText('Film 111 of 120 to look at')).toBeTruthy()
  })

  test('stay on the step if an answer fails to save', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    refuse(decideCall, 'internal_error')
    items = [open]
    const { user, addressNow } = openScreen('/import-data?plan=7')
    await user.click(await screen.findByRole('radio', { name: /The Glass Orchard/ }))
    await user.click(button('Next'))
    await vi.waitFor(() => expect(decisions()).toHaveLength(1))
    expect(addressNow()).toBe('/import-data?plan=7&step=2')
    answerDecisions()
    await user.click(button('Next'))
    expect(await screen.findByText('1 film to import')).toBeTruthy()
  })

  test('list in the end what was not imported', async () => {
    items = [sure, decideOn(open, { action: 'skip' }), { ...open, id: 3, title: 'Salt Roads' }]
    state = 'written'
    const { user } = openScreen('/import-data?plan=7')
    await user.click(await screen.findByRole('button', { name: 'Look at them' }))
    const leftOut = await screen.findByRole('region', { name: 'What was left out' })
    await user.selectOptions(within(leftOut).getByLabelText('Show'), 'choice')
    expect(await within(leftOut).findByText('Salt Roads')).toBeTruthy()
  })

  test('lead in the end to the diary and profile, and take what was skipped after all', async () => {
    items = [sure, decideOn(open, { action: 'skip' })]
    state = 'written'
    const { user } = openScreen('/import-data?plan=7')
    const links = ['See your diary', 'See your profile', 'Back to Main Feed', 'Import More Data']
    for (const name of links) expect(await screen.findByRole('link', { name })).toBeTruthy()
    const skipped = await screen.findByRole('region', { name: 'You skipped 1 entry' })
    await user.click(await within(skipped).findByRole('button', { name: 'Take it after all' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^You skipped/ })).toBeNull())
    expect(items[1]).toMatchObject({ decision: null, outcome: 'choice' })
  })

  test('say that Skip leaves a film out', async () => {
    items = [open]
    openScreen('/import-data?plan=7')
    const skip = await screen.findByRole('button', { name: 'Skip', description: 'leaves it out' })
    expect(skip).toBeTruthy()
  })

  test('show an error if Submit fails, and can be submitted again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    refuse('POST /v1/imports/{id}/confirm', 'internal_error')
    items = [sure]
    const { user } = openScreen('/import-data?plan=7')
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByText('An error has occurred', { selector: '[role=alert]' })
    answerConfirm()
    await user.click(button('Submit'))
    expect(await screen.findByRole('heading', { name: 'Upload Complete!' })).toBeTruthy()
  })
})
