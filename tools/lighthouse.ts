// npm run lighthouse -- [--runs=3] [--people] [--as nora] [/path …]: measures pages of the built product as a
// phone sees them, and prints the scores, the middle one of several runs. `--people` fills it with invented people,
// `--as` is the one who looks; `{paterson}` in a path becomes the id of that work, as `e2e/pictures/demo-ids.ts` names it.
import { parseArgs } from 'node:util'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumFlags } from '../e2e/fixtures/chromium.ts'
import { prepareData } from '../e2e/fixtures/prepared-data.ts'
import { startPrepared } from '../e2e/fixtures/product-of-file.ts'
import { type Product, startProduct } from '../e2e/fixtures/product.ts'
import { findDemoIds, logIn } from '../e2e/pictures/demo-ids.ts'
import { findChromium } from './testing/find-chromium.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    people: { type: 'boolean', default: false },
    as: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1')
const pages = positionals.length > 0 ? positionals : ['/']

const hasPeople = values.people || values.as !== undefined
const product = hasPeople
  ? await startProduct({ CHECK_ANSWERS: 'off', SEED_PEOPLE: 'on' })
  : await startOnPreparedData()
let ids: { [name: string]: number } = {}
try {
  // Also waits until all works are stored, which would disturb the measurement.
  if (hasPeople) ids = { ...(await findDemoIds(product.url)) }
  const headers = values.as ? await headersOf(values.as) : {}
  for (const page of pages) report(page, await measureOften(fill(page), headers))
} finally {
  await product.stop()
}

type Headers = { [name: string]: string }

async function startOnPreparedData(): Promise<Product> {
  await prepareData()
  return startPrepared({ settings: { CHECK_ANSWERS: 'off' } })
}

async function headersOf(username: string) {
  return { Cookie: `__Host-authorization=${await logIn(product.url, username)}` }
}

function fill(page: string): string {
  return page.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`There is no id called ${name}`)
    return `${id}`
  })
}

async function measureOften(page: string, headers: Headers): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure(page, headers))
  return results
}

/** One run in a separate browser, so that runs share no cache. */
async function measure(page: string, extraHeaders: Headers): Promise<Result> {
  const chrome: LaunchedChrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless', ...chromiumFlags],
  })
  try {
    const options = { port: chrome.port, logLevel: 'error', extraHeaders } as const
    const result = await lighthouse(`${product.url}${page}`, options)
    if (!result) throw new Error(`Lighthouse said nothing about ${page}`)
    const { runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${page}: ${runtimeError.code}: ${runtimeError.message}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function report(page: string, results: readonly Result[]): void {
  process.stdout.write(`${page} (${results.length} runs)\n`)
  const categories = Object.values(results[0]?.categories ?? {})
  for (const { id, title } of categories) {
    const scores = results.map(({ categories: of }) => Math.round((of[id]?.score ?? 0) * 100))
    print(title, scores, String)
  }
  const milliseconds = (value: number) => `${Math.round(value)} ms`
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'speed-index']) {
    print(id, figuresOf(results, id), milliseconds)
  }
  print('total-blocking-time', figuresOf(results, 'total-blocking-time'), milliseconds)
  print('main-thread work', figuresOf(results, 'mainthread-work-breakdown'), milliseconds)
  print('script start-up', figuresOf(results, 'bootup-time'), milliseconds)
  print('layout shift', figuresOf(results, 'cumulative-layout-shift'), (shift) => shift.toFixed(3))
  for (const line of shortcomings(results)) process.stdout.write(`  - ${line}\n`)
}

function figuresOf(results: readonly Result[], id: string): number[] {
  return results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
}

/** The median, and all values: their spread shows how busy the machine was. */
function print(name: string, values: number[], write: (value: number) => string): void {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const all = sorted.length > 1 ? ` (${sorted.map(write).join(', ')})` : ''
  process.stdout.write(`  ${name}: ${write(middle)}${all}\n`)
}

/** The failed Lighthouse audits of the last run. */
function shortcomings(results: readonly Result[]): string[] {
  return Object.values(results.at(-1)?.audits ?? {})
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ title, displayValue }) => `${title}${displayValue ? ` (${displayValue})` : ''}`)
}
