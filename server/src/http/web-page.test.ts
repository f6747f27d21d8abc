import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test('lets the code of a page with content wait for its first paint', async () => {
  const described = { status: 200, title: 'Alien', description: null, head: '' }
  const script = '<script type="module" fetchpriority="low" src="/assets/index-1.js">'
  expect(await write('/film/6', { ...described, content: '<h1>Alien</h1>' })).toContain(script)
  expect(await write('/login', { ...described, content: '' })).not.toContain('fetchpriority')
})
