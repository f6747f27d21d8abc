import type { ModelRun } from '@medley/contract/model-runs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ModelRunsCard } from './parts/model-runs-card.tsx'

function aRun(facts: Partial<ModelRun> & Pick<ModelRun, 'medium' | 'outcome'>): ModelRun {
  return {
    timeBuilt: '2026-05-01T03:40:00.000Z',
    method: null,
    works: 0,
    members: 0,
    likes: 0,
    ndcg: null,
    ndcgOfPopularity: null,
    shippedWorks: 0,
    cpuSeconds: 0,
    ...facts,
  }
}

test('shows the latest build of each medium in words', async () => {
  const figures = {
    cpuSeconds: 7.42,
    works: 2627,
    members: 3597,
    likes: 47_688,
    ndcg: 0.2321,
    ndcgOfPopularity: 0.198,
  }
  answer('GET /v1/model-runs', {
    items: [
      aRun({ medium: 'film', outcome: 'published', method: 'EASE^R', ...figures }),
      aRun({
        medium: 'book',
        outcome: 'not better than popularity',
        ndcg: 0.1,
        ndcgOfPopularity: 0.2,
      }),
      aRun({ medium: 'film', outcome: 'too few ratings' }),
      aRun({ medium: 'album', outcome: 'too few ratings', likes: 12, shippedWorks: 3 }),
    ],
  })
  renderPart(<ModelRunsCard />)
  await screen.findByText('In use')
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words).toHaveLength(3)
  expect(words[0]).toMatch(/^Films.*EASE\^R: 47,688 likes from 3,597 members, 2,627 works/)
  expect(words[0]).toMatch(
    /Quality 23.2; always showing the most popular would score 19.8.*training took 7.4 s.*In use$/,
  )
  expect(words[1]).toMatch(/^Books.*Not in use$/)
  expect(words[2]).toMatch(
    /^Albums12 high ratings so far.*3 works with built-in look-alikes.*Built (?!.*training).*Too few ratings$/,
  )
})

test('starts a build', async () => {
  answer('GET /v1/model-runs', { items: [] })
  answer('POST /v1/model-runs', { isQueued: true })
  renderPart(<ModelRunsCard />)
  expect(await screen.findByText(/Nothing built yet/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Build now' }))
  expect(await screen.findByText('Recommendations will be built within a minute')).toBeDefined()
})
