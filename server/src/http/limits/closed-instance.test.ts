import { endpoints } from '@medley/contract/api'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf } from '../../testing/answer-matrix.ts'
import { requestOf, useTestApp } from '../../testing/harness.ts'
import { matrix } from '../../testing/permission-matrix.ts'
import { privateText, type Scene, setScene } from '../../testing/permission-scene.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const pages = useServedPages(app)
let scene: Scene
let http: FastifyInstance

beforeAll(async () => {
  const access = { registration: 'open', visitors: 'none' } as const
  http = await pages.openApp({ ...app.ctx, access })
  const admin = await aUser(app, { id: 1 })
  scene = await setScene(app, 'visitor', { admin, password: 'is not used' })
  await app.ctx.db
    .updateTable('users')
    .set({ first_name: privateText, profile_picture: `${privateText}.webp` })
    .where('id', '=', scene.owner.id)
    .execute()
})

afterAll(() => http.close())

const request = (url: string, cookie?: string) =>
  http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })

const reads = matrix.filter(({ endpoint }) => endpoint.startsWith('GET '))

test.each(reads)(
  'a visitor gets nothing of a member by $endpoint',
  async ({ endpoint, values }) => {
    const { statusCode: status, body } = await http.inject(
      requestOf(null, endpoint, values?.(scene) ?? {}),
    )
    const known = [privateText, scene.owner.username]
    expect(known.filter((text) => body.includes(text))).toEqual([])
    const isOpen = endpoints.some(
      (one) => nameOf(one.endpoint) === endpoint && one.endpoint.access === 'open',
    )
    expect(status === 401 || isOpen).toBe(true)
  },
)

test('pages lead a visitor to the login, but for the ways in and the legal ones', async () => {
  const { owner, review, list, work } = scene
  for (const path of [
    '/',
    '/explore/film',
    `/profile/${owner.username}`,
    `/review/${review.id}`,
    `/u/${owner.username}/lists/${list.id}`,
    `/${work.medium}/${work.id}`,
    '/settings',
    '/nowhere',
  ]) {
    const { statusCode, headers } = await request(path)
    expect({ path, statusCode, to: headers.location }).toEqual({
      path,
      statusCode: 302,
      to: '/login',
    })
  }
  for (const path of [
    '/login',
    '/create-account',
    '/join/abc',
    '/privacy-policy',
    '/forgot-password',
  ]) {
    expect((await request(path)).statusCode).toBe(200)
  }
})

test('a cookie that is no session opens no page', async () => {
  const { statusCode } = await request('/explore/film', 'authorization=invented')
  expect(statusCode).toBe(302)
  const own = await request('/explore/film', `authorization=${scene.owner.token}`)
  expect(own.statusCode).toBe(200)
})

test('pictures, cards and what crawlers read are closed as well', async () => {
  const { owner, review } = scene
  const paths = [
    `/files/${privateText}.webp`,
    `/og/profile/${owner.username}.png`,
    `/og/review/${review.id}.png`,
  ]
  for (const path of paths) expect((await request(path)).statusCode).toBe(401)
  expect((await request('/robots.txt')).body).toContain('Disallow: /')
  expect((await request('/sitemap.xml')).statusCode).toBe(404)
})

test('what a member gets of pictures is kept by no cache, whatever an open instance allows', async () => {
  const key = `${'a'.repeat(32)}.webp`
  await app.ctx.files.put(key, Buffer.from('a picture'))
  const cookie = `authorization=${scene.owner.token}`
  const paths = [`/files/${key}`, `/og/profile/${scene.owner.username}.png`, '/pictures/none.webp']
  const headers = { accept: 'image/webp', cookie }
  const answers = await Promise.all(paths.map((url) => http.inject({ url, headers })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404])
  const kept = answers.map(({ headers }) => headers['cache-control'])
  expect(new Set(kept)).toEqual(new Set(['private, no-store']))
})

test('a suspended member sees no picture, and gets the page that says why', async () => {
  const member = await aUser(app)
  const cookie = `authorization=${member.token}`
  const { username } = scene.owner
  expect((await request(`/og/profile/${username}.png`, cookie)).statusCode).toBe(200)
  await aSuspension(app, member)
  expect((await request(`/og/profile/${username}.png`, cookie)).statusCode).toBe(403)
  expect((await request('/', cookie)).statusCode).toBe(200)
})

test('a member reads as ever', async () => {
  const answer = await http.inject(requestOf(scene.third, 'GET /v1/reviews', {}))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(privateText)
})
