import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** Twelve films of 2024, one a month, the first of them rated best; returns its title. */
async function seeTwelveFilms(page: Page, username: string): Promise<string> {
  const headers = await register(page.request, username)
  const answer = await page.request.get('/v1/works/film?limit=20&sortBy=reviewCount')
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  // By id, because ratings made here change the order of the response.
  const films = items.toSorted((one, other) => one.id - other.id).slice(0, 12)
  for (const [i, { id }] of films.entries()) {
    const data = {
      work: { id, medium: 'film' },
      rating: i === 0 ? 10 : 5 + (i % 4),
      dateViewed: `2024-${String(i + 1).padStart(2, '0')}-05`,
    }
    expect((await page.request.post('/v1/reviews', { data, headers })).status()).toBe(201)
  }
  return films[0]?.title ?? ''
}

test('Ida tells her year, leaves a film out of it, and keeps it to herself again', async ({
  page,
  people,
  watch,
}, info) => {
  watch.plan(/404.*\/v1\/years\//)
  await useDeviceLook(page)
  const ida = nameOnThisDevice('ida', info)
  const best = await seeTwelveFilms(page, ida)
  const path = `/u/${ida}/years/2024`
  const visitor = await people.open()
  await useDeviceLook(visitor)
  const meetsNothing = async () => {
    await visitor.goto(path)
    await expect(visitor).toHaveURL(/\/page-not-found$/)
  }

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Your 2024' })).toBeVisible()
  await expect(page.getByText('Only you see this.')).toBeVisible()
  await expect(page.getByRole('region', { name: '12 works' })).toBeVisible()
  await expectAccessible(page, 'a year of one’s own')
  await meetsNothing()

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.')).toBeVisible()
  await expectAccessible(page, 'a published year')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share “The number”' }).click()
  await page.getByRole('menuitem', { name: 'Upright picture' }).click()
  const picture = await saved
  expect(picture.suggestedFilename()).toBe('medley-2024-number.png')
  expect((await readFile(await picture.path())).subarray(0, 4)).toEqual(pngStart)

  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1, name: `${ida}’s 2024` })).toBeVisible()
  await expect(visitor.getByRole('region', { name: best, exact: true })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Unpublish' })).toBeHidden()
  await expectAccessible(visitor, 'a year for visitors')

  const scene = page.getByRole('region', { name: best, exact: true })
  await scene.getByRole('button', { name: `Leave out ${best}` }).click()
  await expect(page.getByText('Left out of your year')).toBeVisible()
  await expect(scene).toBeHidden()
  await expect(page.getByRole('region', { name: '11 works' })).toBeVisible()
  await expect(page.getByText('1 work is left out')).toBeVisible()
  await expectAccessible(page, 'a year without a work')
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: '11 works' })).toBeVisible()
  await expect(visitor.getByText(best, { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Only you see this.')).toBeVisible()
  await meetsNothing()
})
