import { describe, expect, test } from 'vitest'
import { counterpartsOf, isTieIn, type Namesake } from './recommendations.counterparts.rules.ts'
import type { LikedFacts } from '../recommendations.taste.rules.ts'

const likedOf = (given: Partial<LikedFacts>): LikedFacts => ({
  workId: 1,
  medium: 'film',
  title: 'Jaws',
  series: null,
  creators: ['Steven Spielberg'],
  genres: [],
  year: 1975,
  rating: 9,
  pull: 3,
  ...given,
})
let serial = 100
const namesakeOf = (given: Partial<Namesake>): Namesake => {
  serial += 1
  const work = { likedId: 1, workId: serial, title: 'Jaws', year: 1974, shelfPlace: 1142 }
  return { medium: 'book', creators: ['Peter Benchley'], genres: [], ...work, ...given }
}
const found = (
  liked: Partial<LikedFacts>,
  namesakes: readonly Namesake[],
  medium: 'book' | 'album' | 'film' | 'tvShow' = 'book',
) => counterpartsOf([likedOf(liked)], namesakes, medium).map(({ workId }) => workId)

describe('counterparts', () => {
  test('counterparts are the book of a film', () => {
    const book = namesakeOf({})
    expect(found({}, [book])).toEqual([book.workId])
    expect(counterpartsOf([likedOf({})], [book], 'book')).toEqual([
      { workId: book.workId, likedId: 1, pull: 3 },
    ])
  })

  test('counterparts are the film of a book', () => {
    const film = namesakeOf({ medium: 'film', year: 1975 })
    const liked = { medium: 'book', year: 1974 } as const
    const book = namesakeOf({ workId: 1 })
    expect(found(liked, [book, film], 'film')).toEqual([film.workId])
  })

  test.each<[string, Partial<Namesake>]>([
    ['written after the film', { year: 1978 }],
    ['of no known year', { year: null }],
    ['of one word that few know', { shelfPlace: 9000 }],
  ])('counterparts are no book %s', (_, facts) => {
    expect(found({}, [namesakeOf(facts)])).toEqual([])
  })

  test('counterparts are no book of one word that several books have, but the best known of several words', () => {
    expect(found({}, [namesakeOf({}), namesakeOf({ shelfPlace: 5000 })])).toEqual([])
    const known = namesakeOf({ title: 'The Great Gatsby', shelfPlace: 4 })
    const other = namesakeOf({ title: 'The Great Gatsby', shelfPlace: 40 })
    expect(found({ title: 'The Great Gatsby' }, [other, known])).toEqual([known.workId])
  })

  test('counterparts are no book of a title that a film had before it', () => {
    const before = namesakeOf({ medium: 'film', title: 'Jaws', year: 1950 })
    expect(found({}, [namesakeOf({}), before])).toEqual([])
  })

  test.each<[string, Partial<Namesake>, boolean]>([
    ['by several artists', { creators: ['Various Artists'] }, true],
    ['that says so', { title: 'Jaws (Soundtrack)', creators: ['John Williams'] }, true],
    ['of that genre', { genres: ['Soundtrack'] }, true],
    ['by a band, of the title', { creators: ['Jaws'] }, false],
    ['of another time', { creators: ['Various Artists'], year: 2012 }, false],
    ['of no known year', { creators: ['Various Artists'], year: null }, false],
  ])('counterparts are music of a film: an album %s', (_, facts, isMusic) => {
    const album = namesakeOf({ medium: 'album', year: 1975, ...facts })
    expect(found({}, [album], 'album')).toEqual(isMusic ? [album.workId] : [])
  })

  test('counterparts are a show of the same maker, or with a title of several words', () => {
    const show = { medium: 'tvShow', title: 'Fargo', year: 2014 } as const
    const fargo = { title: 'Fargo', creators: ['Joel Coen'] }
    expect(found(fargo, [namesakeOf({ ...show, creators: ['Noah Hawley'] })], 'tvShow')).toEqual([])
    const shared = namesakeOf({ ...show, creators: ['Noah Hawley', 'Joel Coen'] })
    expect(found(fargo, [shared], 'tvShow')).toEqual([shared.workId])
  })
})

describe('a tie-in', () => {
  const twilight = likedOf({ title: 'Twilight', creators: ['Catherine Hardwicke'] })
  const book = (title: string, creator = 'Catherine Hardwicke') => ({ title, creators: [creator] })

  test('has the title of a film by its maker, or says what it is', () => {
    expect(isTieIn(book('Twilight: Director’s Notebook'), [twilight])).toBe(true)
    expect(isTieIn(book('The Making of Thirteen'), [twilight])).toBe(true)
  })

  test('is no book of a maker of both, and none by others', () => {
    expect(isTieIn(book('The Beach'), [twilight])).toBe(false)
    expect(isTieIn(book('Twilight', 'Stephenie Meyer'), [twilight])).toBe(false)
    const novel = likedOf({ medium: 'book', title: 'A Novel', creators: ['Catherine Hardwicke'] })
    expect(isTieIn(book('A Notebook'), [twilight, novel])).toBe(false)
  })
})
