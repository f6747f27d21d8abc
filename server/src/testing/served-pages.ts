import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../app.ts'
import type { Context } from '../context.ts'
import { siteOfTests, type TestApp } from './harness.ts'

const built = `<!doctype html><head><title>Medley</title>
<meta
  name="description"
  content="As built." />
</head><body><div id="root"><!--content--></div></body>`

/** Parts of a served page that browsers and crawlers read. */
export interface ServedPage {
  status: number
  html: string
  title: string
  /** Contents by name or property. */
  meta: Record<string, string>
  canonical: string | undefined
  data: Record<string, unknown>[]
  /** Content of the page until the app draws it. */
  content: string
}

interface ServedPages {
  /** Another app that serves the pages, with a context of its own; the caller closes it. */
  openApp: (ctx: Context) => Promise<FastifyInstance>
  request: (url: string, cookie?: string) => Promise<LightMyRequestResponse>
  open: (url: string, server?: FastifyInstance) => Promise<ServedPage>
  openGerman: (url: string) => Promise<ServedPage>
}

/** The pages of the web app, as they are served to visitors. */
export function useServedPages(app: TestApp): ServedPages {
  let folder: string
  let http: FastifyInstance
  const openApp = (ctx: Context) =>
    createApp(ctx, {
      checkAnswers: true,
      rateLimit: false,
      trustedProxies: null,
      site: siteOfTests,
      webOrigins: [],
      webFolder: pathToFileURL(`${folder}/`),
    })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'medley-pages-'))
    await writeFile(join(folder, 'index.html'), built)
    await writeFile(join(folder, 'index.de.html'), built)
    http = await openApp(app.ctx)
  })
  afterAll(async () => {
    await http.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    openApp,
    request: (url, cookie) => requestPage(http, url, cookie),
    openGerman: async (url) => readPage(await requestPage(http, url, 'language=de')),
    open: async (url, server = http) => readPage(await requestPage(server, url)),
  }
}

function requestPage(server: FastifyInstance, url: string, cookie?: string) {
  const headers = { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) }
  return server.inject({ method: 'GET', url, headers })
}

function readPage({ statusCode: status, body: html }: LightMyRequestResponse): ServedPage {
  const metas = [...html.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    status,
    html,
    title: unescape(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, unescape(content)])),
    canonical: unescape(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]) || undefined,
    content: /<div id="root">(.*?)<\/div><\/body>/s.exec(html)?.[1] ?? '',
    data: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  }
}

function unescape(text = ''): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
}
