import { beforeEach, expect, test } from 'vitest'
import {
  alias,
  country,
  date,
  label,
  labelsAnswer,
  madeBy,
  ofClass,
  searchAnswer,
  sparqlAnswer,
  statement,
  time,
  fact,
} from '../../testing/factories/wikidata.ts'
import { useSourceUnderTest } from '../../testing/source-deps.ts'
import { json, status } from '../../testing/servers/source-server.ts'
import { createWikidata } from './wikidata.ts'

const { app, server, deps } = useSourceUnderTest()
const wikidata = (language = 'en-US') =>
  createWikidata(
    { ...deps(), locale: { country: 'US', language } },
    {
      wikidataUrl: server.url,
      queryUrl: server.url,
      wikipediaUrl: (code) => `${server.url}/${code}`,
    },
  )

const film = 'Q11424'
const lights = [
  label('Harbour Lights'),
  ofClass(film),
  madeBy('Q501', 'Ada Quill'),
  date('1961-01-01', 9),
  date('1961-05-09', 11, 'Q60'),
  date('1961-03-01', 11, 'Q30'),
  date('1961-02-12', 11, 'Q90'),
  country('Q30', 'US'),
  fact('title', 'Feux du port'),
  fact('language', 'fr'),
  fact('genre', 'science fiction film'),
  fact('genre', 'film based on a play'),
  fact('seconds', '5940'),
  fact('P345', 'tt0000061'),
  fact('P4947', '61'),
  fact('P6127', 'harbour-lights'),
  fact('sitelinks', '12'),
]

/** Serves a search and the facts about what it finds. */
function serve(items: Parameters<typeof sparqlAnswer>[0]): void {
  server.on('/w/api.php?action=query', json(searchAnswer(...Object.keys(items))))
  server.on('/sparql', json(sparqlAnswer(items)))
}

const searchFilms = (term: string) => wikidata().search('film', term, 'interactive')
const titles = async (term: string) => (await searchFilms(term)).map(({ title }) => title)
const asked = (call: string | undefined) => new URL(call ?? '', server.url).searchParams

beforeEach(() => serve({}))

test('finds films with directors, ids and the day of release at home', async () => {
  serve({ Q61: lights })
  expect(await searchFilms('harbour lights')).toEqual([
    {
      medium: 'film',
      source: 'wikidata',
      externalId: 'wikidata-Q61',
      title: 'Harbour Lights',
      originalTitle: 'Feux du port',
      alternativeTitles: ['Feux du port'],
      creators: ['Ada Quill'],
      cast: [],
      genres: ['Science Fiction'],
      releaseDate: '1961-03-01',
      countries: ['US'],
      languages: ['fr'],
      minutes: 99,
      pages: null,
      description: null,
      posterSource: null,
      entries: [],
      ids: [
        { source: 'imdb', id: 'tt0000061' },
        { source: 'tmdb', id: '61' },
        { source: 'letterboxd', id: 'harbour-lights' },
      ],
    },
  ])
  expect(server.calls).toHaveLength(2)
  expect(asked(server.calls[1]).get('query')).toContain('VALUES ?item { wd:Q61 }')
})

test('asks for films only, without signs that have a meaning in the search', async () => {
  await searchFilms('"Alien": -(haswbstatement:P31=Q5) | what?')
  const query = asked(server.calls[0])
  expect(query.get('srsearch')).toBe(
    'Alien haswbstatement P31=Q5 what haswbstatement:P31=Q11424|P31=Q24869|P31=Q29168811|P31=Q506240|P31=Q202866|P31=Q20650540|P31=Q24862|P31=Q93204|P4947',
  )
  expect(query.get('maxlag')).toBeNull()
  expect(await searchFilms(' ?!(* ')).toEqual([])
  await wikidata().search('film', 'alien', 'batch')
  expect(asked(server.calls.at(-1)).get('maxlag')).toBe('5')
})

