import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRecommendation, aWorkDetails } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { MoreLikeThis } from './more-like-this.tsx'

const work = aWorkDetails({ id: 3, title: 'Alien' })
const similar = (id: number, title: string, maker: string) =>
  aRecommendation({ id, title, creators: [{ name: maker }] })

test('shows works like it, without those of the maker in the row below', async () => {
  answer('GET /v1/ratings/mine', { items: [] })
  answer('GET /v1/works/{medium}/{workId}/similar', {
    items: [similar(8, 'Brazil', 'Terry Gilliam'), similar(9, 'Blade Runner', 'Ridley Scott')].map(
      (item) => ({ work: item.work }),
    ),
  })
  renderPart(<MoreLikeThis work={work} maker="Ridley Scott" />, { as: ann })
  const row = await screen.findByRole('region', { name: 'More like this' })
  expect(within(row).getByRole('link', { name: /^Brazil/ })).toBeTruthy()
  expect(within(row).queryByRole('link', { name: /^Blade Runner/ })).toBeNull()
  expect(callsOf('GET /v1/works/{medium}/{workId}/similar')).toMatchObject([
    { params: { medium: 'film', workId: 3 } },
  ])
})

test('is absent without any', async () => {
  answer('GET /v1/works/{medium}/{workId}/similar', { items: [] })
  renderPart(<MoreLikeThis work={work} maker={undefined} />)
  await expect.poll(() => callsOf('GET /v1/works/{medium}/{workId}/similar')).toHaveLength(1)
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
})
