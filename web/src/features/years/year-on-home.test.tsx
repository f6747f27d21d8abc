import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { YearOnHome } from './year-on-home.tsx'

const years = 'GET /v1/years/{userId}'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(day: string, year: number) {
  vi.setSystemTime(`${day}T12:00:00`)
  answer(years, { items: [{ year, works: 12, isPublished: false }] })
  renderPart(<YearOnHome memberId={ann.id} />, { as: ann })
}

test('leads to the past year in the first two weeks of January', async () => {
  open('2027-01-14', 2026)
  const link = await screen.findByRole('link', { name: 'Your 2026 is ready' }, { timeout: 15_000 })
  expect(link.getAttribute('href')).toBe('/u/ann/years/2026')
})

test('shows nothing where the past year is too short', async () => {
  open('2027-01-03', 2025)
  await waitFor(() => expect(callsOf(years)).toHaveLength(1), { timeout: 15_000 })
  expect(screen.queryByRole('link')).toBeNull()
})

test.each(['2027-01-15', '2026-12-31'])('asks for nothing on %s', async (day) => {
  open(day, 2026)
  await new Promise((resolve) => setTimeout(resolve))
  expect(callsOf(years)).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})
