import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { moveLifted } from './fixtures/keys.ts'
import { createAccount, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('Lou creates a list, fills, orders, publishes and deletes it', async ({
  page,
  people,
  watch,
}, info) => {
  // A work that is not in the list returns 404, which the browser logs.
  watch.plan(/404 \(Not Found\).*\/v1\/lists\/\d+\/entries\//)
  watch.plan(/404 \(Not Found\).*\/v1\/lists\/\d+( |$|\/entries$|\/entries\?)/)
  const lou = nameOnThisDevice('lou', info)
  await page.goto('/create-account')
  await createAccount(page, lou)
  await page.getByRole('button', { name: `Menu of ${lou}` }).click()
  await page.getByRole('menuitem', { name: 'Lists' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Lists' })).toBeVisible()
  await expect(page.getByText("You don't have any lists yet.")).toBeVisible()

  await page.getByRole('button', { name: 'New List' }).click()
  await expect(page).toHaveURL(/\/lists\/\d+\?edit=true$/)
  await expect(page.getByLabel('Title')).toHaveValue('New List')
  await expect(page.getByLabel('Private')).toBeChecked()
  await expect(page.getByLabel('Ranked')).not.toBeChecked()
  await expect(page.getByText('This list has no entries')).toBeVisible()

  await page.getByRole('button', { name: 'Add a work' }).click()
  const popup = page.getByRole('dialog', { name: 'Add a work' })
  for (const title of ['Casablanca', 'Alien', 'Amélie', 'Heat']) await pickWork(popup, title)
  await foundWork(popup, 'Heat').click()
  await popup.getByRole('button', { name: 'Done: 3 works added' }).click()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Add a work' }).click()
  await popup.getByRole('searchbox').fill('Alien')
  await foundWork(popup, 'Alien').click()
  await expect(page.getByText('Work already exists in list')).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()

  await dragToTop(page, 'Amélie')
  await expect(rowTitles(page)).toHaveText(['Amélie', 'Casablanca', 'Alien'])
  await page.getByRole('button', { name: 'Move Amélie', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Amélie is over number 1')).toBeAttached()
  await moveLifted(page, 'ArrowDown', 'Amélie is over number 2')
  await page.keyboard.press('Space')
  await expect(rowTitles(page)).toHaveText(['Casablanca', 'Amélie', 'Alien'])

  await page.getByRole('link', { name: 'Medley' }).first().click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to leave? You still have unsaved changes',
  })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()

  await page.getByLabel('Title').fill('My three')
  await page.getByLabel('Ranked').check()
  await page.getByLabel('Private').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/lists\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My three' })).toBeVisible()
  await expect(page.getByText('3 works')).toBeVisible()

  const visitor = await people.open()
  await visitor.goto(page.url())
  await expect(visitor.getByText('Ranked', { exact: true })).toBeVisible()
  const entries = visitor.getByRole('main').getByRole('listitem')
  await expect(entries.nth(0)).toContainText(/1\s*Casablanca/)
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await visitor.getByLabel('Sort by').selectOption('Title')
  await expect(entries.nth(0)).toContainText(/3\s*Alien/)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('List deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/lists$/)
  await visitor.reload()
  await expect(visitor).toHaveURL(/page-not-found$/)
})

test('Mo starts a list at a work; Ned finds it, likes it and copies it', async ({
  page,
  people,
}, info) => {
  const [mo, ned] = [nameOnThisDevice('mo', info), nameOnThisDevice('ned', info)]
  const title = `One by ${mo}`
  await register(page.request, mo)
  await page.goto('/film/1')
  await page.getByRole('button', { name: 'Add to list or diary' }).click()
  await expect(page.getByText("You don't have any lists yet.")).toBeVisible()
  await page.getByRole('menuitem', { name: 'New List' }).click()
  const naming = page.getByRole('dialog', { name: 'New List' })
  await expect(naming.getByLabel('Name')).toBeVisible()
  await expectAccessible(page, 'the window for a new list')
  await naming.getByLabel('Name').fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Added to ${title}`)).toBeVisible()
  await page.goto(`/u/${mo}/lists`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('0 of 1 watched')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Private').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/lists\/\d+$/)

  const other = await people.open()
  await register(other.request, ned)
  await other.goto('/explore/lists')
  await other.getByRole('link', { name: title }).click()
  await other.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(other.getByRole('button', { name: 'Like, 1 like' })).toBeEnabled()
  await other.getByRole('button', { name: 'Copy to my lists' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
  await expect(other).toHaveURL(new RegExp(`/u/${ned}/lists/`))
  await expect(other.getByRole('link', { name: `based on a list by @${mo}` })).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByText('liked your list')).toBeVisible()
})

const rowTitles = (page: Page) =>
  page.getByRole('region', { name: /works?$/ }).locator('[aria-posinset] [data-title]')

const foundWork = (popup: Locator, title: string) =>
  popup
    .getByRole('listitem')
    .filter({ has: popup.page().getByText(title, { exact: true }) })
    .getByRole('button')
    .first()

async function pickWork(popup: Locator, title: string) {
  await popup.getByRole('searchbox').fill(title)
  await foundWork(popup, title).click()
  await expect(foundWork(popup, title)).toHaveAttribute('aria-pressed', 'true')
}

async function dragToTop(page: Page, title: string) {
  const handle = page.getByRole('button', { name: `Move ${title}`, exact: true })
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const first = await rowTitles(page).first().boundingBox()
  if (!from || !first) throw new Error('There is nothing to drag')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, first.y + 20, { steps: 12 })
  await page.mouse.move(x, first.y, { steps: 3 })
  // Release only after the new place is announced: the list measures itself between two frames.
  await expect(page.getByText(`${title} is over number 1`)).toBeAttached()
  await page.mouse.up()
}
