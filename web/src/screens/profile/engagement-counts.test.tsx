import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { EngagementCounts } from './engagement-counts.tsx'

const perMedium = { film: 3, tvShow: 0, book: 1, album: 0, podcast: 0 }

test('numbers lead to the works and the diary that they count; nothing leads nowhere', async () => {
  answer('GET /v1/work-engagements/summary/{userId}', { total: 4, perMedium })
  answer('GET /v1/reviews/summary/{userId}', { total: 1, perMedium: { ...perMedium, film: 0 } })
  const { user } = renderPart(<EngagementCounts owner={{ id: 2, username: 'ben' }} />)
  const year = new Date().getFullYear()
  await screen.findByRole('link', { name: '1, This year' })
  await user.click(screen.getByRole('button', { name: 'By medium' }))
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(links).toEqual([
    ['4, Overall', '/u/ben/works-engaged'],
    ['1, This year', `/u/ben/diary?year=${year}&reviewed=true`],
    ['3, Films, Overall', '/u/ben/works-engaged?medium=film'],
    ['1, Books, Overall', '/u/ben/works-engaged?medium=book'],
    ['1, Books, This year', `/u/ben/diary?medium=book&year=${year}&reviewed=true`],
  ])
  expect(within(screen.getByRole('row', { name: /^Albums/ })).queryByRole('link')).toBeNull()
})
