import { type Api, endpoints } from '@medley/contract/api'
import { type Audience, audiences } from '@medley/contract/values/audiences'
import { viewAsHeader } from '@medley/contract/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { aUser } from './factories/users.ts'
import { useTestApp } from './harness.ts'
import { matrix } from './permission-matrix.ts'
import { type CallerKind, callers, privateText, type Scene, setScene } from './permission-scene.ts'
import { sendRow } from './send-row.ts'
import { useServedPages } from './served-pages.ts'
import { sampleOf } from './test-size.ts'

/** Every read of the permission matrix, of an owner who shows what they do to fewer people, or across a block. */
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
  for (const kind of acrossBlock) {
    scenes.set(`everyone ${kind}`, await setScene(app, kind, { admin, password: 'is not used' }))
  }
}, 120_000)

function sceneOf(audience: Audience, kind: CallerKind): Scene {
  const scene = scenes.get(`${audience} ${kind}`)
  if (!scene) throw new Error('There is no such scene')
  return scene
}

const acrossBlock = ['blocked', 'blocker'] as const

/** Callers on whom a block has no say, and whether the owner shows them anything. */
const readers = callers.filter((kind) => kind !== 'blocked' && kind !== 'blocker')
const isInside = (audience: Audience, kind: CallerKind) =>
  kind === 'owner' || kind === 'friend' || (audience === 'members' && kind !== 'visitor')

const reads = matrix
  .filter(({ endpoint }) => endpoint.startsWith('GET '))
  .map((row) => ({ ...row, title: [row.endpoint, row.about].filter(Boolean).join(' of ') }))

/** Those that visitors may send, so that a member can look at them as others do. */
const readsOfMembers = reads.filter(({ endpoint }) =>
  endpoints.some(
    ({ endpoint: one }) => one.access === 'optional' && `${one.method} ${one.path}` === endpoint,
  ),
)

/** Values of the header, and whom the caller looks like. */
const looks = [
  ['visitor', 'visitor'],
  ['member', 'stranger'],
  ['friend', 'friend'],
] as const

const acrossBlockReads = acrossBlock.flatMap((kind) =>
  audiences.flatMap((audience) =>
    looks.flatMap(([header, look]) =>
      readsOfMembers.map((read) => ({ ...read, kind, audience, header, look })),
    ),
  ),
)

describe('across a block', () => {
  test.each(sampleOf(acrossBlockReads, acrossBlockReads.length / 4))(
    'read by the $kind of an owner for $audience, looking as a $header: $title',
    async ({ kind, audience, header, look, endpoint, values, answers }) => {
      const scene = sceneOf(audience, kind)
      const given = { ...values?.(scene), headers: { [viewAsHeader]: header } }
      const answer = await sendRow(app, scene.caller, endpoint as keyof Api, given)
      const own = answers[callers.indexOf(kind)] ?? ''
      const theirs = answers[callers.indexOf(look)] ?? ''
      const refusals = [own, theirs, '403 not_in_audience', notFound(endpoint)]
      const possible = refusals.filter((one) => one === own || one.startsWith('4'))
      expect(possible).toContain(summaryOf(answer))
      expect(JSON.stringify(answer.body)).not.toContain(privateText)
    },
  )
})

/** Each read by each reader, and by the owner who looks as somebody else. */
const narrowReads = narrow.flatMap((audience) => [
  ...readers.flatMap((kind) =>
    reads.map((read) => ({ ...read, audience, kind, by: kind, way: 'read by', headers: {} })),
  ),
  ...looks.flatMap(([header, kind]) =>
    readsOfMembers.map((read) => {
      const headers = { [viewAsHeader]: header }
      return { ...read, audience, kind, by: 'owner' as const, way: 'looking as', headers }
    }),
  ),
])

test.each(sampleOf(narrowReads, narrowReads.length / 3))(
  'an owner for $audience, $way: $kind, $title',
  async ({ audience, kind, by, headers, endpoint, values, answers }) => {
    const scene = sceneOf(audience, by)
    const given = { ...values?.(scene), headers }
    const answer = await sendRow(app, scene.caller, endpoint as keyof Api, given)
    const usual = answers[callers.indexOf(kind)] ?? ''
    const isShown = isInside(audience, kind)
    const possible = isShown ? [usual] : [usual, '403 not_in_audience', notFound(endpoint)]
    expect(possible).toContain(summaryOf(answer))
    expect(!isShown && JSON.stringify(answer.body).includes(privateText)).toBe(false)
  },
)

describe.each(narrow)('an owner for %s', (audience) => {
  test('is no page for visitors', async () => {
    const { owner, review, list, work } = sceneOf(audience, 'visitor')
    const own = [
      `/profile/${owner.username}`,
      `/u/${owner.username}/lists`,
      `/u/${owner.username}/lists/${list.id}`,
      `/review/${review.id}`,
    ]
    const htmlOf = async (path: string) => (await pages.open(path)).html
    const robots = '<meta name="robots" content="noindex">'
    for (const path of own) expect(await htmlOf(path)).toContain(robots)
    for (const path of [...own, `/${work.medium}/${work.id}`]) {
      expect({ path, leaks: (await htmlOf(path)).includes(privateText) }).toEqual({
        path,
        leaks: false,
      })
    }
  })
})

function summaryOf({ status, body }: { status: number; body: unknown }): string {
  return status >= 400 ? `${status} ${(body as { code: string }).code}` : String(status)
}

/** The answer to one thing that is not there. */
function notFound(endpoint: string): string {
  const names = { review: 'review', list: 'list', remark: 'remark', comment: 'review' }
  const [, name] = /\/v1\/(review|list|remark|comment)/.exec(endpoint) ?? []
  return `404 ${names[name as keyof typeof names] ?? 'user'}_not_found`
}
