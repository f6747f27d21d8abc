import type { SwitchableKind } from '@medley/contract/accounts/notification-settings'
import { describe, expect, test } from 'vitest'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aTitle, aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startNotificationLettersJob } from '../notifications/notifications.jobs.ts'

const app = useTestApp()

const set = (by: Caller, kind: SwitchableKind, how: { site: boolean; mail: boolean }) =>
  app.call(by, 'PATCH /v1/notification-settings', { body: { kinds: [{ kind, ...how }] } })
const settingsOf = async (by: Caller) => (await app.call(by, 'GET /v1/notification-settings')).body
const typesOf = async (by: Caller, read?: boolean) => {
  const query = { limit: 100, ...(read === undefined ? {} : { read }) }
  return (await app.call(by, 'GET /v1/notifications', { query })).body.items.map(({ type }) => type)
}
const comment = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'POST /comment', { body: { review_id: id, content: 'Well said.' } })
const like = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/review-likes', { body: { reviewId: id } })

const minutes = (count: number) => app.clock.advance(count * 60_000)

/** The letters that a member gets when the due ones are sent. */
async function lettersTo({ email }: TestUser): Promise<string[]> {
  const known = new Set(await readOutbox(app))
  await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
  await app.runJobs()
  const sent = (await readOutbox(app)).filter((text) => !known.has(text))
  return sent.filter((text) => text.includes(`To: ${email}`))
}

/** Of a letter: the text of its link that ends it, without the address of the site. */
const linkIn = (letter: string) => /medley\.example(\/unsubscribe\/[\w.-]+)/.exec(letter)?.[1] ?? ''

async function aScene() {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  return { ann, ben, review: await aReview(app, { by: ann }) }
}

test('shows what concerns the member by default, and mails friend requests only', async () => {
  const { kinds, ...rest } = await settingsOf(await aUser(app))
  expect(kinds.filter(({ site }) => !site).map(({ kind }) => kind)).toEqual([
    'also commented',
    'remark reached',
  ])
  expect(kinds.filter(({ mail }) => mail).map(({ kind }) => kind)).toEqual(['new friend request'])
  expect(rest).toEqual({ weeklyDigest: false, mailReaches: true })
})

test('changes what is given, and leaves the rest', async () => {
  const me = await aUser(app)
  await set(me, 'comment', { site: true, mail: true })
  await set(me, 'liked review', { site: false, mail: false })
  const { kinds } = await settingsOf(me)
  expect(kinds).toContainEqual({ kind: 'comment', site: true, mail: true })
  expect(kinds).toContainEqual({ kind: 'liked review', site: false, mail: false })
  expect(kinds).toContainEqual({ kind: 'also commented', site: false, mail: false })
})

test('says when mail does not reach the member', async () => {
  expect((await settingsOf(await aUser(app, { isConfirmed: false }))).mailReaches).toBe(false)
})

describe('on the site', () => {
  test('makes no notification of a kind that is off, and hides those from before', async () => {
    const { ann, ben, review } = await aScene()
    await comment(ben, review)
    await set(ann, 'comment', { site: false, mail: false })
    await comment(ben, review)
    await like(ben, review)
    expect(await typesOf(ann, false)).toEqual(['liked review'])
    await set(ann, 'comment', { site: true, mail: false })
    expect(await typesOf(ann)).toEqual(['liked review', 'comment'])
  })

  test('tells earlier commenters who want it of another comment, once until they read it', async () => {
    const { ann, ben, review } = await aScene()
    const cleo = await aUser(app)
    await comment(ben, review)
    await comment(cleo, review)
    expect(await typesOf(ben)).toEqual([])
    await set(ben, 'also commented', { site: true, mail: false })
    await comment(cleo, review)
    await comment(cleo, review)
    expect(await typesOf(ben)).toEqual(['also commented'])
    expect(await typesOf(cleo)).toEqual([])
    expect(await typesOf(ann)).toEqual(['comment', 'comment', 'comment', 'comment'])
    const [notice] = (await app.call(ben, 'GET /v1/notifications', { query: {} })).body.items
    expect(notice?.notificationData).toMatchObject({
      author: { username: cleo.username },
      reviewAuthor: { username: ann.username },
      reviewId: review.id,
    })
  })

  test('tells no earlier commenter across a block with either author', async () => {
    const { ann, ben, review } = await aScene()
    const [cleo, dora] = [await aUser(app), await aUser(app)]
    for (const one of [ben, cleo]) {
      await set(one, 'also commented', { site: true, mail: false })
      await comment(one, review)
    }
    const block = (by: Caller, { username }: TestUser) =>
      app.call(by, 'POST /block-user', { body: { blocked_username: username } })
    await block(ann, ben)
    await block(cleo, dora)
    await comment(dora, review)
    expect([await typesOf(ben), await typesOf(cleo)]).toEqual([[], []])
  })
})

