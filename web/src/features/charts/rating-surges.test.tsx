import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aWork } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { RatingSurges } from './rating-surges.tsx'

test('the dashboard shows works that are rated suddenly often', async () => {
  answer('GET /v1/rating-surges', {
    items: [
      {
        work: aWork({ title: 'Pushed', releaseDate: '2020' }),
        lastDayCount: 12,
        ratingCount: 20,
        lastDayAverage: 10,
        rating: 8.35,
      },
    ],
  })
  renderPart(<RatingSurges />)
  const item = await screen.findByRole('listitem')
  expect(within(item).getByRole('link', { name: 'Pushed (2020)' })).toBeTruthy()
  expect(item.textContent).toContain('12 of 20 ratings in the last day')
  expect(item.textContent).toContain('Average in the last day 10, overall 8.4')
})
