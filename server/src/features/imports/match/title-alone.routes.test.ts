import { expect, test } from 'vitest'
import type { Medium } from '@medley/contract/values/medium'
import { anEntry, listEntriesAt } from '../../../testing/factories/entries.ts'
import { showsFile, tick } from '@medley/doors/testing/tv-time-export'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { plan, accept, itemsOf, write } = useImporter(app)

const known = (medium: Medium, title: string, facts: Parameters<typeof aWork>[1] = {}) =>
  aWork(app, { medium, title, releaseDate: '2003', creators: ['Ada Quill'], ...facts })

const opml = (...titles: string[]) => ({
  name: 'feeds.opml',
  content: `<opml version="2.0"><body>${titles
    .map((title, index) => `<outline text="${title}" xmlUrl="https://feeds.example/${index}"/>`)
    .join('')}</body></opml>`,
})

const netflix = (...titles: string[]) => ({
  name: 'NetflixViewingHistory.csv',
  content: ['Title,Date', ...titles.map((title) => `"${title}","1/13/2021"`), ''].join('\n'),
})

const tides = (title: string, season = 1) =>
  showsFile([tick(season, 1, { series_name: title }), tick(season, 2, { series_name: title })])

async function matchesOf(file: { name: string; content: string }) {
  const items = await itemsOf(await plan([file]))
  return items.map(({ match, question }) => [match?.work.id ?? null, question])
}

test('the only podcast of a title is the one of a subscription', async () => {
  const pier = await known('podcast', 'Pier Stories', { releaseDate: null })
  const off = await known('podcast', 'Off the Quay', {
    alternativeTitles: ['Off the Quay with Mio'],
  })
  await known('album', 'Pier Stories')
  expect(await matchesOf(opml('Pier Stories', 'Off the Quay with Mio', 'Nobody'))).toEqual([
    [pier.id, null],
    [off.id, null],
    [null, null],
  ])
})

test('a podcast that two have the title of is asked about, and none is taken for it', async () => {
  await known('podcast', 'Twin Piers')
  await known('podcast', 'Twin Piers', { releaseDate: '2011' })
  expect(await matchesOf(opml('Twin Piers'))).toEqual([[null, 'work']])
})

test('the only show of a title is the one whose episodes a file has, if it has such', async () => {
  const entries = ['Season 1', 'Season 2']
  const show = await known('tvShow', 'Low Tide', { entries })
  expect(await matchesOf(tides('Low Tide'))).toEqual([[show.id, null]])
  expect(await matchesOf(tides('Low Tide', 7))).toEqual([[null, 'work']])
  const episodes = [1, 2, 3].map((number) => anEntry({ season: 3, number, id: `${number}` }))
  await listEntriesAt(app, show, episodes)
  expect(await matchesOf(tides('Low Tide', 3))).toEqual([[show.id, null]])
})

test('a show is found by a further title that no other has', async () => {
  const show = await known('tvShow', 'Ebbe', { alternativeTitles: ['Ebb'], entries: ['Season 1'] })
  expect(await matchesOf(netflix('Ebb: Season 1: The Pilot'))).toEqual([[show.id, null]])
  await known('tvShow', 'Ebb')
  expect(await matchesOf(netflix('Ebb: Season 1: The Pilot'))).toEqual([[null, 'work']])
})

test('a film of a title alone is found among the best known', async () => {
  const film = await known('film', 'Swell')
  const asked = [[null, 'work']]
  expect(await matchesOf(netflix('Swell'))).toEqual(asked)
  const fame = app.ctx.db.updateTable('work_counts').set({ shelf_place: 1 })
  await fame.where('work_id', '=', film.id).execute()
  expect(await matchesOf(netflix('Swell'))).toEqual([[film.id, null]])
  await known('tvShow', 'Swell')
  expect(await matchesOf(netflix('Swell'))).toEqual(asked)
})

test('accepting the good matches takes podcasts, too', async () => {
  const pod = await known('podcast', 'Flut', { alternativeTitles: ['Flood'] })
  const made = await plan([opml('Flood')])
  expect(made.questions).toMatchObject({ likely: 1 })
  await accept(made)
  const written = await write(made)
  expect(written.works.podcast).toBe(1)
  expect((await itemsOf(written))[0]?.match?.work.id).toBe(pod.id)
})

test('a second file finds the show in place of what an earlier one added by its title alone', async () => {
  const first = await write(await plan([tides('Spring Tide')]))
  const show = await known('tvShow', 'Spring Tide')
  expect((await itemsOf(first))[0]?.match?.work.id).not.toBe(show.id)
  expect(await matchesOf(netflix('Spring Tide: Season 1: The Pilot'))).toEqual([[show.id, null]])
})
