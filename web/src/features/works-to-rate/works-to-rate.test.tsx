import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { aWork } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { setWorkMarks } from '../work-marks/work-marks.calls.ts'
import { fewWorksOf } from './works-to-rate.calls.ts'
import { WorksToRate } from './works-to-rate.tsx'

const works = Array.from({ length: 4 }, (_, index) =>
  aWork({ id: index + 1, title: `Film ${index + 1}` }),
)
const offered = () => screen.findAllByRole('button', { name: /^Film/ })

test('offers nothing that was marked since the list was fetched, and fetches it anew', async () => {
  answer('GET /v1/works-to-rate', { items: works.filter(({ id }) => id !== 3) })
  answer('GET /v1/ratings/mine', { items: [] })
  queryClient.setQueryData(fewWorksOf(null).queryKey, works)
  setWorkMarks(3, { hasEngaged: true })
  renderPart(<WorksToRate except={new Set()} />, { as: ann })
  expect(await offered()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Film 3/ })).toBeNull()
  expect(callsOf('GET /v1/works-to-rate')).toHaveLength(1)
})
