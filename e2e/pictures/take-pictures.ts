import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../fixtures/chromium.ts'
import { type DemoIds, findDemoIds, logIn } from './demo-ids.ts'
import type { ScreenPicture } from './screen-picture.ts'
import { screens } from './screens.ts'

/** Texts of a screen whose calls have failed for good. */
const failure = /error (has )?occur+ed|could not be loaded|No works found/i

/** Longer than the delay between the last key and the search. */
const typingPause = 900

export interface Wanted {
  /** The address of a running product with the demo members. */
  url: string
  folder: string
  executablePath: string
  /** Names of screens; all by default. */
  only?: readonly string[] | undefined
  schemes: readonly string[]
  /** The language of the pages, which members of the demonstration have not chosen. */
  locale?: string | undefined
  /** Widths in px, instead of a phone and a desktop. */
  widths?: readonly number[] | undefined
}

/** The window, the theme and the device. */
export type Look = BrowserContextOptions

interface Version {
  name: string
  look: Look
}

/** Writes a picture for each screen and version; returns a line for each failure. */
export async function takePictures(wanted: Wanted): Promise<{ taken: number; failed: string[] }> {
  const { url, folder, executablePath, only, locale = 'en-GB' } = wanted
  mkdirSync(folder, { recursive: true })
  const chosen = screens
    .filter(({ name }) => !only || only.includes(name))
    .filter((screen) => locale.startsWith('en') || !needsEnglish(screen))
  const ids = await findDemoIds(url)
  const tokens = await logInAll(url, chosen)
  const browser = await openBrowser(executablePath)
  const failed: string[] = []
  let taken = 0
  for (const version of versions(wanted)) {
    for (const screen of chosen) {
      try {
        const token = screen.as === null ? undefined : tokens.get(screen.as)
        const picture = await photograph(browser, { screen, look: version.look, url, ids, token })
        writeFileSync(path.join(folder, `${screen.name}-${version.name}.png`), picture)
        taken += 1
      } catch (error) {
        failed.push(`${screen.name}-${version.name}: ${String(error).split('\n')[0]}`)
      }
    }
  }
  await browser.close()
  return { taken, failed }
}

export async function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}

/** True if the page is searched for texts, which are known in English only. */
function needsEnglish({ arrange, broken }: ScreenPicture): boolean {
  return arrange !== undefined || broken !== undefined
}

async function logInAll(url: string, chosen: readonly ScreenPicture[]) {
  const tokens = new Map<string, string>()
  for (const { as } of chosen) {
    if (as !== null && !tokens.has(as)) tokens.set(as, await logIn(url, as))
  }
  return tokens
}

function versions({ widths, schemes, locale = 'en-GB' }: Wanted): Version[] {
  const sizes = widths?.map((width) => ({ name: String(width), width, height: 900 })) ?? [
    { name: 'phone', width: 390, height: 844 },
    { name: 'desktop', width: 1280, height: 900 },
  ]
  return sizes.flatMap(({ name, width, height }) =>
    schemes.map((scheme) => ({
      name: `${name}-${scheme}`,
      look: {
        viewport: { width, height },
        colorScheme: scheme === 'dark' ? ('dark' as const) : ('light' as const),
        reducedMotion: 'reduce' as const,
        locale,
        ...(width < 600 ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
      },
    })),
  )
}

interface Job {
  screen: ScreenPicture
  look: Look
  url: string
  ids: DemoIds
  token: string | undefined
}

/** Opens a screen as its viewer, in a separate browser context, and returns the PNG. */
export async function photograph(
  browser: Browser,
  { screen, look, url, ids, token }: Job,
): Promise<Buffer> {
  const context = await browser.newContext({ locale: 'en-GB', ...look, baseURL: url })
  try {
    if (token !== undefined) {
      const { hostname: domain } = new URL(url)
      const cookie = { name: '__Host-authorization', value: token, domain, path: '/' }
      await context.addCookies([{ ...cookie, httpOnly: true, secure: true, sameSite: 'Strict' }])
    }
    const page = await context.newPage()
    page.setDefaultTimeout(8000)
    await breakCalls(page, screen.broken ?? [])
    await page.goto(screen.path(ids), { waitUntil: 'networkidle' })
    // Excludes the server-rendered content that is shown until then.
    await page.locator('main:not([data-served])').waitFor()
    if (screen.arrange) {
      await screen.arrange(page)
      await page.waitForTimeout(typingPause)
    }
    if (screen.broken) await page.getByText(failure).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready')
    return await page.screenshot({
      fullPage: screen.whole ?? false,
      animations: 'disabled',
    })
  } finally {
    await context.close()
  }
}

/** Aborts API calls whose path starts with one of the texts; the page and its files load normally. */
async function breakCalls(page: Page, starts: readonly string[]): Promise<void> {
  await page.route(
    ({ pathname }) => starts.some((start) => pathname.startsWith(start)),
    async (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
}
