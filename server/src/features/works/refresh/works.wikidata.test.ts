import { beforeEach, expect, test } from 'vitest'
import { createTmdb } from '../../../catalogue/tmdb/tmdb.ts'
import { createWikidata } from '../../../catalogue/wikidata/wikidata.ts'
import {
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
} from '../../../testing/factories/wikidata.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { json, useSourceServer } from '../../../testing/servers/source-server.ts'
import { createGate } from '../../sources/sources.gate.service.ts'

const app = useTestApp()
const server = useSourceServer()

beforeEach(async () => {
  app.sources.length = 0
  app.clock.advance(60_000)
  for (const table of ['works', 'source_hosts', 'source_searches'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  const urls = { wikidataUrl: server.url, queryUrl: server.url, wikipediaUrl: () => server.url }
  app.sources.push(createWikidata(ways(), urls))
  server.on('/w/api.php?action=query', json(searchAnswer('Q61')))
  server.on('/sparql', json(sparqlAnswer({ Q61: lights })))
  server.on('/w/api.php?action=wbgetentities', json(labelsAnswer({ Q501: 'Ada Quill' })))
  server.on('/w/rest.php/wikibase/v1/entities/items/Q61', json(item))
  server.on('/api/rest_v1/page/summary/Harbour_Lights', json(article))
})

const ways = () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 })

const lights = [
  label('Harbour Lights'),
  ofClass('Q11424'),
  madeBy('Q501', 'Ada Quill'),
  date('1961-03-01', 11),
  fact('P345', 'tt0000061'),
  fact('P4947', '61'),
]
const item = {
  labels: { en: 'Harbour Lights', de: 'Hafenlichter', xx: 'Elsewhere' },
  aliases: { en: ['Lights of the Harbour'] },
  statements: {
    P31: [statement('P31', 'Q11424')],
    P57: [statement('P57', 'Q501')],
    P577: [statement('P577', time('1961-03-01'))],
  },
  sitelinks: { enwiki: { title: 'Harbour Lights' } },
}
const articleUrl = 'https://en.wikipedia.org/wiki/Harbour_Lights'
const article = {
  type: 'standard',
  extract_html: '<p><b>Harbour Lights</b> is a film.</p>',
  content_urls: { desktop: { page: articleUrl } },
}

const search = async (q: string) => {
  const { body } = await app.call(null, 'GET /v1/search', { query: { q, category: 'film' } })
  return body.items
}

/** A work with what its page shows after the job. */
async function visit(id: number | undefined) {
  const path = { params: { medium: 'film' as const, workId: String(id) } }
  await app.call(null, 'GET /v1/works/{medium}/{workId}', path)
  await app.runJobs()
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', path)
  const sources = await app.call(null, 'GET /v1/works/{medium}/{workId}/sources', path)
  return { ...body, sources: sources.body.items }
}

test('a film is found without a key and described with the credit of its article', async () => {
  const [found] = await search('harbour lights')
  expect(found).toMatchObject({ title: 'Harbour Lights', creators: [{ name: 'Ada Quill' }] })
  const work = await visit(found?.id)
  expect(work).toMatchObject({
    description: '<p><b>Harbour Lights</b> is a film.</p>',
    descriptionUrl: articleUrl,
    alternativeTitles: ['Hafenlichter', 'Lights of the Harbour'],
  })
  expect(await app.ctx.db.selectFrom('work_titles').selectAll().execute()).toEqual([
    { work_id: work.id, language: 'de', title: 'Hafenlichter', source: 'wikidata' },
  ])
  expect(work.sources).toContainEqual({
    name: 'Wikipedia',
    url: articleUrl,
    credit: 'The description is from Wikipedia, shortened, under CC BY-SA 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  })
  expect(work.sources).toContainEqual(
    expect.objectContaining({ name: 'Wikidata', url: 'https://www.wikidata.org/wiki/Q61' }),
  )
})

test('a film on the shelf is described by its id at IMDb', async () => {
  const { id } = await aWork(app, {
    title: 'Lights of the Harbour',
    creators: ['Ada Quill'],
    releaseDate: '1961',
  })
  const shared = { medium: 'film', source: 'imdb', external_id: 'tt0000061', work_id: id }
  await app.ctx.db.insertInto('work_external_ids').values(shared).execute()
  expect(await visit(id)).toMatchObject({
    title: 'Harbour Lights',
    alternativeTitles: expect.arrayContaining(['Lights of the Harbour', 'Hafenlichter']),
    releaseDate: '1961-03-01',
    descriptionUrl: articleUrl,
  })
  expect(new URL(server.calls[0] ?? '', server.url).searchParams.get('srsearch')).toBe(
    'haswbstatement:P345=tt0000061',
  )
})

test('is one work with the film of the same id at TMDB, which describes it first', async () => {
  await search('harbour lights')
  app.sources.unshift(createTmdb(ways(), { token: 't', baseUrl: server.url }))
  const row = {
    id: 61,
    title: 'Harbour Lights',
    overview: 'From TMDB.',
    release_date: '1961-03-02',
  }
  server.on('/search/movie', json({ results: [row] }))
  server.on('/movie/61', json(row))
  app.clock.advance(86_400_001)
  const items = await search('harbour lights')
  expect(items).toHaveLength(1)
  expect(await visit(items[0]?.id)).toMatchObject({
    description: '<p>From TMDB.</p>',
    descriptionUrl: null,
  })
})
