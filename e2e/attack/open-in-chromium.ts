import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../fixtures/chromium.ts'

interface Visit {
  url: string
  executablePath: string
  /** Null visits without an account. */
  user: { username: string; password: string } | null
  paths: readonly string[]
}

/**
 * Opens pages of a running product whose texts hold script. Answers each dialog, element of a payload,
 * report of the content security policy and request to another host.
 */
export async function openInChromium({
  url,
  executablePath,
  user,
  paths,
}: Visit): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext({ baseURL: url })
    const troubles: string[] = []
    await context.route(
      (to) => to.origin !== url && !/^(data|blob|about):$/.test(to.protocol),
      async (route) => {
        troubles.push(`request to ${route.request().url()}`)
        await route.abort()
      },
    )
    if (user) await logIn(context, user)
    for (const path of paths) {
      const page = await context.newPage()
      watch(page, path, troubles)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const foreign = await page.locator('x-owned, [onerror], [onload], [onclick]').count()
      if (foreign > 0) troubles.push(`${path}: ${foreign} foreign elements`)
      const links = await page.locator('a[href^="javascript:" i]').count()
      if (links > 0) troubles.push(`${path}: ${links} links that run script`)
      await page.close()
    }
    return troubles
  } finally {
    await browser.close()
  }
}

/** Fills the cookie, and makes sure that pages take it. */
async function logIn(context: BrowserContext, user: NonNullable<Visit['user']>): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/login', { method: 'POST', headers, body: JSON.stringify(body) })
  }, user)
  await page.goto('/')
  await page.getByRole('button', { name: `Menu of ${user.username}` }).waitFor()
  await page.close()
}

function watch(page: Page, path: string, troubles: string[]): void {
  page.on('dialog', (dialog) => {
    troubles.push(`${path}: dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) {
      troubles.push(`${path}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => troubles.push(`${path}: page error ${error.message}`))
}
