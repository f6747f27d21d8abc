import type { Page } from '@playwright/test'
import { join, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** The live region announcements in order, repetitions included. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const text = addedNodes[0]?.textContent ?? ''
        const isNews = target instanceof Element && target.matches('[data-announcement]')
        if (isNews && text !== '') said.push(text)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return async () => page.evaluate(() => [...(window as unknown as { said: string[] }).said])
}

test('search results are announced once', async ({ page }) => {
  const said = await listen(page)
  await page.goto('/search?category=film')
  const box = page.getByRole('searchbox')
  await box.fill('the')
  await expect.poll(said).toEqual(['First 20 results'])
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect.poll(said).toEqual(['First 20 results', 'First 40 results'])
  await box.fill('rear window')
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ results?$/)
  await box.fill('qqqzzz')
  await expect.poll(async () => (await said()).at(-1)).toBe('no results found')
  expect(await said()).toHaveLength(4)
})

test('filters, sorting, longer lists and a picker in a window are announced', async ({
  page,
}, info) => {
  const said = await listen(page)
  await join(page, nameOnThisDevice('rana', info))
  await page.getByRole('radio', { name: 'Podcast' }).check()
  await expect.poll(said).toEqual(['No Posts'])

  await page.goto('/explore/film')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await said()).toEqual([])
  await page.getByLabel('Sort by').selectOption('Rating')
  await expect.poll(said).toEqual(['First 100 works'])

  await page.goto('/rate')
  const popup = page.getByRole('dialog', { name: 'New Post' })
  await popup.getByRole('searchbox').fill('qqqzzz')
  await expect.poll(said).toEqual(['no results found'])
  const voice = page.locator('[data-announcement]')
  expect(await voice.evaluate((element) => element.closest('[aria-hidden], [inert]'))).toBeNull()
})

test('friend requests and comments are announced when done', async ({ page, request }, info) => {
  const seth = nameOnThisDevice('seth', info)
  const headers = await register(request, seth)
  const data = { work: { id: 978, medium: 'film' }, rating: 5, review: 'Better the second time.' }
  expect((await request.post('/v1/reviews', { headers, data })).status()).toBe(201)

  const said = await listen(page)
  await register(page.request, nameOnThisDevice('rune', info))
  await page.goto(`/profile/${seth}`)
  const add = page.getByRole('button', { name: 'Add' })
  await expect(add).toBeEnabled()
  await add.press('Enter')
  const asked = page.getByRole('button', { name: 'Requested' })
  await expect(asked).toBeFocused()
  await expect.poll(said).toEqual(['Requested'])

  await page.goto('/film/978')
  const card = page.getByRole('article').filter({ hasText: seth }).last()
  await card.getByRole('button', { name: 'Comment', exact: true }).click()
  await card.getByRole('textbox', { name: 'Add a comment' }).fill('Yes.')
  await card.getByRole('button', { name: 'Post' }).press('Enter')
  await expect.poll(said).toEqual(['Comment posted'])
})

test('the focus stays in place when the app replaces the served page', async ({ page }) => {
  let start = () => {}
  const held = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/explore/film', { waitUntil: 'commit' })
  const served = page.locator('[data-served] a').nth(2)
  await served.focus()
  const href = await served.getAttribute('href')
  start()
  await expect(page.getByLabel('Sort by')).toBeVisible()
  const link = page.locator('#main a:focus')
  await expect(link).toHaveAttribute('href', href ?? '')
})

test('removing a work moves the focus to the next one', async ({ page }, info) => {
  const saul = nameOnThisDevice('saul', info)
  await register(page.request, saul)
  const saves = page.getByRole('button', { name: /^Save for later/ })
  for (const path of ['/film/978', '/film/979']) {
    await page.goto(path)
    const answer = page.waitForResponse(/\/saved-for-later$/)
    await saves.click()
    await answer
  }
  await page.goto(`/u/${saul}/saved-for-later`)
  const cards = page.getByRole('main').getByRole('listitem').filter({ has: saves })
  await expect(cards).toHaveCount(2)
  await saves.first().press('Enter')
  await expect(cards).toHaveCount(1)
  await expect(cards.first().getByRole('link').first()).toBeFocused()
  await saves.first().press('Enter')
  await expect(page.getByText('No works found')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focus stays in the page when a confirmation removes its button', async ({
  page,
  request,
}, info) => {
  const tove = nameOnThisDevice('tove', info)
  await register(request, tove)
  await register(page.request, nameOnThisDevice('ulf', info))
  await page.goto(`/profile/${tove}`)
  await page.getByRole('button', { name: 'Profile menu' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Block User' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).press('Enter')
  await expect(page.getByText('User is blocked')).toBeVisible()
  await expect(page.locator('main:focus-within')).toHaveCount(1)
})
