import { beforeEach, describe, expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aTitle, aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startDueDigestsJob } from './weekly-digest.jobs.ts'

const app = useTestApp()
const day = 86_400_000

let me: TestUser
let friend: TestUser

beforeEach(async () => {
  await app.ctx.db.deleteFrom('users').execute()
  // A Thursday.
  app.clock.set('2026-05-07T12:00:00.000Z')
  me = await aUser(app)
  friend = await aUser(app, { firstName: 'Leila' })
  await aFriendship(app, me, friend)
  await switchDigest(true)
})

const switchDigest = (weeklyDigest: boolean, timeZone = 'UTC') =>
  app.call(me, 'PATCH /v1/notification-settings', { body: { weeklyDigest, timeZone } })

/** The digests that the member has got when the due ones are sent at a time. */
async function digestsAt(time: string): Promise<string[]> {
  app.clock.set(time)
  const known = new Set(await readOutbox(app))
  await app.ctx.jobs.enqueue(app.ctx.db, startDueDigestsJob, {})
  await app.runJobs()
  const sent = (await readOutbox(app)).filter((text) => !known.has(text))
  return sent.filter((text) => text.includes(`To: ${me.email}`))
}

/** Friday, after all digests of the week. */
const friday = '2026-05-08T19:00:00.000Z'
const thisWeek = '2026-05-06T10:00:00.000Z'

async function aTitled(title: string) {
  return aWork(app, { title })
}

