import { expect, test } from './fixtures/test.ts'

test('a fresh product responds and shows its name', async ({ page, request }) => {
  const ready = await request.get('/readyz')
  expect(ready.status()).toBe(200)
  await page.goto('/')
  await expect(page).toHaveTitle(/Medley/)
})
