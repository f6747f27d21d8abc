import { cleanText } from '@medley/contract/values/clean-text'
import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { languages } from '@medley/contract/values/languages'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { anExport } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { monthOrYearOf, wholeDay } from '@medley/doors/parsing/partial-dates'

const old = useTestApp()
const empty = useTestApp()

let picture: Buffer

beforeAll(async () => {
  const image = sharp({ create: { width: 512, height: 512, channels: 3, background: '#c43' } })
  picture = await image.webp().toBuffer()
  await empty.ctx.db.deleteFrom('works').execute()
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(isStorable)
/** A name as works have it. */
const name = text.filter((value) => value === value.replaceAll(/[\s\p{Cc}]+/gu, ' '))
const line = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
const past = fc.date({
  min: new Date('2010-01-01'),
  max: new Date('2024-01-01'),
  noInvalidDate: true,
})
const day = past.map((time) => time.toISOString().slice(0, 10))

/** As members can write it. */
function isStorable(value: string): boolean {
  const written = cleanText(value).trim()
  return value.isWellFormed() && hasVisibleSign(value) && written === value
}

/** Works are referred to by their index in the account. */
const account = fc.record({
  works: fc.array(
    fc.record({
      medium: fc.constantFrom(...mediums),
      title: name,
      creators: fc.uniqueArray(name, { maxLength: 2 }),
      releaseDate: fc.option(fc.constantFrom('1987', '2001-05', '2011-11-03')),
      imdb: fc.boolean(),
      saved: fc.option(past),
      engaged: fc.option(past),
      reviews: fc.uniqueArray(
        fc.record({
          rating: fc.integer({ min: 0, max: 10 }),
          review: fc.option(text),
          spoiler: fc.boolean(),
          /** A day, month or year. */
          viewed: fc.option(fc.oneof(day, fc.constantFrom('2012', '2012-05'))),
          timePosted: past,
          origin: fc.option(fc.constantFrom('letterboxd', 'goodreads')),
          tags: fc.option(fc.uniqueArray(line.filter(isStorable), { maxLength: 2 })),
        }),
        { maxLength: 3, selector: ({ timePosted }) => timePosted.getTime() },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  lists: fc.uniqueArray(
    fc.record({
      title: line.filter(isStorable),
      description: fc.option(text),
      tags: fc.uniqueArray(line.filter(isStorable), { maxLength: 2 }),
      note: fc.option(text),
      isRanked: fc.boolean(),
      isPrivate: fc.boolean(),
      timeCreated: past,
      entries: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 6 }),
      timeAdded: past,
    }),
    { maxLength: 3, selector: ({ title }) => title.toLowerCase().replaceAll(/[^a-z0-9]/g, '') },
  ),
  firstName: fc.option(text),
  lastName: fc.option(text),
  language: fc.constantFrom(null, ...languages),
  hasPicture: fc.boolean(),
  favorites: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
})
type Account = typeof account extends fc.Arbitrary<infer A> ? A : never

let serial = 0

/** Inserts an account into a database. */
async function settle(facts: Account): Promise<TestUser> {
  const { db, files } = old.ctx
  const me = await aUser(old)
  serial += 1
  const works: { id: number; medium: Medium }[] = []
  for (const [index, work] of facts.works.entries()) {
    const { medium, title, creators, releaseDate, imdb, saved, engaged, reviews } = work
    const stored = await db
      .insertInto('works')
      .values({
        medium,
        title,
        creators,
        release_date: releaseDate,
        source: 'shelf',
        external_id: `${serial}-${index}`,
        time_fetched: old.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    works.push({ id: stored.id, medium })
    const of = { work_id: stored.id, medium }
    if (imdb) {
      const further = { ...of, source: 'imdb', external_id: `tt${serial}${index}` }
      await db.insertInto('work_external_ids').values(further).execute()
    }
    for (const { origin, viewed, timePosted, tags, ...review } of reviews) {
      const days = { date_viewed: wholeDay(viewed), time_posted: timePosted }
      const source = { import_source: origin, source_rating: origin && '4.5/5' }
      const { id: review_id } = await db
        .insertInto('reviews')
        .values({ author_id: me.id, ...of, ...review, ...days, ...source })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (tags === null && viewed === null) continue
      const date = { day: wholeDay(viewed), month_or_year: monthOrYearOf(viewed) }
      const facts = { tags: tags ?? [], is_repeat: tags?.length === 2 }
      const viewing = { user_id: me.id, ...of, ...date, ...facts }
      await db
        .insertInto('viewings')
        .values({ ...viewing, review_id, time_created: timePosted })
        .execute()
    }
    const mark = { user_id: me.id, ...of }
    const seen = engaged ?? reviews[0]?.timePosted
    if (seen)
      await db
        .insertInto('engagements')
        .values({ ...mark, time_added: seen })
        .execute()
    if (saved)
      await db
        .insertInto('saved_works')
        .values({ ...mark, time_added: saved })
        .execute()
  }
  for (const { entries, timeAdded, ...list } of facts.lists) {
    const { id } = await db
      .insertInto('lists')
      .values({
        owner_id: me.id,
        title: list.title,
        description: list.description,
        tags: list.tags,
        is_ranked: list.isRanked,
        is_private: list.isPrivate,
        time_created: list.timeCreated,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const listed = entries.flatMap((index) => works[index] ?? [])
    for (const [index, { id: work_id, medium }] of listed.entries()) {
      const entry = { list_id: id, work_id, medium, position: index + 1, note: list.note }
      await db
        .insertInto('list_entries')
        .values({ ...entry, time_added: new Date(timeAdded.getTime() + index) })
        .execute()
    }
  }
  for (const index of facts.favorites) {
    const work = works[index]
    if (!work) continue
    const favorite = { user_id: me.id, work_id: work.id, medium: work.medium }
    await db
      .insertInto('favorites')
      .values({ ...favorite, time_set: new Date('2023-02-03T04:05:06.789Z') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const key = `${String(serial).padStart(32, '0')}.webp`
  if (facts.hasPicture) await files.put(key, picture)
  await db
    .updateTable('users')
    .set({
      first_name: facts.firstName,
      last_name: facts.lastName,
      language: facts.language,
      profile_picture: facts.hasPicture ? key : null,
    })
    .where('id', '=', me.id)
    .execute()
  return me
}

/** The size and the mean colour of a picture, which is encoded again by the import. */
async function coloursOf(bytes: Buffer | undefined) {
  if (!bytes) return null
  const { width, height } = await sharp(bytes).metadata()
  const { channels } = await sharp(bytes).stats()
  return { width, height, colour: channels.map(({ mean }) => Math.round(mean / 4)) }
}

/** Works of a file are added under ids of the instance's own. */
function withoutIds<T>(value: T): T {
  const ids = new Set(['source', 'externalId', 'ids'])
  return JSON.parse(JSON.stringify(value, (key, one: unknown) => (ids.has(key) ? undefined : one)))
}

/** A document in canonical order, without the fields that depend on instance and time. */
function comparable({ profile, ...document }: ExportDocument) {
  const sorted = <T>(ones: readonly T[]) =>
    withoutIds(ones).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  const { firstName, lastName, language, picture: file } = profile
  return withoutIds({
    profile: { firstName, lastName, language, picture: file },
    reviews: sorted(document.reviews.map(({ id: _, ...review }) => review)),
    engaged: sorted(document.engaged),
    savedForLater: sorted(document.savedForLater),
    favorites: sorted(document.favorites),
    viewings: sorted(
      document.viewings.map(({ reviewId, ...viewing }) => {
        const review = document.reviews.find(({ id }) => id === reviewId)
        return { ...viewing, postedAt: review?.timePosted }
      }),
    ),
    lists: sorted(document.lists),
  })
}

test('an export imported into an empty Medley reproduces every field', async () => {
  await fc.assert(
    fc.asyncProperty(account, async (facts) => {
      const before = await anExport(old, await settle(facts))
      const newcomer = await aUser(empty)
      const bare = await anExport(empty, newcomer)
      const zip = [{ name: 'medley.zip', content: before.bytes }]
      const plan = await uploadImport(empty, newcomer, zip)
      expect(plan).toMatchObject({ status: 200, body: { items: { choice: 0 } } })
      const params = { id: String(plan.body.id) }
      await empty.call(newcomer, 'POST /v1/imports/{id}/confirm', { params, body: {} })
      await empty.runJobs()
      const after = await anExport(empty, newcomer)
      expect(comparable(after.document)).toEqual(comparable(before.document))
      const pictures = [before, after].map(({ files }) => files.get('profile-picture.webp'))
      expect(await coloursOf(pictures[1])).toEqual(await coloursOf(pictures[0]))
      const again = await uploadImport(empty, newcomer, zip)
      expect(again.body.items).toMatchObject({ new: 0, choice: 0 })
      await empty.call(newcomer, 'POST /v1/imports/{id}/undo', { params })
      await empty.runJobs()
      const reverted = await anExport(empty, newcomer)
      expect(comparable(reverted.document)).toEqual(comparable(bare.document))
      expect(reverted.files.get('profile-picture.webp')).toBeUndefined()
    }),
    { numRuns: 6 },
  )
})
