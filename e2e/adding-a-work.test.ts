import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { adminName, befriend, logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Each test continues from the previous one. */
test.describe.configure({ mode: 'serial' })

const known = 'In the Mood for Love'
let address = ''

/** A title that is in no catalogue, of its own for each device. */
const unknownTitle = (device: string) => `Corridor Qzwx ${device}`

async function rate(page: Page, rating: number): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click()
  const popup = page.getByRole('dialog', { name: 'New Post' })
  await popup.getByRole('radio', { name: `${rating} of 10`, exact: true }).check()
  await popup.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The viewer's own rating and its number on a work's page. */
const ownScore = (page: Page) => page.getByRole('progressbar', { name: 'You rating' })

test('a new member searches for a work that no one knows, adds it and rates it', async ({
  page,
  request,
}, info) => {
  const title = unknownTitle(info.project.name)
  const nora = await register(page.request, nameOnThisDevice('nora', info))
  await befriend(request, nora, await register(request, nameOnThisDevice('finn', info)))

  await page.goto('/search?category=film')
  await page.getByRole('main').getByRole('searchbox').fill(`${title} (2000)`)
  await expect(page.getByRole('main').getByText('no results found')).toBeVisible()
  await expectAccessible(page, 'search without results')
  await page.getByRole('button', { name: `Not here? Add ${title} (2000)` }).click()
  const adding = page.getByRole('dialog', { name: 'Add a work' })
  await expect(adding.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  await expect(adding.getByRole('textbox', { name: 'Year' })).toHaveValue('2000')
  await adding.getByRole('textbox', { name: 'Director' }).fill('Wong Kar-wai')
  await adding.getByText('More', { exact: true }).click()
  await adding.getByRole('textbox', { name: 'Link' }).fill('https://example.org/corridor')
  await expectAccessible(page, 'window to add a work')
  await adding.getByRole('button', { name: 'Add this work' }).click()

  await expect(page.getByText(`${title} has been added`)).toBeVisible()
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText(/only the members who added it and their friends/)).toBeVisible()
  await expectAccessible(page, 'page of an added work')
  await rate(page, 9)
  await expect(ownScore(page)).toHaveAttribute('aria-valuenow', '90')
  address = new URL(page.url()).pathname
})

test('a friend sees and rates it, a visitor does not', async ({ page, people, watch }, info) => {
  const title = unknownTitle(info.project.name)
  await logIn(page.request, nameOnThisDevice('finn', info))
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await expect(heading(page, title)).toBeVisible()
  await rate(page, 7)
  await page.getByRole('button', { name: 'More about this work' }).click()
  await expectAccessible(page, 'menu of a work')
  await page.getByRole('menuitem', { name: 'This is the same as…' }).click()
  const same = page.getByRole('dialog', { name: 'This is the same as…' })
  await same.getByRole('searchbox').fill(known)
  await same
    .getByRole('button', { name: new RegExp(known) })
    .first()
    .click()
  await expectAccessible(page, 'window for doubles')
  await same.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you! We’ll take a look.')).toBeVisible()

  watch.plan(/404/)
  const visitor = await people.open()
  await visitor.goto(address)
  await expect(visitor).toHaveURL(/\/page-not-found$/)
})

test('an admin merges it into the confirmed one, and both keep their ratings', async ({
  page,
  people,
  watch,
}, info) => {
  const title = unknownTitle(info.project.name)
  // The page of a merged work also asks for the friends of the work that is gone.
  watch.plan(/404.*\/v1\//)
  await logIn(page.request, adminName)
  await page.goto('/dashboard')
  const queue = page.getByRole('region', { name: 'Suggestions' })
  await queue.getByRole('button', { name: `Accept: ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: new RegExp(`Merge ${title}`) })
  await expectAccessible(page, 'question before a merge')
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  const merges = page.getByRole('region', { name: 'Merged works' })
  await expect(merges.getByRole('button', { name: `Revert: ${title}` })).toBeVisible()
  await expectAccessible(page, 'dashboard with merges')

  for (const [name, rating] of [
    ['nora', 90],
    ['finn', 70],
  ] as const) {
    const theirs = await people.open()
    await logIn(theirs.request, nameOnThisDevice(name, info))
    await theirs.goto(address)
    await expect(heading(theirs, known)).toBeVisible()
    await expect(theirs).toHaveURL(/-in-the-mood-for-love$/)
    await expect(ownScore(theirs)).toHaveAttribute('aria-valuenow', String(rating))
  }
})

test('the admin takes the merge back, and the work is where it was', async ({ page }, info) => {
  const title = unknownTitle(info.project.name)
  await logIn(page.request, adminName)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `Revert: ${title}` }).press('Enter')
  const question = page.getByRole('alertdialog', { name: new RegExp(`Separate ${title}`) })
  await question.getByRole('button', { name: 'Revert' }).press('Enter')
  await expect(page.getByText(`${title} is back`)).toBeVisible()
  await page.goto(address)
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByText('2 ratings')).toBeVisible()
  const tools = page.getByRole('region', { name: 'Admin Tools' })
  await tools.getByRole('button', { name: 'Merge into…' }).press('Enter')
  await expect(page.getByRole('dialog', { name: `Merge ${title} into…` })).toBeVisible()
  await expectAccessible(page, 'window to merge')
  await page.keyboard.press('Escape')
  await expect(tools.getByRole('button', { name: 'Merge into…' })).toBeFocused()
  await tools.getByRole('button', { name: 'Confirm' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByText('Everyone can see this work now')).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
})
