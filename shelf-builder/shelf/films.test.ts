import { expect, test } from 'vitest'
import { chooseFilms } from './films.ts'
import type { ListedWork } from './lists.ts'

const listed = (title: string, year: number, facts: Partial<ListedWork> = {}): ListedWork => ({
  title,
  year,
  directors: ['George Lucas'],
  audience: 10,
  sources: ['a-list'],
  ...facts,
})
const titlesOf = (films: ListedWork[]) => chooseFilms(films).map(({ title }) => title)

test('joins a film that lists name with and without its episode', () => {
  const [film, ...others] = chooseFilms([
    listed('Star Wars: Episode I – The Phantom Menace', 1999, { audience: 20 }),
    listed('Star Wars: The Phantom Menace (Episode I)', 1999, { genres: ['Adventure'] }),
    listed('Star Wars Ep. I: The Phantom Menace', 2000),
  ])
  expect(others).toEqual([])
  expect(film).toMatchObject({ released: '1999', genres: ['Adventure'] })
  expect(film?.alternativeTitles).toContain('Star Wars Ep. I: The Phantom Menace')
})

test('joins films whose directors differ by a spelling', () => {
  const films = [
    listed('The Color of Pomegranates', 1968, { directors: ['Sergei Paradjanov'] }),
    listed('The Color of Pomegranates', 1969, { directors: ['Sergei Parajanov'] }),
  ]
  expect(chooseFilms(films)).toHaveLength(1)
})

test('keeps remakes, other directors and other registry ids apart', () => {
  const films = [
    listed('Home', 2008),
    listed('Home', 2016, { imdb: 'tt1' }),
    listed('Home', 2016, { imdb: 'tt2' }),
    listed('Home', 2016, { directors: ['Somebody Else'] }),
  ]
  expect(chooseFilms(films)).toHaveLength(4)
})

test('joins a director and a registry id under a short title, if the genres agree', () => {
  const directed = listed('Bird', 1988, { genres: ['Drama'] })
  const registered = { directors: [], imdb: 'tt1', genres: ['Music', 'Drama'] }
  const [film, ...others] = chooseFilms([directed, listed('Bird', 1988, registered)])
  expect(others).toEqual([])
  expect(film).toMatchObject({ creators: ['George Lucas'], imdb: 'tt1' })
  for (const facts of [{ genres: ['Short'] }, { genres: [] }]) {
    expect(titlesOf([directed, listed('Bird', 1988, { ...registered, ...facts })])).toHaveLength(2)
  }
})

test('a re-release is the film', () => {
  const article = { wikipedia: 'Titanic_(1997_film)' }
  const films = [
    listed('Titanic', 1997, { ...article, audience: 20 }),
    listed('Titanic 3D', 2012, article),
  ]
  expect(titlesOf(films)).toEqual(['Titanic'])
})

test('takes the title of the article if another list gives it too', () => {
  const films = [
    listed('Cidade de Deus', 2002, {
      alternativeTitles: ['City of God'],
      wikipedia: 'City_of_God_(2002_film)',
    }),
    listed('Grand Budapest Hotel', 2014, { wikipedia: 'The_Grand_Budapest_Hotel' }),
    listed('Kis Uykusu', 2014, { wikipedia: 'Winter_Sleep' }),
  ]
  expect(titlesOf(films).toSorted()).toEqual([
    'City of God',
    'Kis Uykusu',
    'The Grand Budapest Hotel',
  ])
})

test('puts names right', () => {
  const [film] = chooseFilms([
    listed('Bang', 1996, { directors: ['Jeff ""King Jeff"" Hollins', 'Coen brothers'] }),
  ])
  expect(film?.creators).toEqual(['Jeff "King Jeff" Hollins', 'Joel Coen', 'Ethan Coen'])
})

test('gives codes for countries and languages', () => {
  const [film] = chooseFilms([
    listed('Anywhere', 1999, {
      countries: ['West Germany', 'United Kingdom', 'Nowhere Land'],
      languages: ['Cantonese', 'Hindi', 'Klingon'],
    }),
  ])
  expect(film).toMatchObject({ countries: ['DE', 'GB'], languages: ['yue', 'hi'] })
})
