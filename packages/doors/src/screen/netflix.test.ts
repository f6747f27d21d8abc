import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read, readZip } from '../testing/read-exports.ts'

const history = (rows: readonly (readonly [string, string])[]) =>
  read('NetflixViewingHistory.csv', csvOf('Title,Date', rows))

const header =
  'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country'
const activity = (
  rows: readonly (readonly [string, string, string, string, string?])[],
  how: Parameters<typeof read>[2] = {},
) =>
  read(
    'CONTENT_INTERACTION/ViewingActivity.csv',
    csvOf(
      header,
      rows.map(([profile, start, duration, title, type = '']) => [
        profile,
        start,
        duration,
        '',
        title,
        type,
        'TV',
        duration,
        duration,
        'DE (Germany)',
      ]),
    ),
    { timeZone: 'Europe/Berlin', ...how },
  )

const film = (title: string) => ({ kind: 'engaged', work: { mediums: ['film', 'tvShow'], title } })
const episode = (show: string, mark: object) => ({
  kind: 'episode',
  work: { mediums: ['tvShow'], title: show },
  parts: { episode: mark },
  viewings: [],
})
const named = (title: string) => ({
  unnumbered: { title, releaseDate: null, source: null, sourceId: null },
})

describe('a table of titles and days', () => {
  const days = ['2024-05-06', '2024-07-08', '2024-09-10', '2024-10-11']
  const sourceOf = async (name: string, titles: readonly string[], header = 'Title,Date') => {
    const rows = titles.map((title, index) => [title, days[index] ?? ''] as const)
    const { source, problem } = await read(name, csvOf(header, rows))
    return source ?? problem?.message.code
  }
  const seasons = ['Quay: Season 1: Ebb', 'Quay: Season 1: Flow', 'Reef: Season 2: Tide', 'Pier']

  test.each([
    ['books.csv', ['Quay', 'Reef', 'Pier']],
    ['books.csv', ['Quay: A Novel', 'Reef: Volume of Verse', 'Pier: Stories']],
    ['history.csv', ['Quay: Season 1: Ebb', 'Reef', 'Pier']],
  ])('is asked about in %s with %j', async (name, titles) => {
    expect(await sourceOf(name, titles)).toBe('unknownFile')
  })

  test.each([
    ['NetflixViewingHistory.csv', ['Quay', 'Reef'], 'Title,Date'],
    ['my netflix.csv', ['Quay', 'Reef'], 'Titel,Datum'],
    ['history.csv', seasons, 'Title,Date'],
    ['historial.csv', seasons, 'Título,Fecha'],
    ['historique.csv', seasons, 'Titre,Date'],
  ])('is Netflix’s in %s with %j under %s', async (name, titles, header) => {
    expect(await sourceOf(name, titles, header)).toBe('netflix')
  })

  test('is read as the member says, whoever wrote it', async () => {
    const mapping = {
      hasHeader: true,
      columns: [
        { place: 0, as: 'title' as const },
        { place: 1, as: 'date' as const },
      ],
      medium: 'book' as const,
      mediumWords: [],
      status: 'finished' as const,
      statusWords: [],
      scale: '10' as const,
      list: null,
      dayOrder: null,
    }
    const rows = [['Quay: Season 1: Ebb', '2024-05-06']] as const
    const file = await read('NetflixViewingHistory.csv', csvOf('Title,Date', rows), { mapping })
    expect([file.source, file.first?.work.mediums]).toEqual(['table', ['book']])
  })
})

