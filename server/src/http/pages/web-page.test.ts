import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageDescription, readWebPage } from './web-page.ts'

const built = `<head><title>Medley</title><!--styles-->
<script type="module" src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/app-2.css"></head><body><!--content--></body>`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-page-'))
  await writeFile(join(folder, 'index.html'), built)
  const work = { file: 'assets/work-3.js', css: ['assets/work-4.css'] }
  await mkdir(join(folder, '.vite'))
  await writeFile(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'src/screens/work/screen.tsx': work }),
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const write = async (pathname: string, description: PageDescription | null = null) =>
  (await readWebPage(pathToFileURL(`${folder}/`), '<meta name="everywhere">', 'en'))(pathname, {
    isMember: true,
    description,
  })

test('places styles before code, each once, and further tags at the end of the head', async () => {
  const page = await write('/')
  expect(page.match(/<(link|script|meta)[^>]*>|<\/head>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/app-2.css">',
    '<script type="module" src="/assets/index-1.js">',
    '<meta name="everywhere">',
    '</head>',
  ])
})

test('leaves no placeholders', async () => {
  expect(await write('/login')).not.toContain('<!--')
})

test('paints a page with content before the styles of its screen and the code', async () => {
  const described = { status: 200, title: 'Alien', description: null, head: '' }
  const page = await write('/film/6', { ...described, content: '<h1>Alien</h1>' })
  expect(page.match(/<(link|script|main|h1)[^>]*>|<\/\w+>/g)).toEqual([
    '</title>',
    '<link rel="stylesheet" crossorigin href="/assets/app-2.css">',
    '<script type="module" fetchpriority="low" src="/assets/index-1.js">',
    '</script>',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/work-3.js">',
    '</head>',
    '<main data-served>',
    '<h1>',
    '</h1>',
    '</main>',
    '<link rel="stylesheet" crossorigin href="/assets/work-4.css">',
    '</body>',
  ])
  const empty = await write('/film/6', { ...described, content: '' })
  expect(empty).not.toContain('fetchpriority')
  expect(empty.indexOf('work-4.css')).toBeLessThan(empty.indexOf('</head>'))
})
