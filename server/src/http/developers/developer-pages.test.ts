import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { siteOfTests, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let folder: string
const opened: FastifyInstance[] = []

async function open(developerPages: boolean): Promise<FastifyInstance> {
  const http = await createApp(app.ctx, {
    checkAnswers: true,
    rateLimit: false,
    trustedProxies: null,
    site: siteOfTests,
    webOrigins: [],
    developerPages,
    webFolder: pathToFileURL(`${folder}/`),
  })
  opened.push(http)
  return http
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-pages-'))
  await writeFile(join(folder, 'index.html'), '<head><title>Medley</title></head>')
})
afterAll(async () => {
  await Promise.all(opened.map((http) => http.close()))
  await rm(folder, { recursive: true, force: true })
})

test.each([
  [true, 200],
  [false, 404],
])('developer pages that are on: %s answer %i', async (isOn, status) => {
  const http = await open(isOn)
  const headers = { accept: 'text/html' }
  for (const url of ['/openapi.json', '/docs/', '/dev-tools', '/dev-tools/playground?a=1']) {
    const answer = await http.inject({ method: 'GET', url, headers })
    expect([url, answer.statusCode]).toEqual([url, status])
  }
})

test('without developer pages, /readyz tells no more than whether the product is ready', async () => {
  await sql`insert into pgboss.job (name, state, completed_on)
    values ('tell-support', 'failed', now())`.execute(app.ctx.db)
  const http = await open(false)
  const answer = await http.inject({ method: 'GET', url: '/readyz' })
  expect(answer.json()).toEqual({ status: 'ok', database: 'ok' })
})
