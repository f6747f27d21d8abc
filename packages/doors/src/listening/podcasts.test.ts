import { describe, expect, test } from 'vitest'
import { now, read } from '../testing/read-exports.ts'
import { TooManyRows } from '../files/csv-table.ts'
import { readFiles } from '../read-files.ts'

const opml = (outlines: string, version = '2.0') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<opml version="${version}"><head><title>Mine</title></head><body>${outlines}</body></opml>`

const feed = (title: string, address = 'https://feeds.example/1', attributes = '') =>
  `<outline type="rss" text="${title}" title="${title}" xmlUrl="${address}" ${attributes}/>`

const readFeeds = (outlines: string, version?: string) =>
  read('feeds.opml', opml(outlines, version))

describe('podcast subscriptions', () => {
  test.each(['1.0', '2.0'])(
    'of OPML %s are podcasts that the member is in the middle of',
    async (version) => {
      const { source, records, leftOut } = await readFeeds(
        feed('Tide &amp; Reef', 'https://feeds.example/1') +
          feed('Quay&#39;s Hour', 'https://feeds.example/2'),
        version,
      )
      expect([source, leftOut]).toEqual(['podcasts', []])
      expect(records).toMatchObject([
        {
          kind: 'progress',
          work: { title: 'Tide & Reef', mediums: ['podcast'], ids: {} },
          parts: { progress: { state: 'going', timeChanged: null } },
          viewings: [],
          timeMarked: null,
        },
        { work: { title: "Quay's Hour" } },
      ])
    },
  )

  test('lie in folders, which are no rows', async () => {
    const { records, leftOut } = await readFeeds(
      `<outline text="News"><outline text="Local">${feed('Harbour', 'https://a.example/1')}</outline></outline><outline text="More">\n${feed('Pier', 'https://a.example/2')}</outline>`,
    )
    expect(records.map(({ work, line }) => [work.title, line])).toEqual([
      ['Harbour', 2],
      ['Pier', 3],
    ])
    expect(leftOut).toEqual([])
  })

  test('of the same feed with and without encryption are one', async () => {
    const { records } = await readFeeds(
      feed('Harbour', 'http://feeds.example/harbour/') +
        feed('Harbour (Audio)', 'https://feeds.example/harbour') +
        feed('Pier', 'https://feeds.example/pier'),
    )
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(2)
    expect(records).toHaveLength(3)
  })

  test('are named by the text if it has no title, and their address in any case', async () => {
    const { first } = await readFeeds(
      '<outline type="rss" text="Pocket Pier" xmlURL="https://feeds.example/1"/>',
    )
    expect(first?.work.title).toBe('Pocket Pier')
  })

  test('keep no address, which may hold a personal key', async () => {
    const secret = 'feeds.example/member/s3cr3t-key'
    const file = await readFeeds(
      feed('Paid Pier', `https://${secret}`) +
        feed(`https://${secret}2`, `https://${secret}2`) +
        feed(`${secret}3`, `https://${secret}3`) +
        feed(`Reef https://${secret}4`, `https://${secret}4`),
    )
    expect(JSON.stringify(file)).not.toContain('s3cr3t')
    expect(file.records.map(({ work }) => work.title)).toEqual(['Paid Pier', 'Reef'])
    expect(file.leftOut).toMatchObject([
      { title: null, reason: { code: 'titleMissing' } },
      { title: null, reason: { code: 'titleMissing' } },
    ])
  })

  test.each([
    [feed('Reef TV', 'https://www.youtube.com/feeds/videos.xml?channel_id=1'), 'youTubeChannel'],
    [feed('Reef Notes', 'https://reef.blogspot.com/feeds/posts/default'), 'blog'],
    [feed('Reef Log', 'https://reef.example/log/atom.xml'), 'blog'],
    [feed('Reef Site', 'https://reef.example').replace('rss', 'include'), 'nothingKept'],
    ['<outline type="link" text="Reef Page" url="https://reef.example/about"/>', 'nothingKept'],
    ['<outline text="Reef Folder"/>', 'nothingKept'],
  ])('leave out %s', async (outline, code) => {
    const { records, leftOut } = await readFeeds(outline)
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ title: /Reef \w+/.exec(outline)?.[0], reason: { code } }])
  })

  test.each([
    '<!DOCTYPE opml [<!ENTITY pier "Pier">]><opml version="2.0"><body><outline text="&pier;" xmlUrl="https://a.example"/></body></opml>',
    '<opml version="2.0"><body><outline text="Pier"',
    '<opml version="2.0"><body><outline text="Pier" xmlUrl="https://a.example"/>',
    '<feeds><opml version="2.0"/></feeds>',
  ])('of a file that declares or breaks something are refused: %s', async (xml) => {
    const { records, problem } = await read('feeds.opml', xml)
    expect(records).toEqual([])
    expect(problem?.message).toEqual({ code: 'damagedXml' })
  })

  test.each<[string, string, string[]]>([
    ['& in an address', feed('Pier', 'https://a.example/?a=1&b=2&c'), ['Pier']],
    [
      '& in a title',
      feed('R&B', 'https://a.example/1') + feed('Pier & Sea', 'https://a.example/2'),
      ['R&B', 'Pier & Sea'],
    ],
    [
      '& at the end',
      feed('Pier &', 'https://a.example/1') + feed('Reef', 'https://a.example/2'),
      ['Pier &', 'Reef'],
    ],
    ['entities of HTML', feed('Caf&eacute;&nbsp;Pier'), ['Café Pier']],
    ['entities that nobody knows', feed('Pier &pier; Reef'), ['Pier &pier; Reef']],
    [
      'numbers of no sign',
      feed('Pier &#xffffff;') + feed('Reef', 'https://a.example/2'),
      ['Pier &#xffffff;', 'Reef'],
    ],
    ['control characters', feed('Pi\u0003er'), ['Pi er']],
    ['< in a title', feed('Pier < Reef'), ['Pier < Reef']],
    [
      'attributes without quotes',
      '<outline text="Pier" hidden xmlUrl=https://a.example/1 />' +
        feed('Reef', 'https://a.example/2'),
      ['Pier', 'Reef'],
    ],
    [
      'tags that do not match',
      `<outline text="All">${feed('Pier')}</outlines></outline>${feed('Reef', 'https://a.example/2')}`,
      ['Pier', 'Reef'],
    ],
  ])('are read in spite of %s', async (_, outlines, titles) => {
    const { records, problem } = await readFeeds(outlines)
    expect(problem).toBeNull()
    expect(records.map(({ work }) => work.title)).toEqual(titles)
  })

  test('are read under a document type that declares nothing', async () => {
    const { records } = await read('feeds.opml', `<!DOCTYPE opml>${opml(feed('Pier')).slice(39)}`)
    expect(records).toHaveLength(1)
  })

  test.each([
    ['outside of a body', feed('Pier').replace('/>', '/>')],
    ['beside it', `<body/>${feed('Pier')}`],
    ['in other elements', `<body><group>${feed('Pier')}</group></body>`],
  ])('are found %s', async (_, outlines) => {
    const { records } = await read('feeds.opml', `<opml version="1.1">${outlines}</opml>`)
    expect(records.map(({ work }) => work.title)).toEqual(['Pier'])
  })

  test.each([
    ['as links', feed('Pier').replace('rss', 'link')],
    ['without a type', '<outline text="Pier" xmlUrl="https://a.example/1"/>'],
    ['with another type', feed('Pier').replace('rss', 'audio')],
    [
      'with their address elsewhere',
      '<outline type="link" text="Pier" url="https://a.example/feed.xml"/>',
    ],
    ['with their title elsewhere', '<outline name="Pier" xmlUrl="https://a.example/1"/>'],
  ])('are known %s', async (_, outline) => {
    expect((await readFeeds(outline)).records.map(({ work }) => work.title)).toEqual(['Pier'])
  })

  test('are no podcasts for each of their episodes', async () => {
    const episode =
      '<outline type="podcast-episode" title="Tide" url="https://a.example/feed/1.mp3"/>'
    const { records, leftOut } = await readFeeds(
      feed('Pier').replace('/>', `>${episode}</outline>`),
    )
    expect(records.map(({ work }) => work.title)).toEqual(['Pier'])
    expect(leftOut).toMatchObject([{ title: 'Tide', reason: { code: 'podcastEpisode' } }])
  })

  test('that a file has none of is said', async () => {
    const { problem } = await readFeeds('')
    expect(problem?.message).toEqual({ code: 'noSubscriptions' })
  })

  test('stop at the limit of rows', async () => {
    const bytes = Buffer.from(opml(feed('Pier').repeat(4)))
    const reading = readFiles([{ name: 'feeds.opml', bytes }], { now, rowsMax: 3 })
    await expect(reading).rejects.toThrow(TooManyRows)
  })
})
