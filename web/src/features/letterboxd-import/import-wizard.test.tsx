import type { Clarification, ConfirmedReview, ReadExport } from '@medley/contract/letterboxd-import'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { ImportWizard } from './import-wizard.tsx'

const certain: ConfirmedReview = {
  workID: 501,
  medium: 'film',
  rating: 7,
  review: null,
  date_viewed: null,
  time_posted: '2021-02-03T00:00:00.000Z',
  spoiler: 0,
  import_source: 'letterboxd',
  title: 'Harbour Lights',
  year: 1994,
}

const doubtful: Clarification = {
  title: 'Glass Orchards',
  year: 1988,
  rating: null,
  review: 'Green.',
  dateViewed: null,
  timePosted: null,
  suggestions: [
    {
      id: 504,
      title: 'The Glass Orchard',
      poster_path: null,
      release_date: '1988',
      internal_id: 4,
      creators: [{ name: 'Ann Bell' }],
    },
  ],
}

const read: ReadExport = {
  content: 'review',
  confirmed: [certain],
  clarifications: [doubtful],
  rejected: [{ line: 4, title: 'Odd', reason: 'Year is not a year like 2024' }],
}

/** Answers the calls of the import; `submits` tells how each Submit ends. */
function answerWith(answer: ReadExport, submits: readonly number[]) {
  const posted: unknown[] = []
  const remaining = [...submits]
  const json = (body: unknown, status: number) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url.endsWith('/letterboxd-import')) return json(answer, 200)
    const status = remaining.shift() ?? 201
    if (status !== 201) return json({ status, code: 'internal_error', message: 'No' }, status)
    posted.push(JSON.parse(init.body))
    return json({ created: 1, skipped: 1 }, 201)
  })
  return posted
}

async function upload() {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ImportWizard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const header = 'Date,Name,Year,Letterboxd URI,Rating\n'
  await user.upload(screen.getByLabelText('Csv file'), new File([header], 'ratings.csv'))
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  return user
}

describe('the import', () => {
  test('asks for the film and the rating, shows everything, and writes it', async () => {
    const posted = answerWith(read, [])
    const user = await upload()
    expect(await screen.findByText('Film 1 of 1 to look at')).toBeInstanceOf(HTMLElement)
    await user.click(screen.getByRole('radio', { name: /The Glass Orchard/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.queryByText('2 entries to import')).toBeNull()
    await user.click(screen.getByRole('radio', { name: '8 of 10' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('2 entries to import')).toBeInstanceOf(HTMLElement)
    await user.click(screen.getByRole('radio', { name: /Unreadable · 1/ }))
    expect(screen.getByText('Line 4: Year is not a year like 2024')).toBeInstanceOf(HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Upload Complete!')).toBeInstanceOf(HTMLElement)
    expect(screen.getByText('1 review added, 1 was here already.')).toBeInstanceOf(HTMLElement)
    expect(posted).toMatchObject([
      [
        { workID: 501, rating: 7, import_source: 'letterboxd', spoiler: 0 },
        { workID: 504, rating: 8, review: 'Green.' },
      ],
    ])
  })

  test('says that a submission failed, and can be submitted again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const posted = answerWith({ ...read, clarifications: [] }, [500, 201])
    const user = await upload()
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('An error has occurred')).toBeInstanceOf(HTMLElement)
    expect(posted).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Upload Complete!')).toBeInstanceOf(HTMLElement)
    expect(posted).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Import More Data' }))
    expect(screen.getByText('Choose a csv file')).toBeInstanceOf(HTMLElement)
  })

  test('preselects the kind that the columns tell', async () => {
    answerWith({ ...read, confirmed: [], clarifications: [], rejected: [] }, [])
    await upload()
    expect(screen.getByRole('radio', { name: /Ratings/ })).toHaveProperty('checked', true)
    expect(await screen.findByText('There is nothing to import in this file.')).toBeInstanceOf(
      HTMLElement,
    )
  })
})
