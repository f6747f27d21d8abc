import { describe, expect, test } from 'vitest'
import type { EntryFacts } from '../../catalogue/work-facts.ts'
import { countReadRows } from '../../testing/database/count-read-rows.ts'
import { countWaiting } from '../../testing/database/count-waiting.ts'
import { findMiscounts } from '../../testing/database/recount.ts'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'
import { listReachedRemarks } from './remarks.queries.ts'

const app = useTestApp()
const { engage, list, post, textsOf } = useRemarks(app)

describe('pages of remarks', () => {
  test.each(['point', 'newest'] as const)('are complete and in order by %s', async (order) => {
    const film = await aWork(app)
    const me = await aUser(app)
    await engage(me, film)
    for (const share of [3_000, 1_000, 2_000, 1_000, 4_000]) {
      app.clock.advance(1_000)
      await aRemark(app, { of: film, share, content: String(share) })
    }
    const texts: (string | null)[] = []
    let before: string | null = null
    do {
      const page = await list(me, film, { order, limit: 2, ...(before === null ? {} : { before }) })
      texts.push(...page.items.map(({ content }) => content))
      before = page.before
    } while (before !== null)
    expect(texts).toEqual(
      order === 'point'
        ? ['1000', '1000', '2000', '3000', '4000']
        : ['4000', '1000', '2000', '1000', '3000'],
    )
  })

  test('of a podcast are complete too, from the oldest episode on', async () => {
    const podcast = await aWork(app, { medium: 'podcast' })
    const me = await aUser(app)
    const items = ['2026-03-01', '2026-02-01', '2026-01-01'].map((releaseDate) =>
      anEntry({ season: null, number: null, title: releaseDate, releaseDate }),
    )
    await listEntriesAt(app, podcast, items)
    const entries = await app.ctx.db
      .selectFrom('work_entries')
      .select(['id', 'title'])
      .where('work_id', '=', podcast.id)
      .execute()
    for (const { id, title } of entries) {
      await aRemark(app, { of: podcast, at: { id }, content: title ?? '' })
    }
    await engage(me, podcast)
    const first = await list(me, podcast, { limit: 2 })
    const second = await list(me, podcast, { limit: 2, before: first.before ?? '' })
    const texts = [...first.items, ...second.items].map(({ content }) => content)
    expect(texts).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  })

  test('at one entry leave out the others', async () => {
    const { show, episodes } = await aShow(app, { seasons: [2] })
    for (const { id, number } of episodes) {
      await aRemark(app, { of: show, at: { id }, content: `e${number}` })
    }
    const me = await aUser(app)
    await engage(me, show)
    expect(await textsOf(me, show, { entryId: episodes[1]!.id })).toEqual(['e2'])
  })

  test('are counted with the first one alone', async () => {
    const film = await aWork(app)
    const me = await aUser(app)
    await engage(me, film)
    for (const share of [1_000, 2_000]) await aRemark(app, { of: film, share })
    const first = await list(me, film, { limit: 1 })
    expect(first).toMatchObject({ totalCount: 2, ahead: { count: 0 } })
    const second = await list(me, film, { limit: 1, before: first.before ?? '' })
    expect(second.items).toHaveLength(1)
    expect(second).not.toHaveProperty('totalCount')
    expect(second).not.toHaveProperty('ahead')
  })

  test('are read without the remarks of other pages', async () => {
    const film = await aWork(app)
    const me = { ...(await aUser(app)), isAdmin: false }
    const author = await aUser(app)
    await engage(me, film)
    await app.ctx.db
      .insertInto('remarks')
      .values(
        Array.from({ length: 2_000 }, (_, share) => ({
          work_id: film.id,
          author_id: author.id,
          share,
          amount: 1,
          unit: 'percent',
          content: 'One of many.',
          time_posted: app.clock.now(),
        })),
      )
      .execute()
    const after = { position: 1_000, time: app.clock.now(), id: 0 }
    const page = { workId: film.id, order: 'point', limit: 20, after } as const
    const count = await countReadRows(app, 'remarks', async (tx) => {
      const rows = await listReachedRemarks(tx, me, page)
      expect(rows.map(({ share }) => share)).toEqual(
        Array.from({ length: 20 }, (_, n) => 1_000 + n),
      )
    })
    expect(count).toBeLessThan(200)
  })
})

describe('the order of remarks', () => {
  const episode = (id: string, facts: Partial<EntryFacts>) => anEntry({ id, title: id, ...facts })

  async function aTalkedAboutWork(medium: 'tvShow' | 'podcast', items: readonly EntryFacts[]) {
    const work = await aWork(app, { medium })
    const me = await aUser(app)
    await listEntriesAt(app, work, items)
    await engage(me, work)
    const entries = await app.ctx.db
      .selectFrom('work_entries')
      .select(['id', 'source_id as name'])
      .where('work_id', '=', work.id)
      .execute()
    for (const { id, name } of entries) {
      await aRemark(app, { by: me, of: work, at: { id }, content: name ?? '' })
    }
    return { work, me, texts: () => textsOf(me, work), entries }
  }

  test('follows episodes that get other numbers', async () => {
    const { work, texts } = await aTalkedAboutWork('tvShow', [
      episode('pilot', { number: 1 }),
      episode('finale', { number: 2 }),
    ])
    expect(await texts()).toEqual(['pilot', 'finale'])
    await listEntriesAt(app, work, [
      episode('finale', { number: 1 }),
      episode('pilot', { season: 2, number: 1 }),
    ])
    expect(await texts()).toEqual(['finale', 'pilot'])
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })

  test('follows episodes of a podcast that get numbers', async () => {
    const bare = { season: null, number: null }
    const { work, texts } = await aTalkedAboutWork('podcast', [
      episode('newer', { ...bare, releaseDate: '2026-02-01' }),
      episode('older', { ...bare, releaseDate: '2026-01-01' }),
    ])
    expect(await texts()).toEqual(['older', 'newer'])
    await listEntriesAt(app, work, [
      episode('newer', { number: 1, releaseDate: '2026-02-01' }),
      episode('older', { number: 2, releaseDate: '2026-01-01' }),
    ])
    expect(await texts()).toEqual(['newer', 'older'])
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })

  test('follows an episode that moves while a remark on it is written', async () => {
    const { work, me, texts, entries } = await aTalkedAboutWork('tvShow', [
      episode('first', { number: 1 }),
      episode('second', { number: 2 }),
    ])
    const entryId = entries.find(({ name }) => name === 'first')?.id
    const moving = await app.ctx.db.startTransaction().execute()
    await moving
      .updateTable('work_entries')
      .set({ position: 900_000 })
      .where('id', '=', entryId ?? 0)
      .execute()
    const posting = post(me, work, { entryId, content: 'Meanwhile.' })
    await expect.poll(() => countWaiting(app.ctx.db)).toBe(1)
    await moving.commit().execute()
    expect((await posting).status).toBe(201)
    expect(await texts()).toEqual(['second', 'first', 'Meanwhile.'])
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })
})
