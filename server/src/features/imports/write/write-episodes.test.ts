import { expect, test } from 'vitest'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, itemsOf, undo } = useImporter(app)

const show = { title: 'Tides', year: 2001, ids: { trakt: 6, imdb: 'tt0000777' } }
const play = (season: number, number: number, day: string) => ({
  id: season * 1_000 + number,
  type: 'episode',
  show,
  episode: { season, number },
  watched_at: `${day}T12:00:00.000Z`,
})
const history = [
  play(1, 1, '2024-05-01'),
  play(1, 2, '2024-05-01'),
  play(1, 2, '2025-05-01'),
  play(0, 1, '2024-05-02'),
]
const rating = { type: 'episode', show, episode: { season: 1, number: 2 }, rating: 9 }
const files = [
  { name: 'watched-history-1.json', content: JSON.stringify(history) },
  {
    name: 'ratings-episodes.json',
    content: JSON.stringify([{ ...rating, rated_at: '2024-05-03T10:00:00Z' }]),
  },
  {
    name: 'watched-shows.json',
    content: JSON.stringify([{ show, plays: 4, last_watched_at: '2025-05-01T12:00:00.000Z' }]),
  },
]

async function marksOf(userId: number) {
  const seen = await app.ctx.db
    .selectFrom('entry_viewings')
    .innerJoin('work_entries', 'work_entries.id', 'entry_id')
    .select(['season', 'number', 'day', 'is_repeat as isRepeat'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('day')
    .execute()
  const rated = await app.ctx.db
    .selectFrom('entry_ratings')
    .select('rating')
    .where('user_id', '=', userId)
    .execute()
  return { seen, ratings: rated.map((one) => one.rating) }
}

async function aTidesShow() {
  const work = await aWork(app, { medium: 'tvShow', title: 'Tides', releaseDate: '2001' })
  await app.ctx.db
    .insertInto('work_external_ids')
    .values({ work_id: work.id, medium: 'tvShow', source: 'imdb', external_id: 'tt0000777' })
    .execute()
  return work
}

test('the episodes of a Trakt history land, a second import writes none, an undo takes them back', async () => {
  const work = await aTidesShow()
  const first = await plan(files)
  expect(await itemsOf(first)).toMatchObject([{ outcome: 'new', episodes: { total: 5, new: 5 } }])
  expect(await write(first)).toMatchObject({ written: { episodes: 5, engaged: 0 } })
  expect(await marksOf(self.me.id)).toEqual({
    seen: [
      { season: 1, number: 1, day: '2024-05-01', isRepeat: false },
      { season: 1, number: 2, day: '2024-05-01', isRepeat: false },
      { season: 1, number: 2, day: '2025-05-01', isRepeat: true },
      { season: 0, number: 1, day: '2024-05-02', isRepeat: false },
    ],
    ratings: [9],
  })
  const second = await plan(files)
  expect(await itemsOf(second)).toMatchObject([{ outcome: 'here', episodes: { total: 5, new: 0 } }])
  await undo(first)
  expect(await marksOf(self.me.id)).toEqual({ seen: [], ratings: [] })
  const left = await app.ctx.db
    .selectFrom('work_entries')
    .select('id')
    .where('work_id', '=', work.id)
    .execute()
  expect(left).toEqual([])
})
