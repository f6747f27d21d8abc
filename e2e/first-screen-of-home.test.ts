import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { befriend, join, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const viewports = {
  desktop: { width: 1280, height: 800, postsBefore: 220 },
  phone: { width: 390, height: 844, postsBefore: 260 },
}

async function someWorks(request: APIRequestContext, medium: string, count: number) {
  const answer = await request.get(`/v1/works/${medium}?limit=${count}`)
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  expect(items).toHaveLength(count)
  return items
}

test('the first post of Elsa, who has works in progress, friends and goals, is on the first screen', async ({
  page,
  people,
  request,
}, info) => {
  const isPhone = info.project.name !== 'desktop'
  const { width, height, postsBefore } = viewports[isPhone ? 'phone' : 'desktop']
  await page.setViewportSize({ width, height })
  const elsa = nameOnThisDevice('elsa', info)
  const friends = await people.open()
  const asElsa = await register(page.request, elsa)
  const asNils = await register(friends.request, nameOnThisDevice('nils', info))
  await befriend(request, asElsa, asNils)
  await request.put('/v1/welcome', { headers: asElsa, data: { step: 'ended' } })
  const books = await someWorks(request, 'book', 3)
  const films = await someWorks(request, 'film', 3)
  for (const [nth, headers] of [asElsa, asElsa, asNils].entries()) {
    const data = { amount: 40 + nth, unit: 'page', total: 400 }
    await request.put(`/v1/progress/book/${books[nth]?.id}`, { headers, data })
  }
  for (const { id } of films) {
    const data = { work: { id, medium: 'film' }, rating: 8, review: `A long way to ${id}.` }
    await request.post('/v1/reviews', { headers: asNils, data })
  }
  for (const medium of ['film', 'book']) {
    const data = { kind: 'works', year: new Date().getFullYear(), medium, target: 40 }
    const answer = await request.post('/v1/goals', { headers: asElsa, data })
    expect(answer.ok()).toBe(true)
  }

  await page.goto('/')
  const main = page.getByRole('main')
  const steps = main.getByRole('region', { name: 'Continue' })
  const save = steps.getByRole('button', { name: `Save for ${books[0]?.title}` })
  await expect(save).toBeVisible()
  const post = main.getByRole('article').first()
  await expect
    .poll(async () => (await post.boundingBox())?.y ?? Infinity)
    .toBeLessThanOrEqual(postsBefore)
  const friendsOn = main.getByRole('region', { name: 'Friends are on' })
  await friendsOn.scrollIntoViewIfNeeded()
  await expect(friendsOn).toContainText('Page 42 of 400')
  const goals = main.getByRole('region', { name: 'Your goals' })
  await expect(goals).toContainText('40 to go')
  await expect(goals).toContainText('and 1 more goal')
  if (!isPhone) {
    const beside = page.getByRole('complementary').getByRole('region')
    expect(await beside.count()).toBeLessThanOrEqual(3)
    await expect(beside.filter({ hasText: 'More for you' })).toHaveCount(0)
  }

  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'New notifications' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Rate' })).toBeVisible({ visible: !isPhone })
  await expectAccessible(page, 'home with progress, friends and goals')

  await steps.getByRole('textbox', { name: 'Page' }).first().fill('60')
  await steps
    .getByRole('button', { name: /^Save for/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
})

test('a new member has three doors of one size', async ({ page }, info) => {
  await join(page, nameOnThisDevice('kaja', info))
  const main = page.getByRole('main')
  await expect(main.getByText('No Posts')).toBeVisible()
  const doors = ['Rate ten things', 'Bring your history', 'Invite a friend'].map((name) =>
    main.getByRole('link', { name }),
  )
  const sizes: string[] = []
  for (const door of doors) {
    await expect(door).toBeVisible()
    const box = await door.boundingBox()
    sizes.push(`${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`)
  }
  expect(new Set(sizes).size).toBe(1)
  await expect(main.getByRole('button', { name: 'Write a Review' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Find Friends' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'First steps' })).toHaveCount(0)
  await expectAccessible(page, 'home of a new member')
  await main.getByRole('link', { name: 'Bring your history' }).click()
  await expect(page).toHaveURL(/\/import-data$/)
})
