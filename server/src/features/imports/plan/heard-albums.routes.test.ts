import { describe, expect, test } from 'vitest'
import { csvOf } from '@medley/doors/testing/export-files'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, get, itemsOf, decide } = useImporter(app)

const songs = (count: number) => Array.from({ length: count }, (_, index) => `Song ${index + 1}`)

const albumOf = (title: string, tracks: number) =>
  aWork(app, { medium: 'album', title, creators: ['Umi'], entries: songs(tracks) })

/** Plays of so many tracks of an album on each day. */
const playsOf = (album: string, days: Record<string, number>) => ({
  name: 'scrobbles.csv',
  content: csvOf(
    'uts,artist,album,track',
    Object.entries(days).flatMap(([day, count]) =>
      songs(count).map((track, index) => [
        Date.parse(`${day}T12:00:00Z`) / 1000 + index * 200,
        'Umi',
        album,
        track,
      ]),
    ),
  ),
})

const viewings = () =>
  app.ctx.db
    .selectFrom('viewings')
    .select(['work_id', 'day', 'is_repeat'])
    .where('user_id', '=', self.me.id)
    .orderBy('day')
    .execute()

const engagements = () =>
  app.ctx.db
    .selectFrom('engagements')
    .select(['work_id', 'time_added'])
    .where('user_id', '=', self.me.id)
    .execute()

describe('albums heard', () => {
  test('count on days of 60 % of the tracks that the catalogue knows', async () => {
    const album = await albumOf(`Quay ${self.serial}`, 10)
    const file = playsOf(album.title, { '2024-05-01': 5, '2024-05-02': 6, '2024-05-03': 7 })
    const written = await write(await plan([file]))
    expect(await viewings()).toEqual([
      { work_id: album.id, day: '2024-05-02', is_repeat: false },
      { work_id: album.id, day: '2024-05-03', is_repeat: true },
    ])
    expect(await engagements()).toMatchObject([
      { work_id: album.id, time_added: new Date('2024-05-02T00:00:00.000Z') },
    ])
    expect((await plan([file])).items).toMatchObject({ new: 0, changed: 0, choice: 0 })
    await undo(written)
    expect([await viewings(), await engagements()]).toEqual([[], []])
  })

  test('five songs of fifteen are no album, and the reason says so', async () => {
    const album = await albumOf(`Ebbe ${self.serial}`, 15)
    const planned = await plan([playsOf(album.title, { '2024-05-01': 5 })])
    expect(planned.items).toMatchObject({ new: 0, leftOut: 1 })
    const [item] = await itemsOf(planned)
    expect(JSON.stringify(item)).toContain('fewTracks')
    await write(planned)
    expect([await viewings(), await engagements()]).toEqual([[], []])
  })

  test('count again by the tracks of another work that the member chooses', async () => {
    const long = await albumOf(`Long ${self.serial}`, 15)
    const short = await albumOf(`Short ${self.serial}`, 6)
    const unknown = `Nowhere ${self.serial}`
    const planned = await plan([playsOf(unknown, { '2024-05-01': 5 })])
    expect(planned.items.new).toBe(1)
    const [item] = await itemsOf(planned)
    await decide(planned, item, { action: 'choose', workId: long.id, medium: 'album' })
    expect((await get(planned)).items).toMatchObject({ new: 0, leftOut: 1 })
    await decide(planned, item, { action: 'choose', workId: short.id, medium: 'album' })
    expect((await get(planned)).items.new).toBe(1)
    await write(planned)
    expect(await viewings()).toMatchObject([{ work_id: short.id, day: '2024-05-01' }])
  })

  test('count by the tracks that are known when they are written', async () => {
    const album = await albumOf(`Reef ${self.serial}`, 0)
    const planned = await plan([playsOf(album.title, { '2024-05-01': 5 })])
    expect(planned.items.new).toBe(1)
    await app.ctx.db
      .updateTable('works')
      .set({ entries: songs(15) })
      .where('id', '=', album.id)
      .execute()
    await write(planned)
    expect([await viewings(), await engagements()]).toEqual([[], []])
  })
})
