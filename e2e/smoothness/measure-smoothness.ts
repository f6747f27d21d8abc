import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumFlags } from '../fixtures/chromium.ts'
import {
  type Interaction,
  type ScrollFrames,
  type Task,
  type Trace,
  traceDuring,
} from './main-thread.ts'
import { countFrames, observe, readSight } from './page-observer.ts'
import { type Lengths, type Scenario, scenariosOf } from './scenarios.ts'

/** How many times slower the page's main thread runs. */
export const slowDown = 4
/** A task that is longer keeps input waiting, in milliseconds. */
export const longTask = 50

export interface SmoothnessFigures {
  name: string
  /** Processor time of the main thread in milliseconds, except where the name says otherwise. */
  longTasks: number
  longestTask: number
  /** All tasks together. */
  busy: number
  /** All tasks from an input to the next paint: the longest. */
  toNextPaint: number | null
  /** By the clock, in milliseconds. */
  clockToNextPaint: number | null
  clockFrameP95: number
  scrollFrames: ScrollFrames
  layoutShift: number
  elements: number
}

export interface Visit extends Lengths {
  url: string
  executablePath: string
  /** The session's token. */
  token: string
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** Does each scenario as a member, on a phone and on a desktop with a slow processor. */
export async function measureSmoothness(
  visit: Visit,
  tell: (name: string) => void,
): Promise<SmoothnessFigures[]> {
  const browser = await chromium.launch({
    executablePath: visit.executablePath,
    args: chromiumFlags,
  })
  try {
    const figures: SmoothnessFigures[] = []
    for (const [device, look] of Object.entries({ Phone: phone, Desktop: desktop })) {
      for (const scenario of scenariosOf(visit)) {
        const name = `${device}, ${scenario.name}`
        tell(name)
        figures.push({ ...(await measureOften(browser, { visit, look, scenario })), name })
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}

interface Job {
  visit: Visit
  look: BrowserContextOptions
  scenario: Scenario
}

type Measured = Omit<SmoothnessFigures, 'name'>

/** The run with the middle longest task. */
async function measureOften(browser: Browser, job: Job): Promise<Measured> {
  const runs: Measured[] = []
  while (runs.length < job.scenario.repeats) runs.push(await measureOnce(browser, job))
  const sorted = runs.toSorted((a, b) => a.longestTask - b.longestTask)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return middle
}

async function measureOnce(browser: Browser, { visit, look, scenario }: Job): Promise<Measured> {
  const context = await browser.newContext({ ...look, baseURL: visit.url, locale: 'en-GB' })
  try {
    const { hostname: domain } = new URL(visit.url)
    const cookie = { name: '__Host-authorization', value: visit.token, domain, path: '/' }
    await context.addCookies([{ ...cookie, httpOnly: true, secure: true, sameSite: 'Strict' }])
    const page = await context.newPage()
    await observe(page)
    await scenario.arrive(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await countFrames(page)
    const trace = await traceDuring(browser, page, () => scenario.doIt(page))
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const { frames, ...seen } = await readSight(page)
    return { ...summarize(trace), ...seen, clockFrameP95: partOf(frames, 0.95) }
  } finally {
    await context.close()
  }
}

function summarize({ tasks, interactions, scrollFrames }: Trace) {
  const long = tasks.filter(({ busy }) => busy > longTask)
  const greatest = (values: number[]) => (values.length > 0 ? Math.max(...values) : null)
  return {
    longTasks: long.length,
    longestTask: greatest(tasks.map(({ busy }) => busy)) ?? 0,
    busy: sum(tasks),
    toNextPaint: greatest(interactions.map((one) => sum(tasks.filter(isWithin(one))))),
    clockToNextPaint: greatest(interactions.map(({ start, end }) => end - start)),
    scrollFrames,
  }
}

function isWithin({ start, end }: Interaction) {
  return (task: Task) => task.start >= start && task.start < end
}

function sum(tasks: readonly Task[]): number {
  return tasks.reduce((total, { busy }) => total + busy, 0)
}

function partOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}
