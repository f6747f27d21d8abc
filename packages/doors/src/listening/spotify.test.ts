import { describe, expect, test } from 'vitest'
import { read, readZip } from '../testing/read-exports.ts'

const secrets = {
  platform: 'secret-platform',
  conn_country: 'secret-country',
  ip_addr: '192.0.2.7',
  ip_addr_decrypted: '192.0.2.7',
  user_agent_decrypted: 'secret-agent',
  username: 'secret-umi',
}

const bare = {
  ...secrets,
  ms_played: 200_000,
  master_metadata_track_name: null,
  master_metadata_album_artist_name: null,
  master_metadata_album_album_name: null,
  spotify_track_uri: null,
  episode_name: null,
  episode_show_name: null,
  reason_end: 'trackdone',
  incognito_mode: false,
}

const timeAt = (index: number) =>
  new Date(Date.UTC(2024, 4, 1, 12, 10 + index * 4)).toISOString().replace('.000', '')

const playOf = (track: string, index: number, facts: object = {}) => ({
  ...bare,
  ts: timeAt(index),
  master_metadata_track_name: track,
  master_metadata_album_artist_name: 'Umi',
  master_metadata_album_album_name: 'Quay',
  ...facts,
})

const tracks = ['One', 'Two', 'Three', 'Four', 'Five']
const plays = tracks.map((track, index) => playOf(track, index))
const readJson = (entries: readonly object[], how: object = {}) =>
  read('Streaming_History_Audio_2024.json', JSON.stringify(entries), how)

describe('Spotify', () => {
  test('the extended history becomes albums heard, in any order, and addresses stay out', async () => {
    const file = await readJson(plays.toReversed())
    expect(file.source).toBe('spotify')
    expect(file.first).toMatchObject({
      work: { title: 'Quay', creators: ['Umi'] },
      viewings: [{ day: '2024-05-01', tracks: 5 }],
    })
    expect(JSON.stringify(file)).not.toMatch(/secret|192\.0\.2/)
  })

  test('a play shorter than 30 seconds counts for nothing', async () => {
    const [one, ...others] = plays
    const { records, unused } = await readJson([
      { ...one, ms_played: 29_999 },
      ...others.slice(0, 2),
      { ...others[2], ms_played: 30_000 },
    ])
    expect(records).toEqual([])
    expect(unused).toMatchObject({ rows: 4, reason: { params: { short: 1 } } })
  })

  test('a play has the day on which it began', async () => {
    const entries = tracks.map((track) => playOf(track, 0, { ts: '2024-05-02T00:01:00Z' }))
    const { first } = await readJson(entries)
    expect(first?.viewings).toMatchObject([{ day: '2024-05-01' }])
  })

  test('private sessions and books stay out', async () => {
    const { records, unused } = await readJson([
      ...plays.map((play) => ({ ...play, incognito_mode: true })),
      { ...bare, ts: timeAt(9), audiobook_title: 'Ebbe' },
    ])
    expect(records).toEqual([])
    expect(unused).toMatchObject({ rows: 6, reason: { params: { incognito: 5, audiobook: 1 } } })
  })

  const episodeOf = (title: string, minutes: number, facts: object = {}) => ({
    ...bare,
    ts: '2024-05-03T12:00:00Z',
    ms_played: minutes * 60_000,
    episode_name: title,
    episode_show_name: 'Sea Hour',
    reason_end: 'endplay',
    ...facts,
  })

  test('episodes of podcasts count from ten minutes in all, or from their end', async () => {
    const { records, leftOut } = await readJson([
      ...plays,
      episodeOf('Long', 6),
      episodeOf('Long', 5, { ts: '2024-05-04T12:00:00Z' }),
      episodeOf('Whole', 3, { reason_end: 'trackdone' }),
      episodeOf('Begun', 9),
    ])
    const told = records.filter(({ kind }) => kind === 'episode')
    expect(told.map(({ work, parts }) => [work.mediums, work.title, parts?.episode])).toMatchObject(
      [
        [['podcast'], 'Sea Hour', { unnumbered: { title: 'Long' }, day: '2024-05-04' }],
        [['podcast'], 'Sea Hour', { unnumbered: { title: 'Whole' }, day: '2024-05-03' }],
      ],
    )
    expect(leftOut).toEqual([{ line: 9, title: 'Begun', reason: { code: 'underTenMinutes' } }])
  })

  test('the history of a year names no albums, only podcasts', async () => {
    const songs = tracks.map((trackName, index) => ({
      endTime: `2024-05-01 12:1${index}`,
      artistName: 'Umi',
      trackName,
      msPlayed: 200_000,
    }))
    const music = await read('StreamingHistory0.json', JSON.stringify(songs))
    expect([music.source, music.records]).toEqual(['spotify', []])
    expect(music.unused).toMatchObject({ rows: 5, reason: { params: { albumless: 5 } } })
    const heard = {
      endTime: '2024-05-02 00:05',
      podcastName: 'Sea Hour',
      episodeName: 'Long',
      msPlayed: 700_000,
    }
    const podcasts = await read('StreamingHistory_podcast_0.json', JSON.stringify([heard]))
    expect(podcasts.first).toMatchObject({
      work: { title: 'Sea Hour' },
      parts: { episode: { day: '2024-05-01' } },
    })
  })

  test('episodes with pictures are heard as those without, and audiobooks are counted', async () => {
    const episode = {
      ...plays[0],
      ms_played: 2_400_000,
      master_metadata_track_name: null,
      master_metadata_album_artist_name: null,
      master_metadata_album_album_name: null,
      episode_name: 'Long',
      episode_show_name: 'Sea Hour',
    }
    const book = {
      ...episode,
      episode_name: null,
      episode_show_name: null,
      audiobook_title: 'Reef',
    }
    const files = await readZip([
      {
        name: 'Spotify Extended Streaming History/Streaming_History_Video_2023-2024.json',
        content: JSON.stringify([episode, book]),
      },
    ])
    expect(files).toMatchObject([
      {
        source: 'spotify',
        records: [{ kind: 'episode', work: { title: 'Sea Hour', mediums: ['podcast'] } }],
        unused: { rows: 1, reason: { code: 'otherPlays', params: { audiobook: 1 } } },
      },
    ])
  })

  test('what lies beside a history is not even opened', async () => {
    const folder = 'Spotify Extended Streaming History'
    const secret = JSON.stringify([{ ...plays[0], email: 'secret@mail.example' }])
    const files = await readZip([
      {
        name: `${folder}/Streaming_History_Audio_2023-2024_1.json`,
        content: JSON.stringify(plays),
      },
      { name: `${folder}/endsong_0.json`, content: JSON.stringify(plays) },
      { name: `${folder}/Userdata.json`, content: secret },
      { name: `${folder}/Payments.json`, content: '{damaged' },
    ])
    const unopened = files.filter(({ unused }) => unused?.reason.code === 'otherAtSpotify')
    expect(unopened.map(({ name }) => name.split('/').at(-1))).toEqual([
      'Userdata.json',
      'Payments.json',
    ])
    expect(files.every(({ source, problem }) => source === 'spotify' && problem === null)).toBe(
      true,
    )
    expect(JSON.stringify(files)).not.toContain('secret')
  })
})
