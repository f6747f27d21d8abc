import type { TableMapping } from '@medley/contract/transfer/import-tables'
import { describe, expect, test } from 'vitest'
import { type Rows, take } from '../testing/take-table.ts'

describe('a table with a row per episode marks episodes, never the show', () => {
  test.each<[string, Rows, string[]]>([
    [
      'of an exporter',
      [
        'series_tvdb_id,series_imdb_id,title,season,episode,is_watched,watched_at,special',
        '42,tt0000042,Quay,1,1,true,2019-10-04 03:43:42,false',
        '42,tt0000042,Quay,1,2,true,,false',
        '42,tt0000042,Quay,2,1,false,,false',
        '42,tt0000042,Quay,0,1,false,,true',
        '43,,Reef,1,1,false,,false',
      ],
      ['Quay episode S1E1 on 2019-10-04', 'Quay episode S1E2'],
    ],
    [
      'of an exporter that repeats the status of the show',
      [
        'imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted',
        'tt0000042,42,show,Quay,1,1,false,true,2019-10-04 03:43:42,stopped,false',
        'tt0000043,43,show,Quay,1,2,false,false,,stopped,true',
      ],
      ['Quay episode S1E1 on 2019-10-04'],
    ],
    [
      'with a title of its own',
      [
        'Show,Title,Season Number,Episode Number,Date Watched',
        'Quay,Pilot,1,1,2020-01-02',
        'Quay,Second,1,2,2020-01-03',
      ],
      ['Quay episode S1E1 on 2020-01-02', 'Quay episode S1E2 on 2020-01-03'],
    ],
    [
      'of a media server',
      [
        'grandparent_title,parent_index,index,title,type,viewed_at,user',
        'Quay,1,1,Pilot,episode,2020-01-02,ada',
        'Quay,1,2,Second,episode,2020-01-03,ada',
      ],
      ['Quay episode S1E1 on 2020-01-02', 'Quay episode S1E2 on 2020-01-03'],
    ],
    [
      'in German, with a score',
      ['Serie;Staffel;Folge;Gesehen;Note', 'Quay;1;1;ja;8', 'Quay;1;2;nein;', 'Quay;1;3;;'],
      ['Quay episode S1E1 rated 8'],
    ],
    [
      'in Spanish, of whole seasons',
      ['Serie;Temporada;Visto', 'Quay;1;sí', 'Quay;2;no'],
      ['Quay episode S1E'],
    ],
    [
      'with both numbers in one cell',
      ['Series,Episode,Watched', 'Quay,S01E02,x', 'Quay,1x03,x', 'Quay,S02E01,'],
      ['Quay episode S1E2', 'Quay episode S1E3'],
    ],
    [
      'with both numbers in the title',
      ['Title,Watched on', 'Quay - S01E02,2020-01-02', 'Quay - S01E03,2020-01-03'],
      ['Quay episode S1E2 on 2020-01-02', 'Quay episode S1E3 on 2020-01-03'],
    ],
    [
      'with titles of episodes',
      ['Show,Season,Episode,Watched', 'Quay,1,The Tide,yes', 'Quay,1,The Ebb,no'],
      ['Quay episode S1EThe Tide'],
    ],
    [
      'beside films, of a media server',
      [
        'media_type,title,grandparent_title,media_index,parent_media_index,watched_status,date',
        'episode,Pilot,Quay,1,1,1,2020-01-02',
        'episode,Second,Quay,2,1,0,2020-01-03',
      ],
      ['Quay episode S1E1 on 2020-01-02'],
    ],
    [
      'of a media server, with counts',
      [
        'Name,SeriesName,ParentIndexNumber,IndexNumber,PlayCount,LastPlayedDate',
        'Pilot,Quay,1,1,2,2020-01-02T10:00:00Z',
        'Second,Quay,1,2,0,',
      ],
      ['Quay episode S1E1 on 2020-01-02'],
    ],
    [
      'with shows and numbers in a column of episodes',
      ['Episode,Watched at', 'Quay S01E01 - Pilot,2020-01-02', 'Quay S01E02 - Next,2020-01-03'],
      ['Quay episode S1E1 on 2020-01-02', 'Quay episode S1E2 on 2020-01-03'],
    ],
    [
      'that says where one is',
      ['Show,Season,Episode,Status', 'Quay,2,3,watching', 'Reef,1,1,dropped', 'Bay,1,2,'],
      ['Quay progress going S2E3', 'Reef progress stopped S1E1'],
    ],
  ])('%s', async (_, rows, marks) => {
    const taken = await take(rows)
    expect(taken.marks).toEqual(marks)
    expect(taken.asks).toEqual([])
    expect(taken.records.map(({ work }) => work.mediums)).toEqual(marks.map(() => ['tvShow']))
  })

  test('and says of each other row why it is left out', async () => {
    const seen = Array.from({ length: 9 }, (_, index) => `Reef,1,${index + 1},yes`)
    const told = ['Quay,1,1,no', 'Quay,1,0,yes', 'Quay,soon,1,yes']
    const rows = ['Show,Season,Episode,Watched', ...seen, ...told]
    const { reasons } = await take(rows)
    expect(reasons).toEqual([
      'Quay: untoldEpisode',
      'Quay: noEpisodeNumber',
      'Quay: noEpisodeNumber',
    ])
  })

  test('unless each show has one row with the place where one is', async () => {
    const rows = ['Show,Status,Season,Episode', 'Quay,Watching,2,5', 'Reef,Completed,3,10']
    expect((await take(rows)).marks).toEqual(['Quay progress going S2E5', 'Reef engaged'])
  })

  test('and films between them keep their own titles', async () => {
    const rows = [
      'media_type,title,grandparent_title,media_index,parent_media_index,watched_status',
      'episode,Pilot,Quay,1,1,1',
      'movie,Reef,,,,1',
    ]
    expect((await take(rows)).marks).toEqual(['Quay episode S1E1', 'Reef engaged'])
  })

  test('by the ids of the show, not those of its episodes', async () => {
    const rows = ['Show,Season,Episode,Const,Seen', 'Quay,1,1,tt0000042,x', 'Quay,1,2,tt0000043,x']
    const { records } = await take(rows)
    expect(records.map(({ work }) => work.ids)).toEqual([{}, {}])
    const own = ['Show,TVDB ID,Season,Episode,Seen', 'Quay,42,1,1,x', 'Quay,42,1,2,x']
    expect((await take(own)).records[0]?.work.ids).toEqual({ thetvdb: '42' })
  })

  test('also where films stand between', async () => {
    const rows = [
      'Type,Title,Season,Episode,Watched',
      'movie,Reef,,,true',
      'movie,Bay,,,false',
      'episode,Quay,1,1,true',
    ]
    expect((await take(rows)).marks).toEqual(['Reef engaged', 'Bay saved', 'Quay episode S1E1'])
  })
})