const other = (name: string, year: number, sitelinks: number, ...more: typeof lights) => [
  label(name),
  ofClass(film),
  date(`${year}-01-01`, 9),
  fact('sitelinks', String(sitelinks)),
  ...more,
]

test('ranks titles before other titles, words, and the better known before the rest', async () => {
  serve({
    Q1: other('Beyond', 1990, 90),
    Q2: other('Ordinary Heat', 1990, 9),
    Q3: other('Chaleur', 1991, 5, alias('Heat')),
    Q4: other('Heat', 1972, 3),
    Q5: other('The Heat', 2013, 30),
  })
  expect(await titles('heat')).toEqual(['The Heat', 'Heat', 'Chaleur', 'Ordinary Heat', 'Beyond'])
  const ofYear = await wikidata().searchOfYear?.('film', 'heat', 1973, 'batch')
  expect(ofYear?.map(({ title }) => title)[0]).toBe('Heat')
  expect(
    asked(server.calls.findLast((call) => call.includes('list=search'))).get('srsearch'),
  ).toMatch(/^heat 1973 haswbstatement:/)
})

test('leaves out what says neither who nor when, and what is no film', async () => {
  serve({
    Q1: [label('Nothing Known'), ofClass(film)],
    Q2: [label('Some Game'), ofClass('Q7889'), fact('P4947', '7'), date('2011-04-18', 11)],
    Q3: [label('An Episode'), ofClass('Q21191270'), fact('P4947', '8'), date('2011-04-18', 11)],
    Q4: [label('A Special'), ofClass('Q1261214'), fact('P4947', '9'), date('2006-12-25', 11)],
    Q5: [ofClass(film), date('2006-12-25', 11)],
  })
  expect(await titles('anything')).toEqual(['A Special'])
})

test('takes names of all languages where there is none of one', async () => {
  serve({
    Q1: [
      label('Alle Namen', 'mul'),
      ofClass(film),
      madeBy('Q2', 'Ada Quill', 'mul'),
      madeBy('Q2', 'A. Quill'),
      madeBy('Q3', 'Bo Reed', 'mul'),
    ],
  })
  expect(await searchFilms('namen')).toMatchObject([
    { title: 'Alle Namen', creators: ['A. Quill', 'Bo Reed'] },
  ])
})

test('names works and people without the query service, with the year of the description', async () => {
  server.on('/w/api.php?action=query', json(searchAnswer('Q1', 'Q2')))
  server.on('/sparql', status(500))
  const text = (value: string) => ({ en: { language: 'en', value } })
  const item = (name: string, description: string) => ({
    labels: text(name),
    descriptions: text(description),
  })
  server.on(
    '/w/api.php?action=wbgetentities',
    json({ entities: { Q1: item('Heat', '1995 film by A'), Q2: item('Heated', 'film') } }),
  )
  expect(await searchFilms('heat')).toMatchObject([
    { externalId: 'wikidata-Q1', title: 'Heat', releaseDate: '1995', creators: [] },
  ])
})

test.each([
  ['maxlag', 'throttled'],
  ['ratelimited', 'throttled'],
  ['internal_api_error', 'failed'],
])('the error %s in a successful answer is a failure', async (code, fault) => {
  server.on('/w/api.php', json({ error: { code, info: 'Waiting for a database' }, servedby: 'x' }))
  await expect(wikidata().search('film', 'heat', 'batch')).rejects.toMatchObject({ fault })
})

test.each([
  ['imdb', 'tt0000061', 'P345=tt0000061'],
  ['tmdb', '61', 'P4947=61'],
  ['letterboxd', 'harbour-lights', 'P6127=harbour-lights'],
])('finds a film by its id at %s', async (source, id, filter) => {
  serve({ Q60: other('Other', 1961, 1), Q61: lights })
  const facts = await wikidata().detailsById?.('film', { source, id }, 'batch')
  expect(facts).toMatchObject({ externalId: 'wikidata-Q61', title: 'Harbour Lights' })
  expect(asked(server.calls[0]).get('srsearch')).toBe(`haswbstatement:${filter}`)
})

