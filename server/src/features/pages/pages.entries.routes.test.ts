import { expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const { open } = useServedPages(app)

test('the page of an episode has its name, and is missing where the show lacks it', async () => {
  const { show } = await aShow(app, { seasons: [1], title: 'The Port' })
  const page = await open(`/tvShow/${show.id}/s1e1`)
  expect(page).toMatchObject({
    status: 200,
    title: 'The Port · S1E1 · Episode 1.1 · Medley',
    canonical: `https://medley.example/tvShow/${show.id}/s1e1`,
  })
  expect(await open(`/tvShow/${show.id}/s1e2`)).toMatchObject({ status: 404 })
})