describe('what says no is no', () => {
  const pairs: [string, string][] = [
    ['true', 'false'],
    ['TRUE', 'FALSE'],
    ['yes', 'no'],
    ['Y', 'N'],
    ['1', '0'],
    ['3', '0'],
    ['x', ''],
    ['✓', '✗'],
    ['✅', '❌'],
    ['☑', '☐'],
    ['checked', 'unchecked'],
    ['ja', 'nein'],
    ['sí', 'no'],
    ['oui', 'non'],
    ['sim', 'não'],
    ['vero', 'falso'],
    ['tak', 'nie'],
    ['ja', 'nej'],
    ['ja', 'nee'],
  ]

  test.each(pairs)('%s and %s', async (yes, no) => {
    const rows = ['Film;is_watched', `Quay;${yes}`, `Reef;${no}`, `Bay;${yes}`]
    const { marks, asks } = await take(rows)
    expect(marks.filter((mark) => mark.endsWith('engaged'))).toEqual([
      'Quay engaged',
      'Bay engaged',
    ])
    expect(asks).toEqual([])
  })

  test.each([
    'is_watched',
    'isWatched',
    'Watched?',
    'Have I seen it',
    'seen',
    'done',
    'finished',
    'Gesehen',
    'Schon gesehen?',
    'Visto',
    'Vu ?',
    'Gezien',
    'Obejrzane',
    'Sett',
    'Assistido',
    '✓',
  ])('under the name %s', async (name) => {
    const { marks } = await take([`Film;${name}`, 'Quay;yes', 'Reef;no', 'Bay;yes'])
    expect(marks).toEqual(['Quay engaged', 'Reef saved', 'Bay engaged'])
  })

  test('whatever day and score stand beside it', async () => {
    const rows = ['Film,Watched,Watched at,My rating', 'Quay,false,2020-01-02,8', 'Reef,true,,']
    const { marks, records } = await take(rows)
    expect(marks).toEqual(['Quay saved', 'Reef engaged'])
    expect(records[0]).toMatchObject({ rating: null, note: [{ code: 'savedScore' }] })
  })

  test.each(['Watched', 'Watched on'])('also between days, in %s', async (name) => {
    const { records, marks } = await take([
      `Film,${name}`,
      'Quay,2020-01-02',
      'Reef,no',
      'Bay,yes',
      'Tide,2020-01-04',
      'Ebb,2020-01-05',
    ])
    expect(marks).toEqual([
      'Quay engaged',
      'Reef saved',
      'Bay engaged',
      'Tide engaged',
      'Ebb engaged',
    ])
    expect(records[0]?.viewings).toMatchObject([{ day: '2020-01-02' }])
    expect(records.flatMap(({ note }) => note ?? [])).toEqual([])
  })

  test('and a yes in a column of plans is a plan', async () => {
    const { marks, reasons } = await take(['Book,To read', 'Quay,yes', 'Reef,no'])
    expect(marks).toEqual(['Quay saved'])
    expect(reasons).toEqual(['Reef: untold'])
  })

  test.each(['Owned', 'Favorite', 'Rewatched', 'Special', 'Available'])(
    'and %s says nothing about it',
    async (name) => {
      const { asks, marks } = await take([`Film,${name}`, 'Quay,yes', 'Reef,no'])
      expect([asks, marks]).toEqual([['status'], []])
    },
  )
})