describe('by mail', () => {
  test.each([
    [false, 'Der Pate'],
    [true, 'The Godfather'],
  ])(
    'names a work in the language of its reader; original titles: %s',
    async (originalTitles, title) => {
      const [ann, ben] = [await aUser(app), await aUser(app)]
      const film = await aWork(app, { title: 'The Godfather' })
      await aTitle(app, film, 'de', 'Der Pate')
      await app.call(ann, 'PUT /v1/language', { body: { language: 'de' } })
      await app.call(ann, 'PUT /v1/original-titles', { body: { originalTitles } })
      await set(ann, 'comment', { site: true, mail: true })
      await comment(ben, await aReview(app, { by: ann, of: film }))
      minutes(15)
      const [letter = ''] = await lettersTo(ann)
      expect(letter.match(/Der Pate|The Godfather/)?.[0]).toBe(title)
    },
  )

  test('puts a quarter of an hour into one letter', async () => {
    const { ann, ben, review } = await aScene()
    for (const kind of ['comment', 'liked review'] as const) {
      await set(ann, kind, { site: true, mail: true })
    }
    await comment(ben, review)
    minutes(10)
    await like(ben, review)
    expect(await lettersTo(ann)).toEqual([])
    minutes(5)
    const [letter = '', ...others] = await lettersTo(ann)
    expect(others).toEqual([])
    expect(letter).toContain('Subject: 2 new notifications')
    expect(letter).toContain(`${ben.username} commented on your review of`)
    expect(letter).toContain(`${ben.username} liked your review of`)
    await comment(ben, review)
    minutes(14)
    expect(await lettersTo(ann)).toEqual([])
    minutes(1)
    expect(await lettersTo(ann)).toHaveLength(1)
    expect(await typesOf(ann, false)).toHaveLength(3)
  })

  test('is in the language of the member', async () => {
    const { ann, ben, review } = await aScene()
    await app.call(ann, 'PUT /v1/language', { body: { language: 'de' } })
    await set(ann, 'liked review', { site: true, mail: true })
    await like(ben, review)
    minutes(15)
    const [letter = ''] = await lettersTo(ann)
    expect(letter).toContain('Neu auf Medley:')
    expect(letter).toContain('Abbestellen: https://medley.example/unsubscribe/')
  })

  test('works without the site, where nothing shows then', async () => {
    const { ann, ben, review } = await aScene()
    await set(ann, 'comment', { site: false, mail: true })
    await comment(ben, review)
    minutes(15)
    expect(await lettersTo(ann)).toHaveLength(1)
    await set(ann, 'comment', { site: true, mail: true })
    expect(await typesOf(ann)).toEqual([])
  })

  test('takes no header from a name', async () => {
    const ann = await aUser(app)
    const firstName = 'x\r\nBcc: victim@evil.example\r\n\r\nbody'
    const ben = await aUser(app, { firstName })
    const review = await aReview(app, { by: ann })
    await set(ann, 'comment', { site: true, mail: true })
    await comment(ben, review)
    minutes(15)
    const [letter = ''] = await lettersTo(ann)
    const head = letter.slice(0, letter.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
    expect(head).toContain('Subject: x Bcc: victim@evil.example body commented on your review of')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).toContain('MIME-Version')
  })

  test.each<[string, (scene: Awaited<ReturnType<typeof aScene>>) => Promise<unknown>]>([
    [
      'read',
      async ({ ann }) => {
        const { items } = (await app.call(ann, 'GET /v1/notifications', { query: {} })).body
        const notifications = items.map(({ id }) => id)
        await app.call(ann, 'PATCH /v1/notifications/read', { body: { notifications } })
      },
    ],
    ['switched off', ({ ann }) => set(ann, 'comment', { site: true, mail: false })],
    [
      'by a blocked member',
      ({ ann, ben }) =>
        app.call(ann, 'POST /block-user', { body: { blocked_username: ben.username } }),
    ],
    [
      'by a muted member',
      ({ ann, ben }) =>
        app.call(ann, 'PUT /v1/mutes/{userId}', { params: { userId: String(ben.id) } }),
    ],
    ['by a suspended member', ({ ben }) => suspend(ben)],
    ['for a suspended member', ({ ann }) => suspend(ann)],
    [
      'deleted',
      ({ ben }) => app.ctx.db.deleteFrom('comments').where('author_id', '=', ben.id).execute(),
    ],
    [
      'for an unconfirmed address',
      ({ ann }) =>
        app.ctx.db
          .updateTable('users')
          .set({ time_email_confirmed: null })
          .where('id', '=', ann.id)
          .execute(),
    ],
  ])('says nothing of what was meanwhile: %s', async (_, change) => {
    const scene = await aScene()
    await set(scene.ann, 'comment', { site: true, mail: true })
    await comment(scene.ben, scene.review)
    await change(scene)
    minutes(15)
    expect(await lettersTo(scene.ann)).toEqual([])
  })
})

