import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageHeads } from './page-parts.ts'

const page = '<head><script src="/assets/index-1.js"></script></head>'
const manifest = {
  'index.html': { file: 'assets/index-1.js', dynamicImports: ['src/screens/work/screen.tsx'] },
  '_card-2.js': { file: 'assets/card-2.js', imports: ['index.html'], css: ['assets/card-2.css'] },
  'src/screens/work/screen.tsx': {
    file: 'assets/work-3.js',
    imports: ['index.html', '_card-2.js', '_card-2.js'],
    dynamicImports: ['_dialog-4.js'],
    css: ['assets/work-3.css'],
  },
  '_dialog-4.js': { file: 'assets/dialog-4.js' },
  'src/screens/home/screen.tsx': { file: 'assets/home-5.js' },
  'src/screens/home/landing.tsx': { file: 'assets/landing-6.js', css: ['assets/landing-6.css'] },
  'src/screens/home/feed.tsx': { file: 'assets/feed-7.js', imports: ['_card-2.js'] },
  'src/features/page-data/page-data.calls.ts': { file: 'assets/page-data-8.js' },
}

let folder: string
const url = () => pathToFileURL(`${folder}/`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-parts-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test("links each file that the path's screen needs once, styles in order", async () => {
  const pageHead = await readPageHeads(url(), page)
  expect(pageHead('/film/12-amelie', false)).toEqual({
    styles:
      '<link rel="stylesheet" crossorigin href="/assets/card-2.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/work-3.css">',
    code:
      '<link rel="modulepreload" crossorigin href="/assets/work-3.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/card-2.js">',
  })
})

test('adds nothing for a screen without its own chunk', async () => {
  const pageHead = await readPageHeads(url(), page)
  expect(pageHead('/login', false)).toEqual({ styles: '', code: '' })
})

test('adds nothing for a build without a manifest', async () => {
  const pageHead = await readPageHeads(new URL('gone/', url()), page)
  expect(pageHead('/film/12', false)).toEqual({ styles: '', code: '' })
})

test('adds the landing page to the start page of visitors', async () => {
  const pageHead = await readPageHeads(url(), page)
  const home = '<link rel="modulepreload" crossorigin href="/assets/home-5.js">'
  expect(pageHead('/', false)).toEqual({
    styles: '<link rel="stylesheet" crossorigin href="/assets/landing-6.css">',
    code: `${home}<link rel="modulepreload" crossorigin href="/assets/landing-6.js">`,
  })
})

test("adds what opens a member's page to it, and the feed to their start page", async () => {
  const pageHead = await readPageHeads(url(), page)
  const pageData = '<link rel="modulepreload" crossorigin href="/assets/page-data-8.js">'
  expect(pageHead('/film/12-amelie', true).code).toBe(
    pageHead('/film/12-amelie', false).code + pageData,
  )
  expect(pageHead('/', true)).toEqual({
    styles: '<link rel="stylesheet" crossorigin href="/assets/card-2.css">',
    code:
      '<link rel="modulepreload" crossorigin href="/assets/home-5.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/feed-7.js">' +
      `<link rel="modulepreload" crossorigin href="/assets/card-2.js">${pageData}`,
  })
})
