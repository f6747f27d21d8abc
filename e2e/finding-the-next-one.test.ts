import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { befriend, friendshipPath, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

interface Film {
  id: number
  title: string
}

/** Films of the shelf that no other journey rates. */
async function quietFilms(request: APIRequestContext): Promise<[Film, Film]> {
  const answer = await request.get('/v1/works/film?limit=2&offset=190')
  const { items }: { items: Film[] } = await answer.json()
  const [one, other] = items
  if (!one || !other) throw new Error('The shelf holds too few films')
  return [one, other]
}

const isOk = async (answer: Promise<APIResponse>) => expect((await answer).ok()).toBe(true)

const cover = (page: Page, { title }: Film) =>
  page.getByRole('main').getByRole('link', { name: title }).first()

/** Opens the actions of a cover: by the mouse, or by a finger that holds it. */
async function openActions(page: Page, link: Locator, hasTouch: boolean): Promise<Locator> {
  await link.scrollIntoViewIfNeeded()
  if (!hasTouch) {
    await link.hover()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^More for/ })
      .click()
    return page.getByRole('menu')
  }
  const touch = { bubbles: true, cancelable: true, pointerType: 'touch' }
  // The actions hide what is below them from locators by role.
  const held = await link.elementHandle()
  await held?.dispatchEvent('pointerdown', touch)
  await expect(page.getByRole('dialog')).toBeVisible()
  await held?.dispatchEvent('pointerup', touch)
  return page.getByRole('dialog')
}

test('Ines finds what her friends liked, and her ratings and “Not for me” change it', async ({
  page,
  request,
}, info) => {
  const hasTouch = info.project.name === 'phone'
  const [ines, nils, olga] = ['ines', 'nils', 'olga'].map((name) => nameOnThisDevice(name, info))
  if (!ines || !nils || !olga) throw new Error('Three names')
  const [first, second] = await quietFilms(request)
  const asInes = await register(page.request, ines)
  const [asNils, asOlga] = [await register(request, nils), await register(request, olga)]
  for (const friend of [asNils, asOlga]) await befriend(request, asInes, friend)
  for (const [headers, { id }, rating] of [
    [asNils, first, 10],
    [asNils, second, 10],
    [asOlga, second, 9],
  ] as const) {
    const data = { work: { id, medium: 'film' }, rating }
    await isOk(request.post('/v1/reviews', { headers, data }))
  }

  await page.goto('/discover/film')
  await expect(page.getByText(`${nils} liked it`).first()).toBeVisible()
  await expect(cover(page, second)).toBeVisible()
  await expect(page.getByText(/^Rate 5 films you like, 0 so far$/)).toBeVisible()
  await expectAccessible(page, 'recommendations')

  const actions = await openActions(page, cover(page, second), hasTouch)
  const notForMe = actions.getByRole(hasTouch ? 'button' : 'menuitem', { name: 'Not for me' })
  await expect(notForMe).toBeVisible()
  await expectAccessible(page, 'actions on a recommendation')
  await notForMe.click()
  await expect(page.getByText(`${second.title} won’t be suggested to you again`)).toBeVisible()
  await expect(cover(page, second)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${second.title} can be suggested again`)).toBeVisible()
  await expect(cover(page, second)).toBeVisible()

  await cover(page, first).focus()
  await page.keyboard.press('9')
  await expect(page.getByText(`You gave ${first.title} 9 out of 10`)).toBeVisible()
  await expect(cover(page, first)).toHaveCount(0)
  await expect(page.getByText(/^Rate 5 films you like, 1 so far$/)).toBeVisible()

  await isOk(request.delete(friendshipPath(asNils, asInes), { headers: asNils }))
  await page.reload()
  await expect(cover(page, second)).toBeVisible()
  await expect(page.getByText(`${olga} liked it`).first()).toBeVisible()
  await expect(page.getByText(nils)).toHaveCount(0)
  const blocked = { headers: asOlga, data: { blocked_username: ines } }
  await isOk(request.post('/block-user', blocked))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Films for you' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText(olga)).toHaveCount(0)
})