describe('NetflixViewingHistory.csv', () => {
  test('a film is a viewing on its day', async () => {
    const { source, first } = await history([['Tidewater', '10/21/20']])
    expect(source).toBe('netflix')
    expect(first).toMatchObject({
      ...film('Tidewater'),
      viewings: [{ day: '2020-10-21' }],
      timePosted: '2020-10-21T00:00:00.000Z',
    })
  })

  test.each([
    ['Quay: Season 2: Low Water', 'Quay', { season: 2, number: null, ...named('Low Water') }],
    [
      'Quay: The Long Story: Part 3: Hiss, Bang',
      'Quay: The Long Story',
      { season: 3, ...named('Hiss, Bang') },
    ],
    ['Quay: Staffel 1: Folge 4', 'Quay', { season: 1, number: 4 }],
    ['Quay: Season 3: I See Sand (Episode 8)', 'Quay', { season: 3, number: 8 }],
    ['Quay: Limited Series: End Tide', 'Quay', { season: 1, ...named('End Tide') }],
    ['Quay: Quay 4: Chapter Nine: Gulls', 'Quay', { season: 4, ...named('Chapter Nine: Gulls') }],
    ['Quay: Quay: The Pier', 'Quay', { season: 1, ...named('The Pier') }],
  ])('%s is an episode', async (title, show, mark) => {
    const { first } = await history([[title, '10/21/20']])
    expect(first).toMatchObject(episode(show, { ...mark, day: '2020-10-21', rating: null }))
  })

  test.each([
    ['Le Quai: Mini-série: Marée', 'Le Quai', { season: 1, ...named('Marée') }],
    ['Le Quai: MINISERIE: Marée', 'Le Quai', { season: 1, ...named('Marée') }],
    ['Le Quai: Minisérie: Marée', 'Le Quai', { season: 1, ...named('Marée') }],
    ['Le Quai: Série limitée: Marée', 'Le Quai', { season: 1, ...named('Marée') }],
    ['Le Quai: Saison 2 (sous-titres): Marée', 'Le Quai', { season: 2, ...named('Marée') }],
    ['O Cais: Minissérie: Maré (Episódio 2)', 'O Cais', { season: 1, number: 2 }],
    ['O Cais: Temporada 3: Episodio 2', 'O Cais', { season: 3, number: 2 }],
    ['De Kade: Seizoen 2: Laagwater', 'De Kade', { season: 2, ...named('Laagwater') }],
    ['De Kade: Aflevering 3', 'De Kade', { season: 1, number: 3 }],
    ['De Kade: Het Tij: Laagwater (Aflevering 4)', 'De Kade: Het Tij', { season: 1, number: 4 }],
    ['Kajen: Säsong 1: Avsnitt 2', 'Kajen', { season: 1, number: 2 }],
    ['Laituri: Kausi 1: Jakso 2', 'Laituri', { season: 1, number: 2 }],
    ['Molo: Część 2: Odcinek 5', 'Molo', { season: 2, number: 5 }],
    ['A móló: 2. évad: 5. rész', 'A móló', { season: 2, ...named('5. rész') }],
    ['İskele: 2. Sezon: 5. Bölüm', 'İskele', { season: 2, number: 5 }],
    ['Причал: Сезон 2: Серия 5', 'Причал', { season: 2, number: 5 }],
    ['波止場: シーズン2: 第5話', '波止場', { season: 2, number: 5 }],
    ['부두: 시즌 2: 5화', '부두', { season: 2, number: 5 }],
    ['码头: 第 2 季: 第 5 集', '码头', { season: 2, number: 5 }],
    ['Low Water (Episode 4)', 'Low Water', { season: 1, number: 4 }],
  ])('%s is an episode in the words of its account', async (title, show, mark) => {
    const { first } = await history([[title, '10/21/20']])
    expect(first).toMatchObject(episode(show, mark))
  })

  test('a number without a season says no season of a show that has several', async () => {
    const { records } = await history([
      ['Quay: Low Water (Episode 4)', '10/21/20'],
      ['Quay: Season 2: Ebb', '10/20/20'],
    ])
    expect(records[0]).toMatchObject(
      episode('Quay', { season: null, number: null, ...named('Low Water') }),
    )
  })

  test('an episode without a season is known by its show, whose title has a colon', async () => {
    const { records } = await history([
      ['Quay: The Story: Ebb', '10/21/20'],
      ['Quay: The Story: Season 2: Flow', '10/20/20'],
      ['Quay: The Film', '10/20/20'],
    ])
    expect(records.map(({ kind, work }) => [kind, work.title])).toEqual([
      ['episode', 'Quay: The Story'],
      ['episode', 'Quay: The Story'],
      ['engaged', 'Quay: The Film'],
    ])
  })

  test.each([
    [': ', 'titleMissing'],
    [' : : ', 'titleMissing'],
    [': Season 1: Ebb', 'titleMissing'],
  ])('%j names no work', async (title, code) => {
    const { records, leftOut } = await history([
      [title, '10/21/20'],
      ['Tidewater', '10/20/20'],
    ])
    expect([records.length, leftOut]).toMatchObject([1, [{ line: 2, reason: { code } }]])
  })

  test.each([
    'Quay: Vol. 2',
    'Quay: Part II',
    'Quay: The Long Story',
    'Star Pier: Episode 4: Dusk',
  ])('%s is a film', async (title) => {
    const { first } = await history([[title, '10/21/20']])
    expect(first).toMatchObject(film(title))
  })

  test('an episode without a season is known by its show, or by others of one day', async () => {
    const { records } = await history([
      ['Quay: Ebb', '10/21/20'],
      ['Quay: Season 2: Low Water', '10/20/20'],
      ['Dune Comedian: Live', '10/19/20'],
      ['Dune Comedian: Again', '10/19/20'],
      ['Reef: One', '10/18/20'],
      ['Reef: Two', '10/18/20'],
      ['Reef: Three', '10/17/20'],
      ['Reef: Four', '10/16/20'],
    ])
    expect(records.map(({ kind, work }) => [kind, work.title])).toEqual([
      ['episode', 'Quay'],
      ['episode', 'Quay'],
      ['engaged', 'Dune Comedian: Live'],
      ['engaged', 'Dune Comedian: Again'],
      ...Array.from({ length: 4 }, () => ['episode', 'Reef']),
    ])
  })

  test.each([
    ['9.10.20', '2020-10-09'],
    ['09/10/2020', '2020'],
    ['1/2/1931', '1931'],
    ['0000-00-00', null],
    ['1/1/2031', null],
  ])('%s never costs the row', async (written, day) => {
    const { records } = await history([['Tidewater', written]])
    expect(records.map(({ viewings }) => viewings.map((one) => one.day))).toEqual([[day]])
  })

  test('the order of the rows tells that of day and month', async () => {
    const { records } = await history([
      ['Tidewater', '03/11/20'],
      ['Low Water', '05/10/20'],
    ])
    expect(records.flatMap(({ viewings }) => viewings[0]?.day)).toEqual([
      '2020-11-03',
      '2020-10-05',
    ])
  })
})

