import { expect, test } from 'vitest'
import { now } from '../testing/read-exports.ts'
import { watcharrReader } from './watcharr.ts'

const added = '2023-02-02T10:11:12.345678+01:00'

test('reading the episodes of a show takes steps in proportion to their number', async () => {
  const stepsFor = async (count: number) => {
    let reads = 0
    const counted = <T extends object>(one: T) =>
      new Proxy(one, {
        get: (of, name) => {
          reads += 1
          return Reflect.get(of, name) as unknown
        },
      })
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    const activity = numbers.map((episode) =>
      counted({
        type: 'EPISODE_ADDED',
        data: JSON.stringify({ season: 1, episode }),
        createdAt: added,
        customDate: '2020-01-01T00:00:00Z',
      }),
    )
    const watchedEpisodes = numbers.map((episodeNumber) =>
      counted({ status: 'FINISHED', seasonNumber: 1, episodeNumber, createdAt: added }),
    )
    const content = { tmdbId: 72, type: 'tv', title: 'Harbour' }
    const value = [{ status: 'FINISHED', createdAt: added, content, activity, watchedEpisodes }]
    const companion = () => null
    const facts = { name: 'a.json', baseName: 'a.json', now, today: '2026-05-01', companion }
    const { records } = await watcharrReader.read(value, { ...facts, timeZone: 'UTC' })
    expect(records).toHaveLength(count + 1)
    return reads
  }
  const [few, many] = [await stepsFor(100), await stepsFor(200)]
  expect(few).toBeGreaterThan(0)
  expect(many / few).toBeLessThan(2.2)
})
