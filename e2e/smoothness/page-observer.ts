import type { Page } from '@playwright/test'

/** Observations of a page about itself. */
export interface Sight {
  /** The largest sum of layout shifts within five seconds, without those that follow input. */
  layoutShift: number
  /** Milliseconds between frames, while frames were counted. */
  frames: number[]
  elements: number
}

// Texts, since their types would mix those of browsers into programs for Node.

/** Adds up layout shifts as browsers do: shifts at most a second apart, for five seconds. */
const observer = `
  window.sight = { layoutShift: 0, frames: [], isCounting: false }
  let opened = 0
  let last = 0
  let sum = 0
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue
      const isNext = startTime - last > 1000 || startTime - opened > 5000
      if (isNext) opened = startTime
      sum = isNext ? value : sum + value
      last = startTime
      window.sight.layoutShift = Math.max(window.sight.layoutShift, sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

const frameCounter = `{
  const { sight } = window
  let before
  const next = (now) => {
    if (before !== undefined) sight.frames.push(now - before)
    before = now
    if (sight.isCounting) requestAnimationFrame(next)
  }
  sight.frames = []
  sight.isCounting = true
  requestAnimationFrame(next)
}`

const reading = `
  sight.isCounting = false;
  ({ ...sight, elements: document.querySelectorAll('*').length })
`

/** Observes the layout shifts of all pages of a tab from their start. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript({ content: observer })
}

/** Counts frames from now on; without it, a page that is still has none. */
export async function countFrames(page: Page): Promise<void> {
  await page.evaluate(frameCounter)
}

/** Observations of the page since its start, and its frames since `countFrames`. */
export async function readSight(page: Page): Promise<Sight> {
  return page.evaluate<Sight>(reading)
}