describe('ViewingActivity.csv', () => {
  test('the day is that of the time zone, and a pause makes no second viewing', async () => {
    const { source, records, leftOut } = await activity([
      ['Ann', '2022-10-26 23:10:00', '00:40:00', 'Tidewater'],
      ['Ann', '2022-10-26 22:30:00', '00:30:00', 'Tidewater'],
    ])
    expect(source).toBe('netflix')
    expect(records).toMatchObject([{ viewings: [{ day: '2022-10-27' }] }])
    expect(leftOut).toMatchObject([{ title: 'Tidewater', reason: { code: 'sameViewing' } }])
  })

  test('takes the profile that the member chose, and no other if the file lacks it', async () => {
    const rows = [
      ['Bo', '2022-10-26 18:57:01', '01:19:28', 'Low Water'],
      ['Ann', '2022-10-26 18:56:01', '01:19:28', 'Tidewater'],
      ['Ann', '2022-10-25 18:56:01', '01:19:28', 'Quay'],
    ] as const
    const titlesFor = async (profile: string) =>
      (await activity(rows, { profile })).records.map(({ work }) => work.title)
    expect(await titlesFor('Bo')).toEqual(['Low Water'])
    expect(await titlesFor('Cy')).toEqual(['Tidewater', 'Quay'])
  })

  test('leaves out trailers and short viewings, and says why', async () => {
    const { records, leftOut } = await activity([
      ['Ann', '2022-10-26 18:56:01', '01:19:28', 'Tidewater'],
      ['Ann', '2022-10-26 18:55:01', '00:00:05', 'Reef_hook_primary_16x9', 'HOOK'],
      ['Ann', '2022-10-26 18:54:01', '00:09:59', 'Quay: Season 1: Ebb'],
    ])
    expect(records.map(({ work }) => work.title)).toEqual(['Tidewater'])
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      { code: 'trailer' },
      { code: 'underTenMinutes' },
    ])
  })

  test('rows of other profiles are only counted', async () => {
    const rows = [
      ['Bo', '2022-10-26 18:57:01', '01:19:28', 'Low Water'],
      ['Ann', '2022-10-26 18:56:01', '01:19:28', 'Tidewater'],
      ['Ann', '2022-10-25 18:56:01', '01:19:28', 'Quay'],
      ['Bo', '2022-10-24 18:57:01', '00:00:02', 'Low Sand', 'HOOK'],
    ] as const
    const file = await activity(rows, { profile: 'Ann' })
    expect(file.unused).toEqual({
      rows: 2,
      reason: { code: 'otherProfiles', params: { own: 'Ann' } },
    })
    expect(JSON.stringify(file)).not.toMatch(/Bo|Low/)
  })

  test('broken rows name nobody of the household', async () => {
    const rows = [
      'Ann,2022-10-26 18:56:01,01:19:28,,Tidewater,,TV,,,DE',
      'Bo,2022-10-26 18:56:01,01:19:28,,Low Water,Sand,,TV,,,DE',
      '<<<<<<< Bo,Low Water',
    ]
    const file = await read('ViewingActivity.csv', [header, ...rows].join('\n'))
    expect(file.records.map(({ work }) => work.title)).toEqual(['Tidewater'])
    expect(JSON.stringify(file)).not.toMatch(/Bo|Low|Sand/)
  })
})

