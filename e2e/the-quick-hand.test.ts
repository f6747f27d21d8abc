import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { join, nameOnThisDevice, register } from './fixtures/people.ts'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** One row of buttons, which leaves the upper half of the picture free. */
async function expectInLowerHalf(bar: Locator, picture: Locator): Promise<void> {
  const [inner, outer] = [await boxOf(bar), await boxOf(picture)]
  expect(inner.height).toBeLessThan(48)
  expect(inner.y).toBeGreaterThan(outer.y + outer.height / 2)
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
}

/** An outline apart, no other card is covered. */
async function expectWithin(bar: Locator, card: Locator): Promise<void> {
  const [inner, outer] = [await boxOf(bar), await boxOf(card)]
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - 4)
  expect(inner.right).toBeLessThanOrEqual(outer.right + 4)
  expect(inner.y).toBeGreaterThanOrEqual(outer.y)
}

test.describe('the quick hand', () => {
  test('rates a cover with a number key or a long press, and undoes it', async ({ page }, info) => {
    await register(page.request, nameOnThisDevice('quick', info))
    await page.goto('/explore/film')
    const covers = page.getByRole('main').getByRole('listitem')
    const cover = covers.first().getByRole('link')
    await expect(cover).toBeVisible()

    if (info.project.name === 'phone') {
      const box = await cover.boundingBox()
      const touches = await page.context().newCDPSession(page)
      const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 }
      await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(page).toHaveURL(/\/explore\/film$/)
      await sheet.getByRole('radio', { name: '8 of 10' }).tap()
      await expect(sheet).toHaveCount(0)
    } else {
      await cover.hover()
      const bar = page.getByRole('toolbar')
      const star = bar.getByRole('button', { name: /^Rate/ })
      await expect(star).toBeVisible()
      await expectInLowerHalf(bar, cover.locator('> :first-child'))
      await star.click()
      await expect(bar.getByRole('radiogroup')).toBeVisible()
      await expectWithin(bar, cover)
      await page.keyboard.press('Escape')
      await expect(bar.getByRole('radiogroup')).toHaveCount(0)
      await cover.focus()
      await page.keyboard.press('8')
    }
    await expect(page.getByText(/^You gave .* 8 out of 10$/)).toBeVisible()
    await expect(covers.first().getByRole('img', { name: /8/ })).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Your rating of .* was removed$/)).toBeVisible()
    await expect(covers.first().getByRole('img', { name: /8/ })).toHaveCount(0)
  })

  test('keeps a filter over a reload and the way back', async ({ page }, info) => {
    await page.goto('/explore/film')
    const choose = async (label: string, value: string) => {
      const isPhone = info.project.name === 'phone'
      if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByLabel(label).selectOption(value)
      if (isPhone) await page.getByRole('button', { name: 'Show works' }).click()
    }
    await choose('Decade', '1970')
    await expect(page).toHaveURL(/\?decade=1970$/)
    const years = page.getByRole('main').getByText(/^197\d(\s·|$)/)
    await expect(years.first()).toBeVisible()
    await page.reload()
    await expect(years.first()).toBeVisible()

    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/film\/\d+/)
    await page.goBack()
    await expect(page).toHaveURL(/\?decade=1970$/)
    await expect(years.first()).toBeVisible()
  })

  test('finds the main places at the bottom edge of a phone', async ({ page }, info) => {
    test.skip(info.project.name !== 'phone', 'Only phones have the bar')
    await join(page, nameOnThisDevice('thumb', info))
    const bar = page.getByRole('navigation', { name: 'Places' })
    await bar.getByRole('button', { name: 'Rate' }).click()
    await expect(page.getByRole('dialog', { name: 'New Post' })).toBeVisible()
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: 'For you' }).click()
    await expect(bar.getByRole('link', { name: 'For you' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: 'Saved' }).click()
    await expect(bar.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByRole('main').getByRole('searchbox').first().focus()
    await expect(bar).toHaveCount(0)
  })
})