test('an id that only a deprecated statement has finds nothing', async () => {
  // The search finds such statements, the best ranks do not have them.
  serve({ Q61: lights.filter(({ fact }) => fact !== 'P345') })
  const id = { source: 'imdb', id: 'tt0000061' }
  expect(await wikidata().detailsById?.('film', id, 'batch')).toBeNull()
})

test('sends no request for an invalid id', async () => {
  const id = { source: 'letterboxd', id: 'x|P31=Q5 "' }
  expect(await wikidata().detailsById?.('film', id, 'batch')).toBeNull()
  expect(await wikidata().details('film', 'wikidata-Q1/../../x', 'batch')).toBeNull()
  expect(server.calls).toEqual([])
})

const item = {
  id: 'Q61',
  type: 'item',
  labels: { en: 'Harbour Lights', de: 'Hafenlichter' },
  aliases: { en: ['The Lights of the Harbour'] },
  statements: {
    P31: [statement('P31', film), statement('P31', 'Q5', { rank: 'deprecated' })],
    P57: [statement('P57', 'Q502'), statement('P57', 'Q501')],
    P161: [statement('P161', 'Q503')],
    P136: [statement('P136', 'Q130232')],
    P495: [statement('P495', 'Q30')],
    P364: [statement('P364', 'Q1860')],
    P577: [
      statement('P577', time('1961-02-12'), { place: 'Q90' }),
      statement('P577', time('1961-00-00', 9), { rank: 'deprecated' }),
    ],
    P1476: [statement('P1476', { language: 'fr', text: 'Feux du port' })],
    P2047: [statement('P2047', { amount: '+99', unit: 'http://www.wikidata.org/entity/Q7727' })],
    P345: [statement('P345', 'tt0000061', { rank: 'preferred' }), statement('P345', 'tt0000099')],
    P4947: [statement('P4947', '61', { rank: 'deprecated' })],
  },
  sitelinks: { enwiki: { title: 'Harbour Lights (film)', badges: [], url: 'x' } },
}
const names = {
  Q501: 'Ada Quill',
  Q502: 'Bo Reed',
  Q503: 'Cy Ames',
  Q130232: 'drama film',
  Q30: 'United States of America',
  Q1860: 'English',
}
const article = {
  type: 'standard',
  title: 'Harbour Lights (film)',
  pageid: 77,
  extract: 'Harbour Lights is a film.',
  extract_html: '<p><b>Harbour Lights</b> is a <i>film</i>.</p><script>x</script>',
  content_urls: { desktop: { page: 'https://en.wikipedia.org/wiki/Harbour_Lights_(film)' } },
}
const summaryPath = '/en/api/rest_v1/page/summary/Harbour_Lights_(film)'

function serveItem(value: object = item): void {
  server.on('/w/rest.php/wikibase/v1/entities/items/Q61?', json(value))
  server.on('/w/api.php?action=wbgetentities', json(labelsAnswer(names)))
  server.on(summaryPath, json(article))
}
const details = (language?: string) => wikidata(language).details('film', 'wikidata-Q61', 'batch')

test('reads a film with names and the beginning of its article', async () => {
  serveItem()
  expect(await details()).toMatchObject({
    externalId: 'wikidata-Q61',
    title: 'Harbour Lights',
    originalTitle: 'Feux du port',
    alternativeTitles: ['Feux du port', 'Hafenlichter', 'The Lights of the Harbour'],
    titles: { en: 'Harbour Lights', de: 'Hafenlichter' },
    creators: ['Bo Reed', 'Ada Quill'],
    cast: ['Cy Ames'],
    genres: ['Drama'],
    countries: ['US'],
    languages: ['en'],
    minutes: 99,
    releaseDate: '1961-02-12',
    description: '<p><b>Harbour Lights</b> is a <i>film</i>.</p>',
    descriptionUrl: 'https://en.wikipedia.org/wiki/Harbour_Lights_(film)',
    // Preferred statements only; no deprecated ones.
    ids: [{ source: 'imdb', id: 'tt0000061' }],
  })
  expect(server.calls).toHaveLength(3)
})

