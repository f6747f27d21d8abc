import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const xmlOf = (tag: string, entries: readonly Record<string, string | number>[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    '<!-- Created by XML Export feature at MyAnimeList.net -->',
    '<myanimelist><myinfo><user_id>1</user_id></myinfo>',
    ...entries.map((cells) => {
      const texts = Object.entries(cells).map(([name, text]) => `<${name}>${text}</${name}>`)
      return `<${tag}>\n${texts.join('\n')}\n</${tag}>`
    }),
    '</myanimelist>',
  ].join('\n')

const show = {
  series_animedb_id: 42,
  series_title: '<![CDATA[Umi & Kaze <3]]>',
  series_type: 'TV',
  series_episodes: 12,
  my_watched_episodes: 5,
  my_start_date: '0000-00-00',
  my_finish_date: '0000-00-00',
  my_score: 0,
  my_status: 'Watching',
  my_tags: '<![CDATA[]]>',
}
const anime = (...entries: Record<string, string | number>[]) =>
  read(
    'animelist.xml',
    xmlOf(
      'anime',
      entries.map((cells) => ({ ...show, ...cells })),
    ),
  )

describe('MyAnimeList', () => {
  test('a show being watched is at its episode', async () => {
    const { source, first } = await anime({})
    expect(source).toBe('myanimelist')
    expect(first).toMatchObject({
      line: 4,
      kind: 'progress',
      rating: null,
      work: { title: 'Umi & Kaze <3', mediums: ['tvShow'], ids: { myanimelist: '42' } },
      parts: { progress: { state: 'going', entry: { season: 1, number: 5 } } },
      note: null,
    })
  })

  test.each([
    [{ my_status: 'On-Hold' }, { kind: 'progress', parts: { progress: { state: 'paused' } } }],
    [
      { my_status: 'Dropped', my_score: 3 },
      { kind: 'rating', rating: { points: 3 }, parts: { progress: { state: 'stopped' } } },
    ],
    [
      { my_status: 'Plan to Watch', my_watched_episodes: 0 },
      { kind: 'saved', viewings: [], isSaved: false },
    ],
    [
      { my_status: 'Plan to Watch', my_watched_episodes: 3 },
      {
        kind: 'progress',
        isSaved: true,
        parts: { progress: { state: 'going', entry: { season: 1, number: 3 } } },
      },
    ],
    [
      { my_status: 'Completed', my_finish_date: '2014-05-06', my_times_watched: 255 },
      { viewings: [{ day: '2014-05-06', isRepeat: false }] },
    ],
    [{ my_status: 'Completed', my_times_watched: 65_535 }, { viewings: [] }],
    [{ my_status: 'Completed' }, { kind: 'engaged', viewings: [] }],
    [
      { my_status: 'Completed', my_score: 9, my_finish_date: '2019-05-04', my_times_watched: 1 },
      {
        kind: 'rating',
        rating: { points: 9, scale: 10 },
        viewings: [{ day: null }, { day: '2019-05-04', isRepeat: true }],
        timePosted: '2019-05-04T00:00:00.000Z',
      },
    ],
    [
      { my_status: 'Completed', my_rewatching: 1, my_rewatching_ep: 2 },
      { kind: 'engaged', parts: { progress: { state: 'going', entry: { number: 2 } } } },
    ],
    [{ my_status: 'Completed', my_finish_date: '2019-05-00' }, { viewings: [{ day: '2019-05' }] }],
    [
      { my_status: 'Completed', my_finish_date: '1931-02-03' },
      { viewings: [{ day: '1931-02-03' }] },
    ],
    [
      { my_status: 'Completed', my_finish_date: '2031-02-03' },
      { kind: 'engaged', viewings: [] },
    ],
    [{ series_type: 'Movie', my_status: 'Completed' }, { work: { mediums: ['film', 'tvShow'] } }],
    [
      { series_title: 'Umi 2nd Season' },
      { parts: { progress: { entry: { season: 2, number: 5 } } } },
    ],
  ])('%j is %j', async (cells, expected) => {
    const { first } = await anime(cells)
    expect(first).toMatchObject(expected)
  })

  test('manga are books, at the share of their chapters', async () => {
    const manga = {
      manga_mangadb_id: 7,
      manga_title: 'Umi',
      manga_volumes: 'N/A',
      manga_chapters: 80,
      my_read_chapters: 20,
      my_status: 'Reading',
      my_score: 8,
    }
    const { first } = await read('mangalist.xml', xmlOf('manga', [manga]))
    expect(first).toMatchObject({
      kind: 'rating',
      work: { mediums: ['book'] },
      parts: { progress: { state: 'going', amount: 25, unit: 'percent', entry: null } },
    })
  })

  test('a row of an id alone is looked up by it', async () => {
    const { first, leftOut } = await anime({ series_title: '' })
    expect(leftOut).toEqual([])
    expect(first?.work).toMatchObject({ isNameless: true, ids: { myanimelist: '42' } })
  })

  test('a row without a title or with an unknown status is left out', async () => {
    const { leftOut } = await anime(
      { series_title: '', series_animedb_id: '' },
      { my_status: 'Eaten' },
    )
    expect(leftOut.map(({ reason }) => reason.code)).toEqual(['titleMissing', 'unknownStatus'])
  })

  test('reads the file as it is downloaded, packed', async () => {
    const { name, records } = await read('animelist.xml.gz', gzipSync(xmlOf('anime', [show])))
    expect([name, records.length]).toEqual(['animelist.xml', 1])
  })

  test('a bomb is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(29_000_000, ' '))
    await expect(read('animelist.xml.gz', bomb)).rejects.toMatchObject({
      problem: { code: 'zipRatio' },
    })
  })

  test('no entity of its own is replaced: the file is refused', async () => {
    const doctype = '<!DOCTYPE myanimelist [<!ENTITY a "Umi">]>'
    const xml = `<?xml version="1.0"?>${doctype}${xmlOf('anime', [
      { ...show, series_title: '&a;' },
    ]).slice('<?xml version="1.0" encoding="UTF-8" ?>'.length)}`
    const { records, problem } = await read('animelist.xml', xml)
    expect([records, problem?.message.code]).toEqual([[], 'damagedXml'])
  })

  test.each([
    ['Umi & Kaze', 'Umi & Kaze'],
    ['R&B', 'R&B'],
    ['Umi &', 'Umi &'],
    ['Umi&nbsp;Kaze', 'Umi Kaze'],
    ['&umi; Kaze', '&umi; Kaze'],
    ['Umi < Kaze', 'Umi < Kaze'],
    ['U\u0001mi', 'Umi'],
    ['<b>Umi', 'MyAnimeList 42'],
  ])('the title %s costs at most its row', async (title, expected) => {
    const { records, leftOut, problem } = await anime(
      { series_title: title },
      { series_title: 'Reef', series_animedb_id: 43 },
    )
    expect(problem).toBeNull()
    expect(records.map(({ work }) => work.title)).toEqual([expected, 'Reef'])
    expect(records.length + leftOut.length).toBe(2)
  })
})
