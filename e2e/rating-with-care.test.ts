import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { befriend, logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Each test continues from the previous one. */
test.describe.configure({ mode: 'serial' })

const text = 'A film like a long evening: nothing happens, and then it is over and you miss it.'

/** Two films that Rae has rated, and one that she is about to rate. */
async function films(request: APIRequestContext) {
  const answer = await request.get('/v1/works/film?limit=20&sortBy=reviewCount')
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  // By id, because ratings made here change the order of the response.
  const [seen, alsoSeen, wanted] = items.toSorted((one, other) => one.id - other.id)
  if (!seen || !alsoSeen || !wanted) throw new Error('The shelf holds no films')
  return { seen, alsoSeen, wanted }
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'New Post' })
const reviewBox = (page: Page) => page.getByRole('textbox', { name: 'Review', exact: true })
const star = (page: Page, value: number) =>
  page.getByRole('radio', { name: `${value} of 10`, exact: true })

async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click()
  await expect(popup(page)).toBeVisible()
}

/** The viewer's rating on a work's poster in a grid. */
const ownRating = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .getByRole('img', { name: /^Your rating/ })
    .first()

test('the rating input shows older ratings and those of friends', async ({
  page,
  request,
}, info) => {
  const sol = nameOnThisDevice('sol', info)
  const asRae = await register(page.request, nameOnThisDevice('rae', info))
  const asSol = await register(request, sol)
  await befriend(request, asRae, asSol)
  const { seen, alsoSeen, wanted } = await films(request)
  for (const [headers, { id }, rating] of [
    [asRae, seen, 8],
    [asRae, alsoSeen, 8],
    [asSol, wanted, 3],
  ] as const) {
    const data = { work: { id, medium: 'film' }, rating }
    expect((await request.post('/v1/reviews', { headers, data })).status()).toBe(201)
  }
  const list = { headers: asRae, data: { title: 'Again and again' } }
  expect((await request.post('/v1/lists', list)).status()).toBe(201)

  await page.goto(`/film/${wanted.id}`)
  await openPopup(page)
  await expect(popup(page).getByRole('list', { name: 'What friends gave it' })).toBeVisible()
  // Nobody chose the 5 with which the stars begin.
  await expect(popup(page).getByText('You haven’t given anything else a 5')).toHaveCount(0)
  if (!info.project.use.hasTouch) await expect(star(page, 5)).toBeFocused()
  await star(page, 5).focus()
  await page.keyboard.press('8')
  const same = popup(page).getByRole('list', { name: 'You also gave 8 to' })
  await expect(same.getByRole('listitem')).toContainText([alsoSeen.title, seen.title])
  await expect(popup(page).getByRole('progressbar', { name: `Rating of ${sol}` })).toHaveAttribute(
    'aria-valuetext',
    '3 of 10',
  )
  await expectAccessible(page, 'rating in the popup')
})

test('a draft survives a reload and is offered in two places', async ({ page, request }, info) => {
  const { wanted } = await films(request)
  await logIn(page.request, nameOnThisDevice('rae', info))
  await page.goto(`/film/${wanted.id}`)
  await openPopup(page)
  await star(page, 8).check()
  await reviewBox(page).fill(text)
  await page.reload()
  await openPopup(page)
  await expect(reviewBox(page)).toHaveValue(text)
  await expect(star(page, 8)).toBeChecked()
  await expect(popup(page).getByText('is back')).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Cancel your review?' })
  await expectAccessible(page, 'cancelling a review')
  await question.getByRole('button', { name: 'Keep Writing' }).click()
  await expect(question).toBeHidden()

  await page.goto('/rate')
  await expect(popup(page).getByText('Unfinished reviews')).toBeVisible()
  await expectAccessible(page, 'unfinished reviews')
  await popup(page)
    .getByRole('button', { name: `Continue with ${wanted.title}` })
    .click()
  await expect(reviewBox(page)).toHaveValue(text)
  await popup(page).getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
  await expect(popup(page)).toBeHidden()
  await page.goto('/rate')
  await expect(popup(page).getByRole('searchbox')).toBeVisible()
  await expect(popup(page).getByText('Unfinished reviews')).toBeHidden()
})

test("posters show the viewer's ratings", async ({ page, request }, info) => {
  const { seen, alsoSeen, wanted } = await films(request)
  await logIn(page.request, nameOnThisDevice('rae', info))
  await page.goto('/explore/film')
  // Nobody else rated these two.
  for (const { title } of [seen, alsoSeen]) {
    const both = 'Your rating and average rating: 8 of 10'
    await expect(ownRating(page, title)).toHaveAccessibleName(both)
  }
  await expect(ownRating(page, wanted.title)).toHaveAccessibleName('Your rating: 8 of 10')
  await expectAccessible(page, 'own ratings on explore')
})

test('the editor keeps changes across a reload and asks before discarding them', async ({
  page,
  request,
}, info) => {
  const { wanted } = await films(request)
  const rae = nameOnThisDevice('rae', info)
  await logIn(page.request, rae)
  await page.goto(`/profile/${rae}`)
  await page.getByRole('button', { name: wanted.title }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await reviewBox(page).fill(`${text} Twice.`)
  await page.reload()
  await expect(reviewBox(page)).toHaveValue(`${text} Twice.`)
  await expectAccessible(page, 'editor of a review')
  await page.getByRole('link', { name: 'Medley, home' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to leave? You still have unsaved changes',
  })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(reviewBox(page)).toHaveValue(text)
  await star(page, 6).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.goto('/explore/film')
  await expect(ownRating(page, wanted.title)).toHaveAccessibleName('Your rating: 6 of 10')
})

test('the list menu shows the lists with the work and removes it', async ({
  page,
  request,
}, info) => {
  const { wanted } = await films(request)
  await logIn(page.request, nameOnThisDevice('rae', info))
  await page.goto(`/film/${wanted.id}`)
  const list = page.getByRole('menuitemcheckbox', { name: 'Again and again' })
  await page.getByRole('button', { name: 'Add to list or diary' }).click()
  await expect(list).not.toBeChecked()
  await list.click()
  await expect(list).toBeChecked()
  await expect(page.getByText('Added to Again and again')).toBeVisible()
  await expectAccessible(page, 'menu of lists')
  await page.reload()
  await page.getByRole('button', { name: 'Add to list or diary' }).click()
  await expect(list).toBeChecked()
  await list.click()
  await expect(page.getByText('Removed from Again and again')).toBeVisible()
  await expect(list).not.toBeChecked()
})
