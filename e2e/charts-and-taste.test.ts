import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { runStatement } from './fixtures/statements.ts'
import { expect, test } from './fixtures/test.ts'

/** Enqueues the job that otherwise begins every ten minutes. */
const scoreCharts = "insert into pgboss.job (name, data) values ('charts-score', '{}')"

const tastes = [
  [9, 9, 7, 2],
  [9, 8, 7, 9],
] as const

interface Podcast {
  id: number
  title: string
}

/** Four podcasts that nobody else of this run rates. */
async function podcasts(request: APIRequestContext, project: string): Promise<Podcast[]> {
  const offset = project === 'desktop' ? 20 : 30
  const answer = await request.get(`/v1/works/podcast?limit=4&offset=${offset}`)
  const { items }: { items: Podcast[] } = await answer.json()
  return items
}

test('Ines and Otto find their taste in Explore, on profiles and on the list', async ({
  page,
  product,
  playwright,
}, info) => {
  const [ines, otto] = [nameOnThisDevice('ines', info), nameOnThisDevice('otto', info)]
  const request = await playwright.request.newContext({ baseURL: product.url })
  const members = [await register(page.request, ines), await register(request, otto)]
  const works = await podcasts(request, info.project.name)
  for (const [member, headers] of members.entries()) {
    for (const [index, rating] of (tastes[member] ?? []).entries()) {
      const work = { id: works[index]?.id, medium: 'podcast' }
      const answer = await request.post('/v1/reviews', { headers, data: { work, rating } })
      expect(answer.status()).toBe(201)
    }
  }
  const [, ottos] = members
  if (!ottos) throw new Error('Otto')
  const found = { headers: ottos, data: { isFindable: true } }
  await request.put('/v1/taste-matches/findability', found)
  await request.dispose()
  await runStatement(product.dataFolder, scoreCharts)

  await page.goto('/charts/podcast')
  await expect(page).toHaveURL(/\/explore\/podcast\?sort=rating$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Podcasts' })).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: works[0]?.title ?? '' })
  await expect(async () => {
    await page.reload()
    await expect(entry).toContainText(/\d\. .*2 ratings/, { timeout: 5_000 })
  }).toPass()
  await expectAccessible(page, 'works by rating')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('This week')
  await expect(page).toHaveURL(/sort=thisWeek$/)
  await expect(entry).toBeVisible()
  await expectAccessible(page, 'works of the week')

  await page.goto(`/profile/${otto}`)
  const match = page.getByRole('region', { name: /^Your taste and / })
  await expect(match).toContainText(/Usually [\d.]+ points? apart, from 4 works in common/)
  await expect(match.getByRole('link', { name: new RegExp(`you 2, ${otto} 9`) })).toBeVisible()
  await expectAccessible(page, 'a profile with a taste match')

  await page.goto(`/${ines}/contacts`)
  await page.getByRole('link', { name: 'People with your taste' }).click()
  await expect(page.getByText('You’re not on this list')).toBeVisible()
  await page.getByRole('switch', { name: 'Let people with my taste find me' }).check()
  const people = page.getByRole('list', { name: 'People with your taste' })
  const ottoRow = people.getByRole('listitem').filter({ hasText: otto })
  await expect(ottoRow).toContainText('4 works in common')
  await expectAccessible(page, 'people with your taste')
  await ottoRow.getByRole('button', { name: 'Add' }).click()
  await expect(ottoRow.getByRole('button', { name: 'Requested' })).toBeVisible()
})
