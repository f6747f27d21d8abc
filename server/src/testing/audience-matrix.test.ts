import type { Api } from '@medley/contract/api'
import { type Audience, audiences } from '@medley/contract/audience'
import { beforeAll, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from './factories/users.ts'
import { useTestApp } from './harness.ts'
import { matrix } from './permission-matrix.ts'
import { type CallerKind, callers, privateText, type Scene, setScene } from './permission-scene.ts'
import { sendRow } from './send-row.ts'
import { useServedPages } from './served-pages.ts'

/** Every read of the permission matrix, of an owner who shows what they do to fewer people. */
const app = useTestApp()
const pages = useServedPages(app)
const scenes = new Map<string, Scene>()
const narrow = audiences.filter((audience) => audience !== 'everyone')

beforeAll(async () => {
  const admin = await aUser(app, { id: 1 })
  for (const audience of narrow) {
    for (const kind of callers) {
      const scene = await setScene(app, kind, { admin, password: 'is not used' })
      await app.call(scene.owner, 'PATCH /v1/privacy-settings', { body: { audience } })
      scenes.set(`${audience} ${kind}`, scene)
    }
  }
}, 120_000)

function sceneOf(audience: Audience, kind: CallerKind): Scene {
  const scene = scenes.get(`${audience} ${kind}`)
  if (!scene) throw new Error('There is no such scene')
  return scene
}

/** Callers on whom a block has no say, and whether the owner shows them anything. */
const readers = callers.filter((kind) => kind !== 'blocked' && kind !== 'blocker')
const isInside = (audience: Audience, kind: CallerKind) =>
  kind === 'owner' || kind === 'friend' || (audience === 'members' && kind !== 'visitor')

const reads = matrix
  .filter(({ endpoint }) => endpoint.startsWith('GET '))
  .map((row) => ({ ...row, title: [row.endpoint, row.about].filter(Boolean).join(' of ') }))

describe.each(narrow)('an owner for %s', (audience) => {
  describe.each(readers)('read by: %s', (kind) => {
    test.each(reads)('$title', async ({ endpoint, values, answers }) => {
      const scene = sceneOf(audience, kind)
      const answer = await sendRow(app, scene.caller, endpoint as keyof Api, values?.(scene) ?? {})
      const usual = answers[callers.indexOf(kind)] ?? ''
      const status = summaryOf(answer)
      if (isInside(audience, kind)) {
        expect(status).toBe(usual)
        return
      }
      expect([usual, '403 not_in_audience', notFound(endpoint)]).toContain(status)
      expect(JSON.stringify(answer.body)).not.toContain(privateText)
    })
  })

  test('is no page for visitors', async () => {
    const { owner, review, list, work } = sceneOf(audience, 'visitor')
    const own = [
      `/profile/${owner.username}`,
      `/u/${owner.username}/lists`,
      `/u/${owner.username}/lists/${list.id}`,
      `/review/${review.id}`,
    ]
    for (const path of [...own, `/${work.medium}/${work.id}`]) {
      const { html } = await pages.open(path)
      expect({ path, leaks: html.includes(privateText) }).toEqual({ path, leaks: false })
      if (own.includes(path)) expect(html).toContain('<meta name="robots" content="noindex">')
    }
  })
})

function summaryOf({ status, body }: { status: number; body: unknown }): string {
  return status >= 400 ? `${status} ${(body as { code: string }).code}` : String(status)
}

/** The answer to one thing that is not there. */
function notFound(endpoint: string): string | RegExp {
  const names = { review: 'review', list: 'list', remark: 'remark', comment: 'review' }
  const [, name] = /\/v1\/(review|list|remark|comment)/.exec(endpoint) ?? []
  return `404 ${names[name as keyof typeof names] ?? 'user'}_not_found`
}
