// npm run lighthouse: measures pages of the built product as a phone sees them, and prints the scores.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../e2e/fixtures/chromium.ts'
import { startProduct } from '../e2e/fixtures/product.ts'
import { findChromium } from './find-chromium.mjs'

const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/']

const product = await startProduct({ CHECK_ANSWERS: 'off' })
const chrome = await launch({
  chromePath: await findChromium(),
  chromeFlags: ['--headless', ...chromiumFlags],
})
try {
  for (const page of pages) await measure(page)
} finally {
  chrome.kill()
  await product.stop()
}

async function measure(page: string): Promise<void> {
  const result = await lighthouse(`${product.url}${page}`, { port: chrome.port, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing about ${page}`)
  const { categories, audits } = result.lhr
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${score === null ? '-' : Math.round(score * 100)}`,
  )
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const figures = times.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`)
  process.stdout.write(`${page}\n  ${scores.join(' · ')}\n  ${figures.join(' · ')}\n`)
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  for (const { title, displayValue } of failed) {
    process.stdout.write(`  - ${title}${displayValue ? ` (${displayValue})` : ''}\n`)
  }
}
