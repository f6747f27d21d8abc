import type { Page } from '@playwright/test'
import { type logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

type Headers = Awaited<ReturnType<typeof logIn>>

const hebrew = 'שלום'
const long = 'W'.repeat(60)

interface Written {
  work: number
  review: number
  list: number
}

/** Writes one text wherever members can. */
async function writeEverywhere(page: Page, headers: Headers, text: string): Promise<Written> {
  const send = async (method: 'post' | 'patch', url: string, data: object) => {
    const answer = await page.request[method](url, { headers, data })
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true)
    return answer
  }
  const made = async (url: string, data: object): Promise<number> => {
    const body: { id: number } = await (await send('post', url, data)).json()
    return body.id
  }
  await send('post', '/name', { first_name: text, last_name: text })
  const work = await made('/v1/works', { medium: 'book', title: text, creators: [text] })
  const named = { id: work, medium: 'book' }
  const day = '2024-05-02'
  const review = await made('/v1/reviews', {
    work: named,
    rating: 8,
    review: `${text} (2024)!\n\n> ${text}\n\n**${text}!**`,
    dateViewed: day,
  })
  await send('post', '/comment', { review_id: review, content: `${text} (1)!` })
  await send('post', '/v1/viewings', { work: named, day: '2024-06-02', tags: [text] })
  const list = await made('/v1/lists', { title: text })
  await send('patch', `/v1/lists/${list}`, { isPrivate: false, description: text, tags: [text] })
  const entry = { workId: work, medium: 'book' }
  await send('post', `/v1/lists/${list}/bulk-edits`, {
    actions: [
      { action: 'ADD', ...entry },
      { action: 'NOTE', ...entry, note: text },
    ],
  })
  return { work, review, list }
}

function screensWith({ work, review, list }: Written, username: string): string[] {
  const own = `/u/${username}`
  return [
    '/',
    `/book/${work}`,
    `/review/${review}`,
    `/profile/${username}`,
    `${own}/diary`,
    `${own}/lists`,
    `${own}/lists/${list}`,
    `${own}/works-engaged`,
    '/explore/lists',
  ]
}

/** The directions in which the texts with a word are laid out. */
function directionsOf(page: Page, word: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.includes(wanted) || !parentElement) continue
      const { unicodeBidi, direction } = getComputedStyle(parentElement)
      found.push(unicodeBidi === 'plaintext' ? 'of the text' : direction)
    }
    return found
  }, word)
}

test('texts run in the direction of their letters on every screen, and in fields', async ({
  page,
}, info) => {
  const username = nameOnThisDevice('dana', info)
  const headers = await register(page.request, username)
  const written = await writeEverywhere(page, headers, hebrew)
  for (const path of screensWith(written, username)) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(hebrew).first()).toBeAttached()
    expect(await directionsOf(page, hebrew), path).not.toContain('ltr')
  }
  await page.goto(`/review/${written.review}`)
  const field = page.getByPlaceholder('Add a comment')
  await field.fill(`${hebrew} (1)!`)
  await expect(field).toHaveCSS('direction', 'rtl')
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('long unbroken words widen no page', async ({ page }, info) => {
    const username = nameOnThisDevice('wide', info)
    const headers = await register(page.request, username)
    const written = await writeEverywhere(page, headers, long)
    for (const path of screensWith(written, username)) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(long).first()).toBeAttached()
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, path).toBe(0)
    }
  })
})

test('paper is light and has nothing to press', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto('/film/5')
  const bar = page.getByRole('navigation', { name: 'Places' })
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0)
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(248, 250, 247)')
})

test('a member prints no empty boxes', async ({ page }, info) => {
  await register(page.request, nameOnThisDevice('printer', info))
  await page.goto('/tonight')
  await expect(page.getByRole('button', { name: 'Find something' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator(':has(> form)')).toBeHidden()
  await page.goto('/film/5')
  const own = page.getByRole('main').locator('[aria-label="You and this work"]')
  await expect(own).toBeAttached()
  await expect(own).toBeHidden()
})
