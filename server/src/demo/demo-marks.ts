import type { Medium } from '@medley/contract/values/medium'
import type { DemoName } from './demo-people.ts'

/** A mark on a work with its age in days. */
export type DemoMark = readonly [by: DemoName, medium: Medium, title: string, daysAgo: number]

/** Engaged, without a rating. */
export const demoEngaged: readonly DemoMark[] = [
  ['nora', 'film', 'Groundhog Day', 88],
  ['nora', 'film', 'Jaws', 140],
  ['nora', 'film', 'The Godfather', 142],
  ['nora', 'film', 'Vertigo', 203],
  ['nora', 'film', 'Rear Window', 204],
  ['nora', 'film', 'The Iron Giant', 215],
  ['nora', 'tvShow', 'Twin Peaks', 98],
  ['nora', 'tvShow', 'Black Mirror', 176],
  ['nora', 'book', 'The Hobbit', 270],
  ['nora', 'book', 'Frankenstein', 190],
  ['nora', 'album', 'Back to Black', 154],
  ['nora', 'podcast', 'Bookworm', 83],
  ['teo', 'film', 'The Apartment', 119],
  ['kit', 'film', 'Seven Samurai', 127],
  ['kit', 'book', 'Dune', 230],
  ['amara', 'film', 'The Apartment', 92],
  ['priya.reads', 'film', 'In the Mood for Love', 77],
  ['halvard', 'film', 'Alien', 200],
]

/** Saved for later. */
export const demoSaved: readonly DemoMark[] = [
  ['nora', 'film', 'Seven Samurai', 8],
  ['nora', 'film', 'Phantom Thread', 22],
  ['nora', 'film', 'Tokyo Story', 50],
  ['nora', 'film', 'Days of Heaven', 81],
  ['nora', 'film', 'Stalker', 149],
  ['nora', 'tvShow', 'Halt and Catch Fire', 0.5],
  ['nora', 'tvShow', 'Freaks and Geeks', 148],
  ['nora', 'book', 'The Left Hand of Darkness', 4],
  ['nora', 'book', 'Persepolis', 39],
  ['nora', 'book', 'The Luminaries', 100],
  ['nora', 'album', 'Buena Vista Social Club', 0.6],
  ['nora', 'album', '69 Love Songs', 17],
  ['nora', 'podcast', 'In Our Time', 2],
  ['amara', 'book', 'Middlemarch', 150],
  ['amara', 'film', 'Paterson', 0.7],
  ['teo', 'film', 'Parasite', 60],
  ['kit', 'book', 'Gilead', 10],
  ['jo', 'film', 'Paterson', 0.6],
]