test('keeps the id of an item that became part of another', async () => {
  serveItem({ ...item, id: 'Q99' })
  expect(await details()).toMatchObject({ externalId: 'wikidata-Q61' })
})

test('reads in the language of the settings, the article in English where there is no other', async () => {
  serveItem()
  expect(await details('de-DE')).toMatchObject({
    title: 'Hafenlichter',
    descriptionUrl: article.content_urls.desktop.page,
  })
  expect(asked(server.calls[1]).get('languages')).toBe('de|mul|en')
})

test('takes no description from a page that is no article', async () => {
  serveItem()
  server.on(summaryPath, json({ ...article, type: 'disambiguation' }))
  const facts = await details()
  expect(facts).toMatchObject({ description: null })
  expect(facts).not.toHaveProperty('isPartial')
})

test('keeps the stored description while Wikipedia fails', async () => {
  serveItem()
  server.on(summaryPath, status(500))
  expect(await details()).toMatchObject({ title: 'Harbour Lights', isPartial: true })
})

test('returns null for unknown items and items of another kind', async () => {
  expect(await details()).toBeNull()
  serveItem({ ...item, statements: { ...item.statements, P31: [statement('P31', 'Q7889')] } })
  expect(await details()).toBeNull()
})

test('finds shows with the ids of other services', async () => {
  serve({
    Q1: [
      label('The Wire'),
      ofClass('Q5398426'),
      madeBy('Q2', 'David Simon'),
      date('2002-06-02', 11),
      fact('P8600', '179'),
      fact('P4835', '79126'),
      fact('P4983', '1438'),
      fact('P345', 'nm0000001'),
    ],
    Q3: [label('Barbed Wire'), ofClass('Q5398426'), date('2002-06-02', 11)],
  })
  expect(await wikidata().search('tvShow', 'wire', 'interactive')).toMatchObject([
    {
      title: 'The Wire',
      ids: [
        { source: 'thetvdb', id: '79126' },
        { source: 'tvmaze', id: 'tvmaze-179' },
        { source: 'tmdb', id: '1438' },
      ],
    },
  ])
  const id = { source: 'tvmaze', id: 'tvmaze-179' }
  expect(await wikidata().detailsById?.('tvShow', id, 'batch')).toMatchObject({ title: 'The Wire' })
  expect(asked(server.calls.at(-2)).get('srsearch')).toBe('haswbstatement:P8600=179')
})

test('finds books by title and author, with the ids of works only', async () => {
  serve({
    Q1: [
      label('Dune'),
      ofClass('Q7725634'),
      madeBy('Q2', 'Frank Herbert'),
      date('1965-01-01', 9),
      fact('P648', 'OL893415W'),
      fact('P648', 'OL27258M'),
    ],
    Q3: [label('Dune'), ofClass('Q7725634'), date('1965-01-01', 9)],
  })
  expect(await wikidata().search('book', 'dune herbert', 'interactive')).toMatchObject([
    { title: 'Dune', releaseDate: '1965', ids: [{ source: 'openlibrary', id: 'OL893415W' }] },
  ])
})

test('each host has a budget of its own', async () => {
  serveItem()
  await details()
  serve({ Q61: lights })
  await searchFilms('harbour')
  const hosts = await app.ctx.db.selectFrom('source_hosts').select('name').orderBy('name').execute()
  expect(hosts.map(({ name }) => name)).toEqual(['wikidata', 'wikidata-query', 'wikipedia'])
})
