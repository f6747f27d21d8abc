import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** A work of the shelf that no other journey uses. */
async function aWork(request: APIRequestContext, medium: 'tvShow' | 'book', index: number) {
  const answer = await request.get(`/v1/works/${medium}?limit=100`)
  const { items }: { items: { id: number }[] } = await answer.json()
  const work = items.toSorted((one, other) => one.id - other.id)[index]
  if (!work) throw new Error('The shelf is too small')
  return { id: work.id, medium }
}

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: /What did you think/ }).fill(text)
  // Until the answer, the text is found in the box.
  const stored = page.waitForResponse('**/v1/remarks')
  await page.getByRole('button', { name: 'Post' }).click()
  await stored
  await expect(page.getByText(text)).toBeVisible()
}

test('three people at three points of a show read what they have reached', async ({
  page,
  people,
  request,
}, info) => {
  const isPhone = info.project.name !== 'desktop'
  const show = await aWork(request, 'tvShow', isPhone ? 7 : 8)
  const headers = await register(request, nameOnThisDevice('vera', info))
  const seen = { work: show, season: 1, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }
  // Episodes that no source lists are for everyone once three members have them.
  const others = [await register(request, nameOnThisDevice('ulf', info))]
  others.push(await register(request, nameOnThisDevice('tilda', info)))
  for (const by of [headers, ...others]) {
    await request.post('/v1/entry-viewings', { headers: by, data: seen })
  }
  const remark = { work: show, season: 1, number: 9, content: 'He was the twin all along.' }
  expect((await request.post('/v1/remarks', { headers, data: remark })).status()).toBe(201)

  await register(page.request, nameOnThisDevice('walt', info))
  const xenias = await people.open()
  await register(xenias.request, nameOnThisDevice('xenia', info))
  for (const [who, number] of [
    [page, 2],
    [xenias, 5],
  ] as const) {
    await who.goto(`/tvShow/${show.id}/s1e${number}`)
    await who.getByRole('button', { name: 'Mark as watched' }).click()
    await write(who, `Episode ${number}, and I am hooked.`)
  }
  await expectAccessible(xenias, 'the remarks at an episode')

  const discussion = `/tvShow/${show.id}/discussion`
  await page.goto(discussion)
  await expect(page.getByText('Episode 2, and I am hooked.')).toBeVisible()
  await expect(page.getByText('2 remarks are ahead of you')).toBeVisible()
  await expect(page.getByText('Episode 5')).toHaveCount(0)
  await expectAccessible(page, 'a discussion with remarks ahead')

  await xenias.goto(discussion)
  await expect(xenias.getByText('Episode 2, and I am hooked.')).toBeVisible()
  await expect(xenias.getByText('1 remark is ahead of you')).toBeVisible()
  await xenias.getByRole('button', { name: 'Reply' }).first().click()
  await xenias.getByRole('textbox', { name: 'Reply' }).fill('Just wait.')
  await xenias.keyboard.press('Control+Enter')
  await expect(xenias.getByText('Just wait.')).toBeVisible()

  await page.goto(`/tvShow/${show.id}/s1e9`)
  await expect(page.getByText('1 remark is ahead of you')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as watched' }).click()
  await expect(page.getByText('He was the twin all along.')).toBeVisible()
  await page.goto(discussion)
  await expect(page.getByText('Just wait.')).toBeVisible()

  const visitor = await people.open()
  await visitor.goto(discussion)
  await expect(visitor.getByText('3 remarks')).toBeVisible()
  await expect(visitor.getByText(/hooked|twin/)).toHaveCount(0)
})

test('two readers of a book talk, whatever their editions', async ({
  page,
  people,
  request,
}, info) => {
  const isPhone = info.project.name !== 'desktop'
  const book = await aWork(request, 'book', isPhone ? 7 : 8)
  const discussion = `/book/${book.id}/discussion`
  const zoes = await people.open()
  await register(page.request, nameOnThisDevice('yann', info))
  await register(zoes.request, nameOnThisDevice('zoe', info))
  await page.goto(discussion)
  await page.getByRole('textbox', { name: 'At page' }).fill('300')
  await page.getByRole('textbox', { name: 'of', exact: true }).fill('400')
  await write(page, 'The letter changes everything.')

  await zoes.goto(discussion)
  await expect(zoes.getByText('1 remark is ahead of you')).toBeVisible()
  await zoes.goto(`/book/${book.id}`)
  await zoes.getByRole('button', { name: 'Reading' }).click()
  await zoes.getByRole('textbox', { name: 'Page' }).fill('160')
  await zoes.getByRole('textbox', { name: 'of', exact: true }).fill('200')
  await zoes.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(zoes.getByRole('button', { name: 'Reading p. 160' })).toBeVisible()
  await zoes.getByRole('tab', { name: /^Discussion/ }).click()
  await expect(zoes.getByText('The letter changes everything.')).toBeVisible()
  await expectAccessible(zoes, 'the discussion of a book')
})
