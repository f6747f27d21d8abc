import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { read } from '../testing/read-exports.ts'
import type { WorkRecord } from '../record.ts'

const folder = inject('realExports') ?? ''
const readSample = (name: string) => read(name, readFileSync(join(folder, name)))

const countBy = <T>(ones: readonly T[], keyOf: (one: T) => string) =>
  Object.fromEntries([...Map.groupBy(ones, keyOf)].map(([key, all]) => [key, all.length]))

const reasonsOf = ({ leftOut }: Awaited<ReturnType<typeof read>>) =>
  countBy(leftOut, ({ reason }) => reason.code)

const kindsOf = (records: readonly WorkRecord[]) => countBy(records, ({ kind }) => kind)

describe.runIf(existsSync(join(folder, 'watcharr')))('exports of trackers', () => {
  test('of Watcharr land with every entry, season, episode and named day', async () => {
    const file = await readSample('watcharr/watcharr-export-made.json')
    const { source, records, problem } = file
    expect([source, problem]).toEqual(['watcharr', null])
    const whole = records.filter(({ kind }) => kind !== 'episode')
    expect(countBy(whole, ({ work }) => work.mediums.join(' '))).toEqual({ film: 20, tvShow: 15 })
    expect(whole.filter(({ rating }) => rating)).toHaveLength(24)
    const marks = records.flatMap(({ parts }) => parts?.episode ?? [])
    const seen = marks.filter(({ rating }) => rating === null)
    const rated = marks.filter(({ rating }) => rating !== null)
    expect([seen.length, rated.length]).toEqual([177, 38 + 17])
    // 202 episodes are seen, or rated although they were stopped, or neither; 23 seasons are rated or told by those.
    expect(reasonsOf(file)).toEqual({ unfinishedPart: 10, byEpisodes: 6, videoGame: 1 })
    const named = whole.flatMap(({ viewings }) => viewings)
    expect(named.filter(({ day }) => day !== null)).toHaveLength(8 + 3)
  })

  test('of Movary land with every viewing, score and wish', async () => {
    const history = await readSample('movary/history-made.csv')
    const viewings = history.records.flatMap((record) => record.viewings)
    expect(viewings).toHaveLength(55)
    expect(viewings.filter(({ day }) => day === null)).toHaveLength(8)
    expect(new Set(history.records.map(({ work }) => work.key)).size).toBe(50)
    expect(kindsOf(history.records)).toEqual({ review: 16, engaged: 39 })
    const { records: scores } = await readSample('movary/ratings-made.csv')
    expect(countBy(scores, ({ rating }) => String(rating?.points))).toEqual({
      1: 4,
      2: 2,
      3: 4,
      4: 2,
      5: 4,
      6: 2,
      7: 4,
      8: 2,
      9: 4,
      10: 2,
    })
    expect(kindsOf((await readSample('movary/watchlist-made.csv')).records)).toEqual({ saved: 10 })
  })

  test('of Ryot land with everything seen, rated and collected', async () => {
    const file = await readSample('ryot/ryot-export-made.json')
    const { source, records, unused } = file
    expect([source, unused?.rows]).toEqual(['ryot', 3])
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(68)
    const marks = records.flatMap(({ parts }) => parts?.episode ?? [])
    const seen = marks.filter(({ rating }) => rating === null)
    const viewings = records.flatMap((record) => record.viewings)
    const states = records.filter(
      ({ parts, timePosted }) => parts?.progress && timePosted !== '2023-01-05T10:00:00.000Z',
    )
    // The seen entries but one of a game.
    expect(seen.length + viewings.length + states.length).toBe(421)
    const rated = records.filter(({ rating }) => rating).length
    const parts = marks.length - seen.length
    expect([rated, parts, reasonsOf(file)]).toEqual([40, 25, { videoGame: 2 }])
    expect(records.filter(({ kind }) => kind === 'entry')).toHaveLength(15)
    expect(records.filter(({ kind }) => kind === 'saved')).toHaveLength(5)
  })

  test.each([
    ['PocketCasts.opml', 68, 68],
    ['antennapod-feeds.opml', 33, 31],
    ['gpodder-made.opml', 40, 40],
  ])('%s lands with every subscription, and without an address', async (name, feeds, podcasts) => {
    const file = await readSample(`podcasts/${name}`)
    const { source, records, leftOut } = file
    expect([source, leftOut]).toEqual(['podcasts', []])
    expect(kindsOf(records)).toEqual({ progress: feeds })
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(podcasts)
    expect(JSON.stringify(file)).not.toMatch(/https?:/)
  })
})
