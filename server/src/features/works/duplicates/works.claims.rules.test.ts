import { expect, test } from 'vitest'
import { isIdOf } from '../../../catalogue/source-ids.ts'
import { claimsOf } from './works.claims.rules.ts'

const claimsOfLink = (link: string) => claimsOf({ isbn: null, imdbId: null, link })

test.each([
  ['https://www.imdb.com/title/tt0125439/?ref_=x', 'imdb', 'tt0125439'],
  ['https://letterboxd.com/film/notting-hill/', 'letterboxd', 'notting-hill'],
  ['https://www.themoviedb.org/movie/509-notting-hill', 'tmdb', '509'],
  ['https://openlibrary.org/works/OL45804W/Fantastic_Mr_Fox', 'openlibrary', 'OL45804W'],
  ['https://www.tvmaze.com/shows/179/the-wire', 'tvmaze', 'tvmaze-179'],
  ['https://www.wikidata.org/wiki/Q201687', 'wikidata', 'wikidata-Q201687'],
  [
    'https://musicbrainz.org/release-group/b1392450-e666-3926-a536-22c65f834433',
    'musicbrainz',
    'b1392450-e666-3926-a536-22c65f834433',
  ],
])('the link %s names an id as its source writes it', (link, source, id) => {
  expect(claimsOfLink(link)).toEqual([{ source, id }])
  expect(isIdOf({ source, id })).toBe(true)
})

test('a link to another page stays a link', () => {
  const link = 'https://films.example.org/notting-hill'
  expect(claimsOfLink(link)).toEqual([{ source: 'link', id: link }])
})
