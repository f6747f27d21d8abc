import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const name = 'trakt/watched-history.json'

/** A member who watched a film three times, another one once, and episodes of a show. */
async function aViewer() {
  const me = await aUser(app)
  const often = await aWork(app, { title: `Often ${me.id}`, releaseDate: '1961-05-01' })
  const marked = await aWork(app, { title: `Marked ${me.id}`, releaseDate: '1962' })
  for (const day of ['2020-01-02', '2023-05-06', '2023-05-06']) {
    await aViewing(app, { by: me, of: often, day, isRepeat: day !== '2020-01-02' })
  }
  await aViewing(app, { by: me, of: often })
  for (const film of [often, marked]) await anEngagement(app, { by: me, of: film })
  const { show } = await aShow(app, { seasons: [3, 1], title: `Tides ${me.id}` })
  const facts = { release_date: '2011' }
  await app.ctx.db.updateTable('works').set(facts).where('id', '=', show.id).execute()
  const work = { id: show.id, medium: show.medium }
  const see = (body: object) =>
    app.call(me, 'POST /v1/entry-viewings', { body: { work, season: 1, ...body } })
  await see({ numbers: [1, 2], day: '2024-05-01' })
  await see({ numbers: [2], day: '2025-05-01', isRepeat: true })
  await see({ season: 2 })
  await aViewing(app, { by: me, of: await aWork(app, { medium: 'book' }), day: '2024-05-01' })
  return { me, show, often }
}

const daysOf = ({ viewings, entryViewings }: ExportDocument, isDated = true) => {
  const days = [
    ...viewings
      .filter(({ work }) => work.medium === 'film')
      .map(({ work, day }) => ({ title: work.title, day })),
    ...entryViewings.map(({ work, season, number, day }) => ({
      title: `${work.title} ${season} ${number}`,
      day,
    })),
  ]
  return days
    .filter(({ day }) => day !== null || !isDated)
    .map((one) => JSON.stringify(one))
    .toSorted()
}

const uploadHistory = (by: TestUser, content: Buffer, timeZone: string) =>
  uploadImport(app, by, [{ name: 'watched-history.json', content }], { timeZone })

test('has each viewing of a film and of an episode in the form of Trakt', async () => {
  const { me, show, often } = await aViewer()
  const { files } = await anExport(app, me)
  const plays: unknown = JSON.parse(files.get(name)?.toString() ?? '')
  expect(plays).toHaveLength(9)
  expect(plays).toContainEqual({
    id: 1,
    watched_at: '2020-01-02T10:30:00.000Z',
    action: 'watch',
    type: 'movie',
    movie: {
      title: often.title,
      year: 1961,
      ids: { trakt: null, imdb: null, tmdb: null, tvdb: null },
    },
  })
  expect(plays).toContainEqual({
    id: expect.any(Number),
    watched_at: '2025-05-01T10:30:00.000Z',
    action: 'watch',
    type: 'episode',
    episode: {
      season: 1,
      number: 2,
      title: 'Episode 1.2',
      ids: { trakt: null, tvdb: null, imdb: null, tmdb: null },
    },
    show: {
      title: show.title,
      year: 2011,
      ids: { trakt: null, imdb: null, tmdb: null, tvdb: null },
    },
  })
})

test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Auckland'])(
  'the history brings every day back where the clock is that of %s, once',
  async (timeZone) => {
    const { me } = await aViewer()
    const { files, document } = await anExport(app, me)
    const history = files.get(name) ?? Buffer.alloc(0)
    const mine = await uploadHistory(me, history, timeZone)
    // A film that was only marked counts as watched at an unknown time.
    expect(mine.body.items).toMatchObject({ total: 3, here: 2, new: 1 })
    const newcomer = await aUser(app)
    const plan = await uploadHistory(newcomer, history, timeZone)
    expect(plan).toMatchObject({ status: 200, body: { items: { choice: 0, leftOut: 0 } } })
    const params = { id: String(plan.body.id) }
    await app.call(newcomer, 'POST /v1/imports/{id}/confirm', { params, body: {} })
    await app.runJobs()
    const after = await anExport(app, newcomer)
    expect(daysOf(after.document)).toEqual(daysOf(document))
    const again = await uploadHistory(newcomer, history, timeZone)
    expect(again.body.items).toMatchObject({ new: 0, choice: 0 })
  },
)

test('a member who watched nothing has an empty history', async () => {
  const { files } = await anExport(app, await aUser(app))
  expect(files.get(name)?.toString()).toBe('[]\n')
})