describe('the weekly digest', () => {
  test('has what friends rated best, with their words, and their lists', async () => {
    const good = await aTitled('Paterson')
    const bad = await aTitled('Dull Days')
    const old = await aTitled('Last Month')
    const review = 'The river is the only one in it who tells the truth.'
    await aReview(app, { by: friend, of: good, rating: 9, review, timePosted: thisWeek })
    await aReview(app, { by: friend, of: bad, rating: 4, timePosted: thisWeek })
    const before = '2026-04-20T10:00:00.000Z'
    await aReview(app, { by: friend, of: old, rating: 10, timePosted: before })
    await aList(app, { by: friend, title: 'Rivers', of: [good] })
    await aList(app, { by: friend, title: 'Secret', of: [good], isPrivate: true })
    await aList(app, { by: friend, title: 'Nothing yet' })
    const [letter = ''] = await digestsAt(friday)
    expect(letter).toContain("Subject: Your friends' week on Medley")
    expect(letter).toContain(`Paterson\n9 out of 10 from Leila\n${review}`)
    expect(letter).toContain('Rivers\n1 work, by Leila')
    expect(letter).not.toMatch(/Dull Days|Last Month|Secret|Nothing yet|Popular/)
    expect(letter).toMatch(/^List-Unsubscribe:\s+<https:\/\/medley\.example\/unsubscribe\//m)
  })

  test('is in the language of the member', async () => {
    await app.call(me, 'PUT /v1/language', { body: { language: 'de' } })
    const work = await aTitled('The Godfather')
    await aTitle(app, work, 'de', 'Der Pate')
    await aReview(app, { by: friend, of: work, rating: 9, review: null, timePosted: thisWeek })
    await aList(app, { by: friend, title: 'Rivers', of: [work] })
    const [letter = ''] = await digestsAt(friday)
    expect(letter).toContain('Subject: Die Woche deiner Freunde auf Medley')
    expect(letter).toContain('Der Pate\n9 von 10 von Leila')
    expect(letter).toContain('NEUE LISTEN VON FREUNDEN\n\nRivers\n1 Werk, von Leila')
  })

  test('has works on the saved list that friends liked apart', async () => {
    const work = await aTitled('Sing Sing')
    const saved = { medium: work.medium, internal_id: work.id }
    await app.call(me, 'POST /saved-for-later', { body: saved })
    await aReview(app, { by: friend, of: work, rating: 8, timePosted: thisWeek })
    const [letter = ''] = await digestsAt(friday)
    expect(letter).toContain('ON YOUR SAVED LIST, LIKED BY FRIENDS\n\nSing Sing\n8 out of 10')
    expect(letter).not.toContain('BEST RATED')
  })

  test('has popular reviews of the week when friends were quiet', async () => {
    const work = await aTitled('Aftersun')
    const review = 'It is as long as a town, and I would move there at once.'
    const popular = await aReview(app, { of: work, rating: 9, review, timePosted: thisWeek })
    await aReviewLike(app, { of: popular })
    const [letter = ''] = await digestsAt(friday)
    expect(letter).toContain('Subject: Popular on Medley this week')
    expect(letter).toContain('Aftersun')
  })

  test('leaves out the words of reviews with spoilers', async () => {
    const of = await aTitled('Titane')
    const facts = { rating: 9, review: 'He was dead all along.', spoiler: true }
    await aReview(app, { by: friend, of, ...facts, timePosted: thisWeek })
    const [letter = ''] = await digestsAt(friday)
    expect(letter).toContain('Titane')
    expect(letter).not.toContain('dead all along')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['nothing happened', () => app.ctx.db.deleteFrom('reviews').execute()],
    ['it was switched off', () => switchDigest(false)],
    [
      'its friends are muted',
      () => app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(friend.id) } }),
    ],
    [
      'its friends are blocked',
      () => app.call(me, 'POST /block-user', { body: { blocked_username: friend.username } }),
    ],
    ['its friends are suspended', () => suspend(friend)],
    ['the member is suspended', () => suspend(me)],
    [
      'the works are kept from the feed',
      async () => {
        const works = await app.ctx.db.selectFrom('reviews').select(['work_id', 'medium']).execute()
        for (const { work_id, medium } of works) {
          const params = { medium, workId: String(work_id) }
          await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
            params,
            body: { alsoFromFeed: true },
          })
        }
      },
    ],
  ])('is not sent where %s', async (_, change) => {
    await aReview(app, { by: friend, rating: 9, timePosted: thisWeek })
    await change()
    expect(await digestsAt(friday)).toEqual([])
  })

  test('comes on Friday at five in the time zone of the member, and once a week', async () => {
    await switchDigest(false)
    await switchDigest(true, 'America/New_York')
    await aReview(app, { by: friend, rating: 9, timePosted: '2026-05-08T10:00:00.000Z' })
    expect(await digestsAt('2026-05-08T20:59:00.000Z')).toEqual([])
    expect(await digestsAt('2026-05-08T23:00:00.000Z')).toHaveLength(1)
    await aReview(app, { by: friend, rating: 9, timePosted: '2026-05-08T23:30:00.000Z' })
    expect(await digestsAt('2026-05-09T23:00:00.000Z')).toEqual([])
    await switchDigest(false)
    await switchDigest(true)
    expect(await digestsAt('2026-05-10T23:00:00.000Z')).toEqual([])
    expect(await digestsAt('2026-05-15T23:00:00.000Z')).toHaveLength(1)
  })

  test('ends by its link', async () => {
    await aReview(app, { by: friend, rating: 9, timePosted: thisWeek })
    const [letter = ''] = await digestsAt(friday)
    const url = /medley\.example(\/unsubscribe\/[\w.-]+)/.exec(letter)?.[1] ?? ''
    const answer = await app.http.inject({ method: 'POST', url })
    expect(answer.json()).toEqual({ kinds: ['weekly digest'], unsubscribed: true })
    const timePosted = new Date(app.clock.now().getTime() + day).toISOString()
    await aReview(app, { by: friend, rating: 9, timePosted })
    expect(await digestsAt('2026-05-15T19:00:00.000Z')).toEqual([])
  })
})

async function suspend({ id }: { id: number }): Promise<void> {
  const values = { user_id: id, reason: 'A trial.', time_suspended: app.clock.now() }
  await app.ctx.db.insertInto('suspensions').values(values).execute()
}
