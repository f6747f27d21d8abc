import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** Counts the transitions and animations that start on the page from now on. */
async function countMotions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const motions = { count: 0 }
    Object.assign(window, { motions })
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, () => (motions.count += 1))
    }
  })
  return async () =>
    page.evaluate(() => (window as unknown as { motions: { count: number } }).motions.count)
}

/** Buttons that change their colour, and a drawer that slides in. */
async function lookAtDrawer(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create Account' }).first().hover()
  await page.getByRole('link', { name: 'Medley, home' }).hover()
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('nothing moves with reduced motion', async ({ page }) => {
  const motions = await countMotions(page)
  await lookAtDrawer(page)
  expect(await motions()).toBe(0)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('colours and windows change gradually', async ({ page }) => {
    const motions = await countMotions(page)
    await lookAtDrawer(page)
    await expect.poll(motions).toBeGreaterThan(0)
  })
})
