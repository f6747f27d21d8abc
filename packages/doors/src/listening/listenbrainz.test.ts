import { describe, expect, test } from 'vitest'
import { read, readZip } from '../testing/read-exports.ts'

const start = Date.UTC(2024, 4, 1, 12) / 1000

/** A line as the service writes it. */
const listenOf = (track: string, index: number, facts: object = {}) =>
  JSON.stringify({
    listened_at: start + index * 200 + 0.5,
    inserted_at: start + 9000,
    track_metadata: {
      artist_name: 'Umi',
      track_name: track,
      recording_msid: 'b5e6ea1b-4c5e-4f16-9d0e-3d3e9d6b0d11',
      additional_info: { submission_client: 'any', duration_ms: 201399 },
      release_name: 'Quay',
      mbid_mapping: { recording_name: track, release_mbid: 'x', artists: [] },
      ...facts,
    },
  })

const tracks = ['One', 'Two', 'Three', 'Four', 'Five']
const listens = tracks.map((track, index) => listenOf(track, index)).join('\n')

describe('ListenBrainz', () => {
  test('the listens of a month become albums heard', async () => {
    const { source, first, unused } = await read('5.jsonl', `${listens}\n`)
    expect(source).toBe('listenbrainz')
    expect(first).toMatchObject({
      work: { title: 'Quay', creators: ['Umi'] },
      viewings: [{ day: '2024-05-01', tracks: 5 }],
    })
    expect(unused?.rows).toBe(0)
  })

  test('a listen without a release is counted, whatever release it is mapped to', async () => {
    const lines = tracks.map((track, index) => listenOf(track, index, { release_name: null }))
    const { records, unused } = await read('5.jsonl', lines.join('\n'))
    expect(records).toEqual([])
    expect(unused).toMatchObject({ rows: 5, reason: { params: { albumless: 5 } } })
  })

  test('the artist of the release counts before that of the track', async () => {
    const lines = tracks.map((track, index) =>
      listenOf(track, index, {
        artist_name: `Umi & ${track}`,
        additional_info: { release_artist_name: 'Umi' },
      }),
    )
    const { first } = await read('5.jsonl', lines.join('\n'))
    expect(first).toMatchObject({ work: { creators: ['Umi'] }, viewings: [{ tracks: 5 }] })
  })

  test('a line that cannot be read is named', async () => {
    const { leftOut, records } = await read('5.jsonl', `${listens}\n{"listened_at": 5`)
    expect(records).toHaveLength(1)
    expect(leftOut).toEqual([{ line: 6, title: null, reason: { code: 'unreadableItem' } }])
  })

  test('the account, loved and pinned tracks are named, and nothing of them is kept', async () => {
    const msid = 'b5e6ea1b-4c5e-4f16-9d0e-3d3e9d6b0d11'
    const files = await readZip([
      { name: 'user.json', content: JSON.stringify({ user_id: 7, username: 'secret-umi' }) },
      { name: 'listens/2024/5.jsonl', content: listens },
      {
        name: 'feedback.jsonl',
        content: JSON.stringify({ recording_msid: msid, score: 1, created: start }),
      },
      {
        name: 'pinned_recording.jsonl',
        content: JSON.stringify({ recording_msid: msid, pinned_until: start, blurb_content: 'x' }),
      },
    ])
    expect(
      files.map(({ name, source, unused }) => [name, source, unused?.rows, unused?.reason.code]),
    ).toEqual([
      ['user.json', 'listenbrainz', 0, 'profileAtLetterboxd'],
      ['listens/2024/5.jsonl', 'listenbrainz', 0, 'otherPlays'],
      ['feedback.jsonl', 'listenbrainz', 1, 'otherAtListenBrainz'],
      ['pinned_recording.jsonl', 'listenbrainz', 1, 'otherAtListenBrainz'],
    ])
    expect(JSON.stringify(files)).not.toContain('secret-umi')
  })
})