describe('what a table does not say is asked once, and nothing is marked before', () => {
  test.each<[string, Rows, TableMapping['medium']]>([
    ['titles', ['Film', 'Quay', 'Reef'], 'film'],
    ['titles and days', ['Title,Date', 'Quay,2024-05-06', 'Reef,2024-07-08'], 'book'],
    ['titles and days of coming out', ['Title,Release date', 'Quay,2024-05-06'], 'film'],
    ['titles and notes', ['Title,Notes', 'Quay,From Ada', 'Reef,From Bo'], 'book'],
    ['titles and ranks', ['Rank,Title,Year', '1,Quay,1999', '2,Reef,2001'], 'film'],
    ['anybody’s scores', ['#,Title,Rating', '1,Quay,9.2', '2,Reef,9.1'], 'film'],
    ['episodes and days', ['Show,Season,Episode,Date', 'Quay,1,1,2024-05-06'], 'tvShow'],
  ])('%s', async (_, rows, medium) => {
    const { asks, marks, preview } = await take(rows, { medium })
    expect(asks.filter((one) => one !== 'medium')).toEqual(['status'])
    expect(marks).toEqual([])
    expect(preview.map(({ status }) => status)).toEqual(preview.map(() => 'unknown'))
  })

  const rows = ['Rank,Title,Notes,Date', '2,Quay,So wet,2024-05-06', '1,Reef,,2024-05-07']

  test('they were finished, on their days', async () => {
    const { records } = await take(rows, { medium: 'film', status: 'finished' })
    expect(
      records.map(({ kind, text, dateViewed, viewings }) => [
        kind,
        text,
        dateViewed ?? viewings[0]?.day,
      ]),
    ).toEqual([
      ['review', 'So wet', '2024-05-06'],
      ['engaged', null, '2024-05-07'],
    ])
  })

  test('they are saved for later, whatever days stand there', async () => {
    const { marks, records } = await take(rows, { medium: 'film', status: 'saved' })
    expect(marks).toEqual(['Quay saved', 'Reef saved'])
    expect(records[0]?.note).toEqual([{ code: 'savedNote' }])
  })

  test('they are a list, in the order of their places', async () => {
    const { records, lists } = await take(rows, {
      medium: 'film',
      status: 'unknown',
      list: 'Tides',
    })
    expect(records.map(({ kind, listings }) => [kind, ...listings])).toEqual([
      ['entry', { list: 'tides', place: 2, note: 'So wet' }],
      ['entry', { list: 'tides', place: 1 }],
    ])
    expect(lists).toMatchObject([{ key: 'tides', title: 'Tides', isRanked: true }])
  })

  test.each<[string, Rows]>([
    ['a score', ['Film,My rating', 'Quay,8', 'Reef,7']],
    ['a day of watching', ['Film,Watched on', 'Quay,2020-01-02', 'Reef,2020-01-03']],
    ['a review', ['Film,Review', 'Quay,So wet', 'Reef,So dry']],
    ['a status', ['Film,Status', 'Quay,seen', 'Reef,dropped']],
  ])('but not where each row has %s', async (_, told) => {
    const { asks, marks } = await take(told)
    expect(asks).toEqual([])
    expect(marks).toHaveLength(2)
  })

  test('and an empty or unknown status is not finished', async () => {
    const { marks, reasons } = await take([
      'Film,Status',
      'Quay,seen',
      'Reef,',
      'Bay,seen',
      'Tide,hm',
    ])
    expect(marks).toEqual(['Quay engaged', 'Bay engaged'])
    expect(reasons).toEqual(['Reef: untold', 'Tide: untold'])
  })
})