describe('the data request', () => {
  const folder = 'CONTENT_INTERACTION'
  const viewed = {
    name: `${folder}/ViewingActivity.csv`,
    content: csvOf(header, [
      ['Ann', '2022-10-26 18:56:01', '00:39:28', '', 'Quay: Season 1: Ebb', '', '', '', '', 'DE'],
      ['Ann', '2022-10-26 17:56:01', '01:39:28', '', 'Tidewater', '', '', '', '', 'DE'],
      ['Bo', '2022-10-26 17:56:01', '01:39:28', '', 'Low Water', '', '', '', '', 'DE'],
    ]),
  }
  const ratings = {
    name: `${folder}/Ratings.csv`,
    content: csvOf(
      'Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Device Model,Event Utc Ts',
      [
        ['Ann', 'Quay', 'thumb', '', '3', 'TV', '2022-10-27 10:00:00'],
        ['Ann', 'Tidewater', 'thumb', '', '1', 'TV', '2022-10-27 10:00:00'],
        ['Ann', 'Reef', 'star', '4', '', 'TV', '2015-10-27 10:00:00'],
        ['Ann', 'Sand', 'thumb', '', '0', 'TV', '2022-10-27 10:00:00'],
        ['Bo', 'Low Water', 'thumb', '', '2', 'TV', '2022-10-27 10:00:00'],
        ['Bo', 'Low Tide', 'thumb', '', '2', 'TV', '2022-10-27 10:00:00'],
      ],
    ),
  }
  const myList = {
    name: `${folder}/MyList.csv`,
    content: csvOf('Profile Name,Title Name,Country,Utc Title Add Date', [
      ['Bo', 'Low Reef', 'DE', '2022-10-27'],
      ['Bo', 'Low Quay', 'DE', '2022-10-27'],
      ['Ann', 'Harbour', 'DE', '2022-10-27'],
    ]),
  }

  test('stars and thumbs are scores, of the shows that the history tells', async () => {
    const [, file] = await readZip([viewed, ratings])
    expect(file?.records).toMatchObject([
      { kind: 'rating', work: { key: 'tvShow|quay', mediums: ['tvShow'] }, rating: { points: 10 } },
      {
        work: { key: 'film|tidewater' },
        rating: { value: '1', scale: 3, points: 3, isRounded: true },
      },
      { work: { title: 'Reef' }, rating: { points: 8 }, timePosted: '2015-10-27T10:00:00.000Z' },
    ])
    expect(file?.leftOut).toMatchObject([{ title: 'Sand', reason: { code: 'scoreMissing' } }])
  })

  test('My List is saved for later', async () => {
    const { first } = await read('MyList.csv', myList.content, { profile: 'Ann' })
    expect(first).toMatchObject({ kind: 'saved', work: { title: 'Harbour' } })
  })

  test('all its tables are read for one profile, and nothing of the others is kept', async () => {
    const files = await readZip([viewed, ratings, myList])
    expect(files.map(({ records, unused }) => [records.length, unused?.rows])).toEqual([
      [2, 1],
      [3, 2],
      [1, 2],
    ])
    expect(JSON.stringify(files)).not.toMatch(/Bo|Low/)
  })

  test('payments, devices and addresses are not opened', async () => {
    const others = ['ACCOUNT/Account.csv', 'IP_ADDRESSES/IpAddressesLogin.csv'].map((name) => ({
      name,
      content: 'hush',
      isEncrypted: true,
    }))
    const searched = { name: `${folder}/SearchHistory.csv`, content: 'Profile Name,Query\nBo,x' }
    const files = await readZip([viewed, ...others, searched])
    expect(files.slice(1).map(({ source, unused }) => [source, unused?.reason.code])).toEqual([
      ['netflix', 'privateAtTvTime'],
      ['netflix', 'privateAtTvTime'],
      ['netflix', 'otherAtNetflix'],
    ])
  })
})
