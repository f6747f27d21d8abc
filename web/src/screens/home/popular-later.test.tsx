import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NearAtOnce } from '../../testing/browser-gaps.ts'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { PopularLater } from './popular-later.tsx'

const works = ['Ran', 'Heat', 'Alien', 'Mirror'].map((title, id) => aWork({ id: 30 + id, title }))

test('shows the popular works once their place is near', async () => {
  answer('GET /v1/popular-works', { items: works })
  answer('GET /v1/ratings/mine', { items: [] })
  const { unmount } = renderPart(<PopularLater />, { as: ann })
  expect(callsOf('GET /v1/popular-works')).toEqual([])
  unmount()
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  renderPart(<PopularLater />, { as: ann })
  const strip = within(await screen.findByRole('region', { name: 'Popular this week' }))
  await waitFor(() =>
    expect(strip.getAllByRole('link', { name: /Ran|Heat|Alien|Mirror/ })).toHaveLength(4),
  )
})

test('shows no row of a few works', async () => {
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  answer('GET /v1/popular-works', { items: works.slice(1) })
  renderPart(<PopularLater />, { as: ann })
  await screen.findByRole('region', { name: 'Popular this week' })
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})
