import { expect, test } from 'vitest'
import {
  alias,
  date,
  fact,
  label,
  ofClass,
  sparqlAnswer,
} from '../../../testing/factories/wikidata.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useLookUps } from '../../../testing/imports/look-ups.ts'
import { json, status, useSourceServer } from '../../../testing/servers/source-server.ts'

const app = useTestApp()
const server = useSourceServer()
const { plan, get, itemsOf, useBooks, useShows, useWikidata, callsOf, passAnHour } = useLookUps(
  app,
  server,
)

const show = [
  label('Tides'),
  alias('Shio'),
  ofClass('Q63952888'),
  date('1999-10-20', 11),
  fact('P8729', '21'),
  fact('P4086', '21'),
  fact('P4835', '81797'),
]
const film = [
  label('Salt Moon'),
  ofClass('Q20650540'),
  date('2001-07-20', 11),
  fact('P8729', '199'),
]
const manga = [label('Reef'), ofClass('Q21198342'), date('1997-07-22', 11), fact('P8731', '30013')]

/** Wikidata with a show, a film and a manga, each found by the property of its ids. */
function useAnime() {
  useWikidata()
  useShows()
  useBooks()
  server.on('/sparql', (request, response) => {
    const query = new URL(request.url ?? '', server.url).searchParams.get('query') ?? ''
    const items = query.includes('wdt:P8731') ? { Q3: manga } : { Q1: show, Q2: film }
    json(sparqlAnswer(items))(request, response)
  })
}

const sought = () =>
  callsOf('/sparql').map((call) => {
    const query = new URL(call, server.url).searchParams.get('query') ?? ''
    return /VALUES \?id \{ (.*?) \} \?item (\S+)/.exec(query)?.slice(1).join(' ')
  })

const row = { status: 2, score: 85, progress: 12, repeat: 0, private: 0, notes: null }
const anime = (id: number) => ({ ...row, series_type: 0, series_id: id })
const listOf = (...lists: readonly object[]) => [
  {
    name: 'anilist.json',
    content: JSON.stringify({ user: {}, lists, reviews: [], favourites: [] }),
  },
]
const whole = listOf(anime(21), anime(199), { ...row, series_type: 1, series_id: 30013 }, anime(7))

test('rows that are ids alone find works, many by one call', async () => {
  useAnime()
  const planned = await plan(whole)
  expect(planned).toMatchObject({ items: { choice: 4 }, lookUp: { total: 4 } })
  await app.runJobs()
  expect(sought()).toHaveLength(3)
  expect(new Set(sought())).toEqual(
    new Set([
      // Those that are no shows.
      '"199" "7" wdt:P8729',
      '"21" "199" "7" wdt:P8729',
      '"30013" wdt:P8731',
    ]),
  )
  expect(callsOf('/search')).toEqual([])
  expect(await get(planned)).toMatchObject({ lookUp: { total: 4, done: 4, failed: 0 } })
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Tides', medium: 'tvShow' }, reason: 'id' } },
    { outcome: 'new', match: { work: { title: 'Salt Moon', medium: 'film' }, reason: 'id' } },
    { outcome: 'new', match: { work: { title: 'Reef', medium: 'book' }, reason: 'id' } },
    { outcome: 'choice', question: 'work', candidates: [] },
  ])
  expect(await plan(whole)).toMatchObject({ items: { new: 3, choice: 1 }, lookUp: { total: 1 } })
})

test('the id of a row with a title makes another spelling of it certain', async () => {
  useAnime()
  const content = `<myanimelist><anime><series_animedb_id>21</series_animedb_id>
    <series_title>Shio</series_title><series_type>TV</series_type><my_status>Completed</my_status>
    <my_score>8</my_score></anime></myanimelist>`
  const planned = await plan([{ name: 'animelist.xml', content }])
  await app.runJobs()
  expect(callsOf('/search')).toEqual([])
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Tides' }, reason: 'id' } },
  ])
})

test('while the service is down, rows that are ids alone wait, and others do not', async () => {
  useAnime()
  server.on('/sparql', status(429, { 'retry-after': '60' }))
  server.on('/search/shows', json([{ score: 1, show: { id: 7, name: 'Quay', premiered: null } }]))
  const content = `<myanimelist><anime><series_animedb_id>5</series_animedb_id>
    <series_title>Quay</series_title><series_type>TV</series_type><my_status>Completed</my_status>
    </anime></myanimelist>`
  const planned = await plan([...whole, { name: 'animelist.xml', content }])
  await app.runJobs()
  expect(callsOf('/search/shows')).toHaveLength(1)
  expect((await get(planned)).items.choice).toBeGreaterThanOrEqual(4)
  useAnime()
  for (let hour = 0; hour < 3; hour += 1) await passAnHour()
  expect(await itemsOf(planned)).toMatchObject([
    { match: { work: { title: 'Tides' } } },
    { match: { work: { title: 'Salt Moon' } } },
    { match: { work: { title: 'Reef' } } },
    { question: 'work' },
    {},
  ])
})
