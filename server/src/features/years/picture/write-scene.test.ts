import type { SceneName, Scenes } from '@medley/contract/library/years'
import { expect, test } from 'vitest'
import type { CoverFacts } from '../../../drawing/draw-cover.ts'
import { isDrawable } from '../../../drawing/lettering.ts'
import { writeScene } from './write-scene.ts'

const solaris = {
  id: 3,
  medium: 'film' as const,
  title: 'Солярис',
  posterSource: null,
  releaseDate: '1972',
  creators: [{ name: 'Андрей Тарковский' }, { name: 'Andrei Tarkovsky' }],
}

const rated = { work: solaris, rating: 9, reviewId: 7, words: null, hasPicture: true }

const scenes: Scenes = {
  number: { works: 12, minutes: 600, pages: 0, mediums: [], covers: [solaris], hasPicture: true },
  month: null,
  faces: { covers: [solaris], hasPicture: true },
  surprise: { ...rated, usual: 5.5, of: 'own' },
  person: {
    person: {
      id: 2,
      username: 'yuki_s',
      profilePicture: null,
      firstName: '雪',
      lastName: 'すずき',
    },
    works: 3,
    evenings: 0,
    sent: null,
    covers: [solaris],
    hasPicture: true,
  },
  worst: null,
  best: rated,
}

const cover = { ...solaris, creators: solaris.creators.map(({ name }) => name) }

function write(name: SceneName, firstName: string | null, work: CoverFacts = cover) {
  const owner = { firstName, lastName: null, username: 'mikhail' }
  const written = writeScene(scenes, name, { works: [work], owner, year: 2026, language: 'en' })
  if (!written) throw new Error('There is no picture')
  return written
}

test.each([
  ['Mikhail', 'Mikhail · 2026'],
  ['Михаил', 'mikhail · 2026'],
  ['Μιχαήλ', 'mikhail · 2026'],
  ['مايكل', 'mikhail · 2026'],
  [null, 'mikhail · 2026'],
])('the foot of a picture has a name that the fonts can write: %s', (firstName, foot) => {
  expect(write('faces', firstName).owner).toBe(foot)
})

test('a rating has the username of who is named in other letters', () => {
  expect(write('best', 'Михаил').ratings.map(({ label }) => label)).toEqual(['mikhail'])
})

test('a friend is named in letters that the fonts have', () => {
  expect(write('person', null).heading).toBe('yuki_s')
})

test('a picture has the title in its language', () => {
  const written = write('best', null, { ...cover, displayTitle: 'Solaris' })
  expect(written.heading).toBe('Solaris')
})

test('a title in other letters gives way to who made the work', () => {
  const { heading, lines } = write('best', null)
  expect([heading, ...lines]).toEqual(['Andrei Tarkovsky'])
})

test('no text of a picture has a letter that the fonts lack', () => {
  const unknown = { ...cover, creators: ['Андрей Тарковский'] }
  for (const name of ['number', 'faces', 'surprise', 'person', 'best'] as const) {
    const { heading, lines, owner, ratings } = write(name, '雪', unknown)
    const texts = [heading, ...lines, owner, ...ratings.map(({ label }) => label)]
    expect(texts.filter((text) => text !== '' && !isDrawable(text))).toEqual([])
  }
})
