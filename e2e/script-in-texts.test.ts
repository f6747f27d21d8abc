import type { Page } from '@playwright/test'
import { adminName, logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Runs in a page that takes the text for markup; the tag has a name that no page of the product uses. */
const payloads = [
  '<script>alert(1)</script><x-owned></x-owned>',
  '"><img src=x onerror=alert(1)><x-owned>',
  "'-alert(1)-'</title></script><svg onload=alert(1)><x-owned>",
  "<!--content--><x-owned onclick=alert(1)>$& $` $' {{7*7}} ${7*7}",
  'javascript:alert(1)//"]]>--><x-owned>',
  '**<x-owned>** _[a](javascript:alert(1))_ <b onclick=alert(1)>',
] as const

/** Otherwise one of the viewers opens each screen. */
const isWholeRun = process.env['TEST_SIZE'] === 'all'

/** Fills every text field a member can write, and answers the screens that show them or have one in their address. */
async function plant(page: Page, username: string): Promise<string[]> {
  const headers = await register(page.request, username)
  const send = async (method: 'post' | 'patch', url: string, data: object) => {
    const answer = await page.request[method](url, { headers, data })
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true)
    return answer
  }
  const make = async (url: string, data: object): Promise<number> => {
    const body: { id: number } = await (await send('post', url, data)).json()
    return body.id
  }
  const [a, b, c, d, e, f] = payloads
  const all = payloads.join(' ')
  const shown: { items: { id: number }[] } = await (
    await page.request.get('/v1/works/film?limit=1')
  ).json()
  const work = { id: Number(shown.items[0]?.id), medium: 'film' }
  await send('post', '/name', { first_name: a, last_name: b })
  const review = await make('/v1/reviews', { work, rating: 3, review: payloads.join('\n') })
  await send('post', '/comment', { review_id: review, content: all })
  const list = await make('/v1/lists', { title: c, isPrivate: false })
  await send('patch', `/v1/lists/${list}`, { description: all, tags: [e] })
  const entry = { workId: work.id, medium: 'film' }
  await send('post', `/v1/lists/${list}/bulk-edits`, {
    actions: [
      { action: 'ADD', ...entry },
      { action: 'NOTE', ...entry, note: f },
    ],
  })
  await send('post', '/v1/viewings', { work, day: '2024-05-01', tags: [d, e] })
  const texts = { title: b, creators: [a, c], originalTitle: d }
  const added = await make('/v1/works', { medium: 'film', ...texts })
  const ofAdded = { id: added, medium: 'film' }
  await send('post', '/v1/reviews', { work: ofAdded, rating: 1, review: e })
  await send('post', '/feedback', { category: 'Suggestion', comment: all })
  const report = { type: 'work', item_id: work.id, reason: 'other', comments: a }
  await send('post', '/report', report)
  await send('post', `/v1/works/film/${work.id}/suggestions`, { comment: all })
  const inPath = encodeURIComponent(b)
  return [
    '/',
    '/explore/film',
    `/film/${work.id}`,
    `/film/${added}`,
    `/review/${review}`,
    `/profile/${username}`,
    `/u/${username}/lists`,
    `/u/${username}/lists/${list}`,
    `/u/${username}/diary`,
    `/u/${username}/works-engaged`,
    '/notifications',
    '/settings',
    `/search?q=${inPath}`,
    `/search?q=${encodeURIComponent(a)}&category=users`,
    `/profile/${inPath}`,
    `/u/${inPath}/diary`,
    `/explore/${inPath}`,
    `/${inPath}`,
    `/login?next=${encodeURIComponent('javascript:alert(1)')}`,
    `/import-data?plan=${inPath}`,
    `/feedback?objection=${inPath}`,
    `/reset-password/1/${inPath}`,
    `/unsubscribe/${inPath}`,
  ]
}

/** Opens the screens; a report of the policy, a page error or a request elsewhere fails the test by itself. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const foreign = 'x-owned, [onerror], [onload], [onclick], a[href^="javascript:" i]'
    await expect(page.locator(foreign), path).toHaveCount(0)
  }
}

test('script in texts and addresses stays text for everybody', async ({
  page,
  people,
  watch,
}, info) => {
  const paths = await plant(page, nameOnThisDevice('mallory', info))
  const [visitor, admin] = [await people.open(), await people.open()]
  await logIn(admin.request, adminName)
  let escaped = 0
  for (const path of paths) {
    const answer = await visitor.request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBeLessThan(500)
    const text = await answer.text()
    expect(text, path).not.toMatch(/<x-owned/i)
    expect(
      payloads.filter((payload) => text.includes(payload)),
      path,
    ).toEqual([])
    if (text.includes('&lt;x-owned')) escaped += 1
    const data = text.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)
    for (const [, json = ''] of data) expect(() => void JSON.parse(json), path).not.toThrow()
  }
  expect(escaped).toBeGreaterThan(3)
  watch.plan(/^console error Failed to load resource: the server responded with a status of 4/)
  const viewers = [page, visitor, admin]
  const dialogs: string[] = []
  for (const viewer of viewers) {
    viewer.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
  }
  const shareOf = (n: number) => paths.filter((_, index) => isWholeRun || index % 3 === n)
  await Promise.all([
    openAll(page, shareOf(0)),
    openAll(visitor, shareOf(1)),
    openAll(admin, ['/feedback-review', '/dashboard', '/moderation', ...shareOf(2)]),
  ])
  expect(dialogs).toEqual([])
})
