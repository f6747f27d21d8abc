import type { Page } from '@playwright/test'

/** Something that a member does; `doIt` is measured, `arrive` is not. */
export interface Scenario {
  name: string
  arrive(page: Page): Promise<void>
  doIt(page: Page): Promise<void>
  /** Times it is done, in a new browser context each; the median counts. */
  repeats: number
}

/** How much is scrolled through. */
export interface Lengths {
  posts: number
  covers: number
}

/** As fast as a thumb that skims. */
const pixelsPerSecond = 4000
const stretch = 4000

/** Stretches from the top of the stripes towards their end, and how often they are scrolled. */
const stretchesDown = 15
const comparedRounds = 5

/** As long as an unfinished scroll is waited for. */
const timeoutMs = 180_000

/** A pause after which nothing more is to come. */
const calm = 800

const stripes = '<div style="height: 200px; border-top: 1px solid"></div>'.repeat(400)
/** Keeps the main thread as busy as a feed does, and changes what is painted each time. */
const business = `<script>
  setInterval(() => {
    document.body.style.color = document.body.style.color === 'green' ? 'blue' : 'green'
    const end = performance.now() + 150
    while (performance.now() < end);
  }, 200)
</script>`

/** Pages without content: the frames that they drop, the machine drops. */
const comparisons: readonly Scenario[] = [
  scrollingOver('Empty stripes, for comparison', stripes),
  scrollingOver('Empty stripes, the main thread busy, for comparison', stripes + business),
]

function scrollingOver(name: string, content: string): Scenario {
  return {
    name,
    repeats: 1,
    arrive: async (page) =>
      void (await page.goto(`data:text/html,${encodeURIComponent(`<body>${content}`)}`)),
    async doIt(page) {
      const scroll = await scrollerOf(page)
      for (let round = 0; round < comparedRounds; round += 1) {
        for (let times = 0; times < stretchesDown; times += 1) await scroll()
        await page.evaluate('scrollTo(0, 0)')
      }
    },
  }
}

export function scenariosOf({ posts, covers }: Lengths): Scenario[] {
  return [
    ...comparisons,
    {
      name: `Feed: ${posts} posts`,
      repeats: 1,
      arrive: (page) => open(page, '/'),
      doIt: (page) => scrollThrough(page, '/v1/reviews', posts),
    },
    {
      name: `Explore: ${covers} covers`,
      repeats: 1,
      arrive: (page) => open(page, '/explore/film'),
      doIt: (page) => scrollThrough(page, '/v1/works/film', covers),
    },
    {
      name: 'Explore: drawing the first 100 covers',
      repeats: 3,
      arrive: (page) => open(page, '/credits'),
      async doIt(page) {
        await page.goto('/explore/film')
        await page.locator('main [data-cover]').first().waitFor()
        await page.waitForTimeout(calm)
      },
    },
    {
      name: 'Search: typing',
      repeats: 3,
      arrive: (page) => open(page, '/search'),
      async doIt(page) {
        await page.locator('main input[type=search]').click()
        await page.keyboard.type('the story of light', { delay: 120 })
        await page.waitForTimeout(calm)
      },
    },
    {
      name: 'Feed: first opening of the popup',
      repeats: 3,
      arrive: (page) => open(page, '/'),
      async doIt(page) {
        await openPopup(page)
        await page.getByRole('dialog').getByRole('searchbox').waitFor()
        await page.waitForTimeout(calm)
      },
    },
    {
      name: 'Feed: opening a work',
      repeats: 3,
      arrive: (page) => open(page, '/'),
      async doIt(page) {
        await page.locator('main article h2 a').first().click()
        await page.locator('main h1').waitFor()
        await page.waitForTimeout(calm)
      },
    },
  ]
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main:not([data-served])').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(calm)
}

/** The button of the bar at the bottom edge on a phone, else the one beside the feed. */
async function openPopup(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Places' })
  const place = (await bar.isVisible()) ? bar : page.getByRole('main')
  await place.getByRole('button', { name: 'Rate', exact: true }).first().click()
}

/** Scrolls at one speed until the answers of a call held so many items, and all of them have been seen. */
async function scrollThrough(page: Page, path: string, items: number): Promise<void> {
  const seen = { count: 0 }
  const count = async (url: string, read: () => Promise<unknown>) => {
    if (new URL(url).pathname !== path) return
    const { items: page } = (await read()) as { items: unknown[] }
    seen.count += page.length
  }
  page.on('response', (answer) => void count(answer.url(), () => answer.json()))
  const scroll = await scrollerOf(page)
  const deadline = Date.now() + timeoutMs
  while (seen.count < items) {
    if (Date.now() > deadline)
      throw new Error(`Only ${seen.count} of ${items} items of ${path} came`)
    await scroll()
  }
  await page.waitForTimeout(calm)
}

/** Scrolls a page by one stretch at each call. */
async function scrollerOf(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return async () => {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -stretch,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
    // At the end of the page a gesture ends at once.
    await page.waitForTimeout(50)
  }
}
