import type { Medium } from '@medley/contract/values/medium'
import { plural } from '@medley/texts/formats'

/** Texts of preview pictures, which are English: who fetches one shows it to anyone. */
export const cardTexts = {
  home: 'Films, shows, books, albums and podcasts, with friends',
  explore: 'To rate, review and discover',
  contributor: 'Best known for',
  series: 'The series, in order',
  mediums: {
    film: 'film',
    tvShow: 'TV show',
    book: 'book',
    album: 'album',
    podcast: 'podcast',
  } satisfies Record<Medium, string>,
  list: (count: number, username: string) =>
    `${plural(count, { one: 'one work', other: '# works' })} · a list by ${username}`,
  year: (works: number) =>
    `${plural(works, { one: 'one work', other: '# works' })}: films, shows, books, albums and podcasts`,
  yearOf: (name: string, year: number) => `${name}’s ${year}`,
  profile: (username: string) => `The favorites of @${username}`,
}
