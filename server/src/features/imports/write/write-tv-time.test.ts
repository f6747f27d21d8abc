import { expect, test } from 'vitest'
import { zipOf } from '@medley/doors/testing/export-files'
import {
  film,
  filmsFile,
  privateFiles,
  scoresFile,
  showsFile,
  state,
  tick,
} from '@medley/doors/testing/tv-time-export'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, itemsOf, undo, everythingOf } = useImporter(app)

const salt = { s_id: 902, series_name: 'Salt' }
const again = { key: 'rewatch-episode-tides-1x2-1', created_at: '2025-05-01 12:00:00' }
const shows = [
  tick(1, 1),
  tick(1, 2),
  tick(1, 2),
  tick(1, 2, again),
  tick(1, 3, { bulk_type: 'season', is_unitary: 'false' }),
  state({ ep_watch_count: 3 }),
  tick(1, 1, salt),
  state({ ...salt, key: 'user-series-salt', is_archived: 'true', ep_watch_count: 1 }),
  state({ s_id: 903, series_name: 'Sand', key: 'user-series-sand', is_for_later: 'true' }),
]
const films = [
  film('Harbour', { type: 'follow' }),
  film('Harbour'),
  film('Harbour', { type: 'rewatch', created_at: '2025-01-01 10:00:00' }),
  film('Low Water', { type: 'towatch' }),
]
const score = { tv_show_name: 'Tides', tv_show_id: 901, created_at: '2024-05-03 10:00:00' }
const entries = [
  showsFile(shows),
  filmsFile(films),
  scoresFile([{ ...score, rating: 4.5 }]),
  ...privateFiles,
]
const files = [{ name: 'tv-time.zip', content: zipOf(entries) }]

async function marksOf(userId: number) {
  const seen = await app.ctx.db
    .selectFrom('entry_viewings')
    .innerJoin('work_entries', 'work_entries.id', 'entry_id')
    .innerJoin('works', 'works.id', 'entry_viewings.work_id')
    .select(['works.title', 'season', 'number', 'day', 'is_repeat as isRepeat'])
    .where('user_id', '=', userId)
    .orderBy('works.title')
    .orderBy('position')
    .orderBy('day')
    .execute()
  const progress = await app.ctx.db
    .selectFrom('progress')
    .innerJoin('works', 'works.id', 'progress.work_id')
    .leftJoin('work_entries', 'work_entries.id', 'entry_id')
    .select(['works.title', 'state', 'season', 'number'])
    .where('user_id', '=', userId)
    .orderBy('works.title')
    .execute()
  const viewings = await app.ctx.db
    .selectFrom('viewings')
    .select(['day', 'is_repeat as isRepeat'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
  return { seen, progress, viewings }
}

test('a history of TV Time lands as it was, a second import writes nothing, an undo takes it back', async () => {
  await aWork(app, { medium: 'tvShow', title: 'Tides', releaseDate: '1990' })
  const known = await aWork(app, { medium: 'tvShow', title: 'Tides', releaseDate: '2001' })
  await app.ctx.db
    .insertInto('work_external_ids')
    .values({ work_id: known.id, medium: 'tvShow', source: 'thetvdb', external_id: '901' })
    .execute()
  const first = await plan(files)
  expect(first.files.map(({ source, unused }) => [source, unused?.code])).toEqual([
    ['tvTime', undefined],
    ['tvTime', 'otherAtTvTime'],
    ['tvTime', undefined],
    ...privateFiles.map(() => ['tvTime', 'privateAtTvTime']),
  ])
  expect(JSON.stringify(await itemsOf(first, { limit: 100 }))).not.toContain('hush')
  expect((await write(first)).written).toMatchObject({
    episodes: 5,
    progress: 2,
    saved: 2,
    viewings: 2,
    engaged: 1,
    reviews: 1,
  })
  const of = (title: string, season: number, number: number) => ({ title, season, number })
  expect(await marksOf(self.me.id)).toEqual({
    seen: [
      { ...of('Salt', 1, 1), day: '2024-05-01', isRepeat: false },
      { ...of('Tides', 1, 1), day: '2024-05-01', isRepeat: false },
      { ...of('Tides', 1, 2), day: '2024-05-01', isRepeat: false },
      { ...of('Tides', 1, 2), day: '2025-05-01', isRepeat: true },
      { ...of('Tides', 1, 3), day: null, isRepeat: false },
    ],
    progress: [
      { ...of('Salt', 1, 1), state: 'stopped' },
      { ...of('Tides', 1, 3), state: 'going' },
    ],
    viewings: [
      { day: '2024-05-02', isRepeat: false },
      { day: '2025-01-01', isRepeat: true },
    ],
  })
  expect(await everythingOf(self.me)).toMatchObject({
    engaged: ['Harbour'],
    saved: ['Low Water', 'Sand'],
    reviews: [{ title: 'Tides', rating: 9 }],
  })
  const reviewed = await app.ctx.db
    .selectFrom('reviews')
    .select(['work_id as workId', 'import_source as importSource'])
    .where('author_id', '=', self.me.id)
    .execute()
  expect(reviewed).toEqual([{ workId: known.id, importSource: 'tvTime' }])
  expect((await plan(files)).rows).toMatchObject({ new: 0, changed: 0, choice: 0 })
  await undo(first)
  expect(await marksOf(self.me.id)).toEqual({ seen: [], progress: [], viewings: [] })
  expect(await everythingOf(self.me)).toEqual({ reviews: [], engaged: [], saved: [], lists: [] })
})
