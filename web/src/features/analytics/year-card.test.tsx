import type { YearOfInstance } from '@medley/contract/administration/analytics'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../lib/time/today.ts'
import { aWork } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { YearCard } from './year-card.tsx'

const thisYear = Number(today().slice(0, 4))

const empty: YearOfInstance = {
  firstYear: thisYear - 2,
  membersJoined: 0,
  worksRated: 0,
  reviews: 0,
  busiestDay: null,
  mostRated: null,
}

const full: YearOfInstance = {
  ...empty,
  membersJoined: 1_204,
  worksRated: 912,
  reviews: 4_030,
  busiestDay: { day: '2025-12-27', reviews: 1 },
  mostRated: { work: aWork({ id: 3, title: 'Heat' }), members: 41 },
}

test('shows this year of the instance, and each since the first member', async () => {
  answer('GET /v1/analytics/year', ({ query }) => (query.year === thisYear ? empty : full))
  const { user } = renderPart(<YearCard />)
  expect(await screen.findAllByText('None')).toHaveLength(2)
  const select = screen.getByRole('combobox', { name: 'Year' })
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(offered).toEqual([thisYear, thisYear - 1, thisYear - 2].map(String))
  await user.selectOptions(select, String(thisYear - 1))
  expect(await screen.findByText('1,204')).toBeTruthy()
  expect(screen.getByText('912')).toBeTruthy()
  expect(screen.getByText('Dec 27, 2025')).toBeTruthy()
  expect(screen.getByText('1 review')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Heat' })).toBeTruthy()
  expect(screen.getByText('by 41 members')).toBeTruthy()
})
