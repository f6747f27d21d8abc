import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NearAtOnce } from '../../testing/browser-gaps.ts'
import { aWork } from '../../testing/factories.ts'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { PopularStrips } from './popular-strips.tsx'

test('shows scroll buttons only on strips with works', async () => {
  vi.stubGlobal('IntersectionObserver', NearAtOnce)
  answer('GET /v1/works/{medium}', ({ params: { medium } }) => ({
    items: medium === 'film' ? [aWork({ title: 'Alien' })] : [],
  }))
  renderPart(<PopularStrips />)
  await screen.findByRole('link', { name: /Alien/ })
  await waitFor(() => expect(screen.getAllByText('No works found')).toHaveLength(4))
  const arrows = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(arrows).toEqual(['Previous Films', 'Next Films'])
})
