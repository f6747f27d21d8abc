import type { Page } from '@playwright/test'
import { findViolations } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** The title and the types of the schema.org data that the server sends for a path. */
async function servedAt(page: Page, path: string) {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const element = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
  return {
    status: answer.status(),
    title: element.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    types: blocks.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']),
  }
}

const places = [
  ['/', 'WebSite'],
  ['/explore/podcast', 'ItemList'],
  ['/film/1', 'Movie'],
  ['/login', undefined],
  ['/terms-and-conditions', undefined],
  ['/nowhere', undefined],
] as const

test('a page has the same title before and after the app starts', async ({ page }) => {
  for (const [path, type] of places) {
    const served = await servedAt(page, path)
    expect(served.types[0]).toBe(type)
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page, path).toHaveTitle(served.title)
  }
})

test('an unknown address of several parts shows page-not-found in place', async ({ page }) => {
  for (const path of ['/u/somebody', '/settings/more', '/reset-password/1', '/explore/opera']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test("a profile page is titled with the member's name", async ({ page, request }, info) => {
  const idony = nameOnThisDevice('idony', info)
  await register(request, idony)
  const served = await servedAt(page, `/profile/${idony}`)
  expect(served).toEqual({ status: 200, title: `${idony} · Medley`, types: ['ProfilePage'] })
  await page.goto(`/profile/${idony}`)
  await expect(page.getByRole('heading', { name: idony })).toBeVisible()
  await expect(page).toHaveTitle(served.title)
})

for (const path of ['/', '/film/1', '/explore/album']) {
  test(`${path} makes each initial request once`, async ({ page }) => {
    const asked: string[] = []
    const warnings: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('console', (message) => {
      if (message.text().includes('preload')) warnings.push(message.text())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const calls = asked.filter((url) => url.includes('/v1/') || url.includes('/assets/'))
    const repeated = calls.filter((url, index) => calls.indexOf(url) !== index)
    expect(repeated).toEqual([])
    expect(warnings).toEqual([])
    const preloads = page.locator('link[rel="preload"][as="fetch"]')
    const addresses = await preloads.evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')),
    )
    expect(calls).toEqual(expect.arrayContaining(addresses))
  })
}

test('the legal pages are public', async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'contact@medley.example' })).toBeVisible()
      expect(await findViolations(page), `${path} (${colorScheme})`).toEqual([])
    }
  }
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  async function openWithWorker(page: Page): Promise<void> {
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller) return
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    })
  }

  test('shows an offline page with a retry without a network', async ({ page, context, watch }) => {
    watch.plan(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/)
    await openWithWorker(page)
    await context.setOffline(true)
    await page.goto('/explore/film')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page)).toEqual([])
    }
    const retry = page.getByRole('link', { name: 'Try again' })
    await Promise.all([page.waitForEvent('load'), retry.click()])
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/explore\/film$/)
    await expect(page.getByRole('heading', { name: 'Films' })).toBeVisible()
  })

  test('caches only immutable files', async ({ page }) => {
    await openWithWorker(page)
    await page.goto('/film/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/offline.html')
    const others = kept.filter((path) => !path.startsWith('/assets/'))
    expect(others.toSorted()).toEqual([
      '/boot.js',
      '/favicon.svg',
      '/offline.css',
      '/offline.html',
      '/offline.js',
    ])
  })
})

test('the app can be installed', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const faults = installabilityErrors.map(({ errorId }) => errorId)
  // Test contexts are like private windows, where apps cannot be installed.
  expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([])
})
