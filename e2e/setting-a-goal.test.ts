import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('Gil sets a goal for films, sees it grow, and keeps another to himself', async ({
  page,
  request,
}, info) => {
  await useDeviceLook(page)
  const gil = nameOnThisDevice('gil', info)
  await register(page.request, gil)
  const answer = await request.get('/v1/works/film?limit=20&sortBy=reviewCount')
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  const [film] = items
  if (!film) throw new Error('The shelf holds no films')

  await page.goto('/settings/profile')
  await page.getByRole('link', { name: 'Set yourself a number for the year' }).click()
  await expect(page.getByText('No goals yet')).toBeVisible()
  await expectAccessible(page, 'no goals')
  await page.getByRole('button', { name: 'Set a goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a goal' })
  await dialog.getByLabel('Medium').selectOption('Films')
  await dialog.getByLabel('How many').fill('52')
  await expectAccessible(page, 'the window of a goal')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 of 52')).toBeVisible()

  await page.getByRole('button', { name: 'Set a goal' }).click()
  await dialog.getByLabel('What').selectOption('Pages')
  await dialog.getByLabel('How many').fill('4000')
  await dialog.getByLabel('Only I see it').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 of 4,000')).toBeVisible()
  await expect(page.getByText('Only you see it')).toBeAttached()
  await expectAccessible(page, 'goals')

  await page.goto(`/film/${film.id}`)
  await page.getByRole('button', { name: 'Add to list or diary' }).click()
  await page.getByRole('menuitem', { name: 'Add to diary' }).click()
  const viewing = page.getByRole('dialog', { name: 'Add to diary' })
  await viewing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added to your diary')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('1 of 52')).toBeVisible()
  await expectAccessible(page, 'home with a goal')
  await page.getByRole('link', { name: /^52 films in / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your goals' })).toBeVisible()

  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('The browser is gone')
  await visitor.goto(new URL(`/u/${gil}/goals`, page.url()).href)
  await expect(visitor.getByText('1 of 52')).toBeVisible()
  await expect(visitor.getByText('of 4,000')).toBeHidden()
  await visitor.close()

  await page.getByRole('button', { name: /^Actions for 52 films/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Goal removed')).toBeVisible()
  await expect(page.getByText('1 of 52')).toBeHidden()
})
