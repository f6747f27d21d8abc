import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { aShow } from './fixtures/shows.ts'
import { expect, test } from './fixtures/test.ts'

/** A film of the shelf that no other journey rates, with three reviews of whole sentences. */
async function aReviewedFilm(request: APIRequestContext, by: string, isPhone: boolean) {
  const answer = await request.get(`/v1/works/film?limit=1&offset=${isPhone ? 190 : 191}`)
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  const [film] = items
  if (!film) throw new Error('The shelf holds too few films')
  const work = { id: film.id, medium: 'film' }
  for (const nth of [1, 2, 3]) {
    const headers = await register(request, `${by}${nth}`)
    const data = { work, rating: 5 + nth, review: 'Quiet and exact, and gone too soon.' }
    const posted = await request.post('/v1/reviews', { headers, data })
    expect(posted.status()).toBe(201)
  }
  return film
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no place')
  return box
}

/** Controls of the panel, where a group such as the stars is one. */
function countControls(panel: Locator): Promise<number> {
  return panel.evaluate((element) => {
    const groups = '[role="radiogroup"], [role="group"], form'
    const all = [...element.querySelectorAll(`${groups}, button, a`)]
    return all.filter((one) => !one.parentElement?.closest(groups)).length
  })
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'You and this work' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the first screen of a film has its place, and its reviews follow', async ({
  page,
  people,
  request,
}, info) => {
  const isPhone = info.project.name !== 'desktop'
  const film = await aReviewedFilm(request, nameOnThisDevice('walt', info), isPhone)
  await register(page.request, nameOnThisDevice('xan', info))
  await page.goto(`/film/${film.id}`)
  const review = page.getByRole('article', { name: /^by |, by / }).first()
  await expect(review).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Reviews 3' })).toBeVisible()
  const panel = panelOf(page)
  await expect(panel.getByRole('radiogroup')).toBeVisible()
  await expect.poll(() => countControls(panel)).toBeLessThanOrEqual(5)
  const states = panel.getByRole('group', { name: 'Where you are' })
  await expect(states.getByRole('button')).toHaveText(['Save for later', 'Watched'])
  const top = (await boxOf(review)).y
  info.annotations.push({ type: 'y of the first review', description: String(top) })
  expect(top).toBeLessThanOrEqual(isPhone ? 900 : 560)

  const visitor = await people.open()
  await visitor.goto(`/film/${film.id}`)
  const first = visitor.getByRole('article', { name: /, by / }).first()
  await expect(first).toBeVisible()
  if (!isPhone) return
  expect((await boxOf(panelOf(visitor))).y).toBeGreaterThan((await boxOf(first)).y)

  const cover = await boxOf(page.locator('[data-work-poster] > *').first())
  const heading = await boxOf(title(page))
  expect(cover.width).toBeLessThanOrEqual(120)
  expect(heading.x).toBeGreaterThanOrEqual(cover.x + cover.width)
  // At a zoom of 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.reload()
  await expect(review).toBeVisible()
  const low = await boxOf(title(page))
  expect(low.y + low.height).toBeLessThanOrEqual(400)
})

test('the seasons of a show are the body of its page', async ({ page, request }, info) => {
  const isPhone = info.project.name !== 'desktop'
  const show = await aShow(request, nameOnThisDevice('yara', info), isPhone ? 8 : 9)
  await register(page.request, nameOnThisDevice('zita', info))
  await page.goto(`/tvShow/${show.id}`)
  const seasons = page.getByRole('region', { name: /^\d+ Seasons$/ })
  await expect(page.getByRole('tab', { name: /^Seasons \d+$/, selected: true })).toBeVisible()
  const rows = seasons.getByRole('listitem').filter({ hasText: /^\d*\s*Episode \d+/ })
  await expect(rows.first()).toBeVisible()
  await expect(seasons.getByRole('button', { name: /^Mark all of / })).toHaveCount(1)

  const body = await boxOf(seasons)
  const tick = await boxOf(seasons.getByRole('button', { name: 'Mark S1 E1 as watched' }))
  expect(tick.x).toBeGreaterThanOrEqual(body.x)
  for (const row of await rows.all()) {
    expect((await boxOf(row)).height).toBeLessThanOrEqual(64)
  }
  if (!isPhone) {
    const panel = await boxOf(panelOf(page))
    expect(body.x).toBeGreaterThan(panel.x + panel.width)
    expect(body.width).toBeGreaterThan(500)
    expect(body.y).toBeLessThanOrEqual(560)
  }

  const states = panelOf(page).getByRole('group', { name: 'Where you are' })
  await states.getByRole('button', { name: 'Watching' }).press('Enter')
  await expect(states.getByRole('button', { name: 'Watching', expanded: false })).toBeFocused()
  await panelOf(page).getByRole('button', { name: 'Mark S1 E1' }).click()
  await expect(states.getByRole('button', { name: 'Watching S1 E1' })).toBeVisible()
  await expect.poll(() => countControls(panelOf(page))).toBeLessThanOrEqual(5)
  await expectAccessible(page, 'a show with a place')

  const all = seasons.getByRole('button', { name: /^All \d+ seasons$/ })
  const count = Number.parseInt((await all.innerText()).replace('All ', ''), 10)
  expect(count).toBeGreaterThan(3)
  await all.click()
  await expect(seasons.getByRole('button', { name: /^Mark all of / })).toHaveCount(count)
})
