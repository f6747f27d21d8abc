import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startPrepared } from './fixtures/product-of-file.ts'
import { root } from './fixtures/root.ts'
import { expect, test } from './fixtures/test.ts'

test('a fresh product responds and shows its name', async ({ page, request }) => {
  const ready = await request.get('/readyz')
  expect(ready.status()).toBe(200)
  await page.goto('/')
  await expect(page).toHaveTitle(/Medley/)
})

test('a built folder runs without the source and the development packages', async ({ request }) => {
  test.skip(process.env['TEST_SIZE'] === 'change', 'It installs packages, which takes minutes')
  test.setTimeout(400_000) // installs packages
  const folder = mkdtempSync(path.join(tmpdir(), 'medley-built-'))
  try {
    await promisify(execFile)(process.execPath, ['tools/build.mjs', folder], { cwd: root })
    expect(existsSync(path.join(folder, 'sbom.json'))).toBe(true)
    expect(existsSync(path.join(folder, 'node_modules/fastify'))).toBe(true)
    expect(existsSync(path.join(folder, 'node_modules/vitest'))).toBe(false)
    const product = await startPrepared({ program: path.join(folder, 'server.js') })
    try {
      const headers = { accept: 'text/html' }
      const page = await request.get(`${product.url}/explore/film`, { headers })
      expect(page.status()).toBe(200)
      expect(await page.text()).toContain('<h1')
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
