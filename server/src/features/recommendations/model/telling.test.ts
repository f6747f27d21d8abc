import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { paths } from '../../../paths.ts'
import { type LikedWorks, likedWorksOf } from './liked-works.ts'
import { seededRandom } from './random.ts'
import { mostLiked, tellingWorks } from './telling.ts'

const genres = 4
const perGenre = 15
/** Works that most members like, whatever else they like. */
const everybodys = 5
const workCount = genres * perGenre + everybodys

/** Members who like works of one genre, the first works more often, and most of everybody's. */
function members(): LikedWorks {
  const random = seededRandom(11)
  const rows = Array.from({ length: 400 }, (_, member) => {
    const works = new Set<number>()
    while (works.size < 8) {
      works.add((member % genres) * perGenre + Math.floor(random() ** 1.5 * perGenre))
    }
    for (let work = genres * perGenre; work < workCount; work += 1) {
      if (random() < 0.8) works.add(work)
    }
    return [...works].map((work) => ({ work, pull: 1 }))
  })
  return likedWorksOf(rows, workCount)
}

const genreOf = (work: number) => Math.floor(work / perGenre)

test('works of several tastes come first, those that everybody likes after them', () => {
  const liked = members()
  const pool = mostLiked(liked, 24)
  const isPopular = (work: number) => genreOf(work) === genres
  expect(pool.slice(0, everybodys).every(isPopular)).toBe(true)
  const order = tellingWorks(liked, pool, { random: seededRandom(1) })
  const first = order.slice(0, genres)
  expect(first.filter(isPopular)).toEqual([])
  expect(new Set(first.map(genreOf)).size).toBe(genres)
  expect(new Set(order).size).toBe(order.length)
})

test('works that nobody likes tell nothing', () => {
  const liked = likedWorksOf([[{ work: 0, pull: 1 }]], 2)
  expect(tellingWorks(liked, [0, 1], { random: seededRandom(1) })).toEqual([])
})

test('the films that come with the product are credited and each named once', async () => {
  const text = await readFile(paths.tellingFilms, 'utf8')
  expect(text).toContain('Copyright (c) 2013 Simon Dooms')
  const ids = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(ids.length).toBeGreaterThan(23)
  expect(ids.filter((id) => !/^tt\d{7,8}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
