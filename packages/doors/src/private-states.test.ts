import { describe, expect, test } from 'vitest'
import { csvOf } from './testing/export-files.ts'
import { readZip } from './testing/read-exports.ts'
import type { ReadFile, WorkRecord } from './record.ts'

const secret = 'hushed words'
const json = (value: unknown) => JSON.stringify(value)
const lines = (...all: readonly object[]) => all.map(json).join('\n')

const neodb = (visibility: number, ...pieces: readonly [string, object][]) => {
  const header = { server: 'neodb.example', neodb_version: '0.12.3' }
  const address = 'https://neodb.example/book/b1'
  const published = '2023-04-04T15:21:33+00:00'
  const journal = pieces.map(([type, content]) => ({
    type,
    content: { type, published, withRegardTo: address, ...content },
    visibility,
  }))
  return [
    { name: 'journal.ndjson', content: lines(header, ...journal) },
    {
      name: 'catalog.ndjson',
      content: lines(header, { id: address, display_title: 'Reef', external_resources: [] }),
    },
  ]
}
const mark = ['ShelfMember', { status: 'complete' }] as const
const said = ['Comment', { content: secret }] as const

const aniList = (rows: object[], reviews: object[] = []) => [
  { name: 'gdpr_data.json', content: json({ user: {}, lists: rows, reviews, favourites: [] }) },
]
const aniListRow = {
  series_type: 0,
  series_id: 21,
  status: 2,
  score: 85,
  progress: 12,
  repeat: 0,
  private: 1,
  notes: secret,
  custom_lists: '[0]',
  started_on: 0,
  finished_on: 20_190_203,
  updated_at: '2023-01-01 10:00:00',
}

const ryot = (...reviews: object[]) => [
  {
    name: 'ryot.json',
    content: json({
      metadata: [{ lot: 'book', source: 'x', identifier: '7', source_id: 'Reef', reviews }],
      workouts: [],
      people: [],
    }),
  },
]
const ryotReview = {
  rating: '80',
  review: { text: secret, date: '2024-03-01T10:00:00Z', visibility: 'private' },
}

const play = {
  ts: '2024-05-01T10:00:00Z',
  ms_played: 2_400_000,
  master_metadata_track_name: null,
  episode_name: secret,
  episode_show_name: 'Reef',
}

const goodreads = {
  name: 'goodreads.csv',
  content: csvOf('Book Id,Title,Author,My Rating,Exclusive Shelf,Private Notes', [
    [7, 'Reef', 'Ada Lime', 4, 'read', secret],
  ]),
}
const yamtrack = {
  name: 'yamtrack.csv',
  content: csvOf('media_id,source,media_type,title,status,notes', [
    [7, 'tmdb', 'movie', 'Reef', 'Completed', secret],
  ]),
}
const netflix = {
  name: 'ViewingActivity.csv',
  content: csvOf('Profile Name,Start Time,Duration,Title,Supplemental Video Type', [
    ['Ann', '2022-10-26 18:56:01', '01:19:28', 'Reef', ''],
    ['Ann', '2022-10-25 18:56:01', '01:19:28', 'Quay', ''],
    ['Bo', '2022-10-26 18:56:01', '01:19:28', secret, ''],
  ]),
}
const feed = {
  name: 'podcasts.opml',
  content: `<?xml version="1.0"?><opml version="2.0"><body><outline type="rss" text="Reef" xmlUrl="https://feeds.example/${encodeURI(secret)}"/></body></opml>`,
}

const friends = { audience: 'friends' }
const inList = { kind: 'entry', listings: [{ list: 'private' }] }
const privateProgress = { kind: 'progress', parts: { progress: { isPrivate: true } } }

/** The private states of services: their files, records, and reasons for what stays out. */
const states: [string, { name: string; content: string }[], object[], string[]][] = [
  [
    'NeoDB: a mark and comment for nobody else',
    neodb(2, [...mark], [...said]),
    [inList, inList],
    [],
  ],
  [
    'NeoDB: a score for nobody else',
    neodb(2, ['Rating', { value: 7, best: 10 }]),
    [{ ...inList, listings: [{ list: 'private', note: '7/10' }] }],
    [],
  ],
  ['NeoDB: a review for nobody else', neodb(2, ['Review', { content: secret }]), [inList], []],
  [
    'NeoDB: progress for nobody else',
    neodb(2, ['ShelfMember', { status: 'progress' }]),
    [privateProgress],
    [],
  ],
  ['NeoDB: a note for nobody else', neodb(2, ['Note', { content: secret }]), [], ['privateThere']],
  ['NeoDB: a note for followers', neodb(1, ['Note', { content: secret }]), [], ['notForAll']],
  ['NeoDB: a review for followers', neodb(1, ['Review', { content: secret }]), [friends], []],
  ['AniList: a private row', aniList([aniListRow]), [inList], []],
  [
    'AniList: a private row in progress',
    aniList([{ ...aniListRow, status: 0, score: 0, notes: null }]),
    [privateProgress],
    [],
  ],
  [
    'AniList: a private review',
    aniList(
      [],
      [{ series_type: 0, series_id: 21, private: 1, score: 92, text: secret, created_at: null }],
    ).map((file) => ({
      ...file,
      content: file.content.replace(
        '"lists":[]',
        `"lists":[${json({ ...aniListRow, private: 0, notes: null })}]`,
      ),
    })),
    [{ kind: 'rating' }, inList],
    [],
  ],
  ['Ryot: a private review', ryot(ryotReview), [inList], []],
  [
    'Ryot: a private review of an episode',
    ryot({ ...ryotReview, show_season_number: 1, show_episode_number: 2 }),
    [],
    ['privateThere'],
  ],
  [
    'Spotify: a private session',
    [{ name: 'endsong_0.json', content: json([{ ...play, incognito_mode: true }]) }],
    [],
    [],
  ],
  ['Goodreads: private notes', [goodreads], [{ note: [{ code: 'privateNotes' }] }], []],
  ['Yamtrack: private notes', [yamtrack], [{ note: [{ code: 'privateNotes' }] }], []],
  [
    'Netflix: what other profiles watched',
    [netflix],
    [{ kind: 'engaged' }, { kind: 'engaged' }],
    [],
  ],
  ['OPML: the address of a paid feed', [feed], [{ kind: 'progress' }], []],
]

/** All that could be shown to others of a file: everything but what stands in its private lists, and private progress. */
function shownTo({ records, lists, leftOut: _, ...rest }: ReadFile): string {
  const isOpen = ({ listings, audience, parts }: WorkRecord) =>
    audience !== 'friends' &&
    parts?.progress?.isPrivate !== true &&
    !listings.some(({ list }) =>
      lists.some(({ key, isPrivate }) => key === list && isPrivate !== false),
    )
  return json([records.filter(isOpen), rest])
}

describe('what was private at a service', () => {
  test.each(states)('%s stays private', async (_, entries, records, reasons) => {
    const files = await readZip(entries)
    expect(files.flatMap((file) => file.records)).toMatchObject(records)
    const leftOut = files.flatMap((file) => file.leftOut)
    expect(leftOut.map(({ reason }) => reason.code)).toEqual(reasons)
    for (const file of files) expect(shownTo(file)).not.toContain('hushed')
  })
})