describe('the unsubscribe link of a letter', () => {
  async function aLetter() {
    const scene = await aScene()
    await set(scene.ann, 'comment', { site: true, mail: true })
    await comment(scene.ben, scene.review)
    minutes(15)
    const [letter = ''] = await lettersTo(scene.ann)
    return { ...scene, letter }
  }

  test('is in its headers and its footer, for one click', async () => {
    const { letter } = await aLetter()
    const head = letter.slice(0, letter.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
    expect(head).toContain(`List-Unsubscribe: <https://medley.example${linkIn(letter)}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(letter).toContain(`Unsubscribe: https://medley.example${linkIn(letter)}`)
  })

  test('ends letters of its kind at once, without a login', async () => {
    const { ann, letter } = await aLetter()
    const answer = await app.http.inject({
      method: 'POST',
      url: linkIn(letter),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.json()).toEqual({ kinds: ['comment'], unsubscribed: true })
    const { kinds } = await settingsOf(ann)
    expect(kinds).toContainEqual({ kind: 'comment', site: true, mail: false })
    expect(kinds).toContainEqual({ kind: 'new friend request', site: true, mail: true })
  })

  test('changes nothing when it is only opened', async () => {
    const { ann, letter } = await aLetter()
    const headers = { accept: 'text/html' }
    await app.http.inject({ method: 'GET', url: linkIn(letter), headers })
    expect((await settingsOf(ann)).kinds).toContainEqual({
      kind: 'comment',
      site: true,
      mail: true,
    })
  })

  test('the unsubscribe link of a letter does nothing with a changed token, or after the account', async () => {
    const { ann, letter } = await aLetter()
    const url = linkIn(letter)
    const [head = '', , signature = ''] = url.split('.')
    const claims = { userId: ann.id, kinds: ['new friend request'], aud: 'unsubscribe' }
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature]
    const changed = await app.http.inject({ method: 'POST', url: forged.join('.') })
    expect(changed.statusCode).toBe(400)
    await app.ctx.db.deleteFrom('users').where('id', '=', ann.id).execute()
    expect((await app.http.inject({ method: 'POST', url })).statusCode).toBe(200)
  })
})

async function suspend({ id }: { id: number }): Promise<void> {
  const values = { user_id: id, reason: 'A trial.', time_suspended: app.clock.now() }
  await app.ctx.db.insertInto('suspensions').values(values).execute()
}
