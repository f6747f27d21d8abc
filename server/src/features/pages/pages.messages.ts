import type { Medium } from '@medley/contract/values/medium'
import { screenTitles } from '@medley/contract/route-table'
import {
  creatorWord,
  mediumNames,
  mediumPlurals,
  productName,
  readableDate,
  tagline,
  titles,
} from '@medley/messages/titles'
import { importSourceTexts } from '@medley/messages/import-sources'
import { localeOf } from '../../lib/locale.ts'

const { number, plural, list } = localeOf('en')

/** The medium as a noun within a sentence. */
const nouns: Record<Medium, string> = {
  film: 'film',
  tvShow: 'TV show',
  book: 'book',
  album: 'album',
  podcast: 'podcast',
}

/** Facts about a work for its description. */
export interface DescribedWork {
  medium: Medium
  creators: readonly string[]
  year: string | null
  /** Null without reviews. */
  rating: number | null
  reviewCount: number
}

const inReviews = (count: number) => plural(count, { one: 'one review', other: '# reviews' })

/** Texts of pages before the app runs. */
export const pageTexts = {
  /** Of Open Graph. */
  locale: 'en_US',
  shared: { creatorWord, mediumNames, mediumPlurals, readableDate, screenTitles, tagline, titles },
  importSources: importSourceTexts,
  enumerate: list,
  createAccount: 'Create Account',
  importNow: 'Import now',
  login: 'Login',
  released: 'Released',
  unknownTitle: 'Unknown Title',
  spoilers: 'This review contains spoilers.',
  ofTen: (rating: number) => `${number(rating)} of 10`,
  listsOf: (name: string) => `${name}'s Lists`,
  allListsOf: (username: string) => `All lists of @${username}`,
  /** Before a link to the author. */
  by: 'by',
  reviewBy: (name: string) => `Review by ${name}`,
  descriptions: {
    site: 'Rate, review and discover films, TV shows, books, albums and podcasts with friends.',
    intro: 'What you can do with Medley: rate, review, follow friends and discover.',
    install: 'How to put Medley on the home screen of your device.',
    credits: 'Where the data of Medley comes from, and under which licences.',
    privacyPolicy: 'What is stored about you, who sees it, and your rights.',
    comingFromAny: `Letterboxd, Goodreads, TV Time, Trakt, Spotify, a table of your own: how to take your history to ${productName}, and what comes over.`,
    comingFrom: (service: string, things: readonly string[]) =>
      `From ${service} to ${productName}: how to get your file, and what comes over: ${list(things.map((thing) => thing.charAt(0).toLowerCase() + thing.slice(1)))}.`,
    terms: 'The agreement between you and the operator.',
    explore: (medium: Medium, works: readonly string[], hasMore: boolean) =>
      `${mediumPlurals[medium]} to discover on ${productName}, rated and reviewed by people like you${
        works.length === 0 ? '' : `: ${list(works)}${hasMore ? ' and more' : ''}`
      }.`,
    discover: (medium: Medium) =>
      `${mediumPlurals[medium]} rated highest on ${productName}, and hidden gems. Members find what suits them.`,
    /** `A film by Ann from 1999, rated 8.1 of 10 in 12 reviews on Medley.` */
    work: ({ medium, creators, year, rating, reviewCount }: DescribedWork) => {
      const noun = nouns[medium]
      return [
        `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`,
        creators.length === 0 ? '' : ` by ${list(creators)}`,
        year === null ? '' : ` from ${year}`,
        rating === null
          ? `. Rate and review it on ${productName}.`
          : `, rated ${number(rating)} of 10 in ${inReviews(reviewCount)} on ${productName}.`,
      ].join('')
    },
    review: (author: string, medium: Medium, title: string, rating: number) =>
      `${author} rated the ${nouns[medium]} ${title} ${rating} of 10 on ${productName}.`,
    spoilers: 'The review contains spoilers.',
    profile: (name: string, username: string) =>
      `${name} (@${username}) rates and reviews films, TV shows, books, albums and podcasts on ${productName}.`,
    year: (name: string, year: number, works: number) =>
      `The ${year} of ${name} in films, TV shows, books, albums and podcasts on ${productName}: ${plural(works, { one: '# work', other: '# works' })}.`,
    lists: (name: string) =>
      `Lists of films, TV shows, books, albums and podcasts by ${name} on ${productName}.`,
    list: (count: number, username: string, works: readonly string[]) =>
      `A list of ${plural(count, { one: 'one work', other: '# works' })} by ${username} on ${productName}${
        works.length === 0 ? '' : `: ${works.join(', ')}${count > works.length ? ' …' : ''}`
      }`,
  },
  yearOf: (name: string, year: number) => `${name}'s ${year}`,
  /** Alternative texts of preview pictures. */
  pictures: {
    home: `Covers on ${productName}`,
    explore: (works: readonly string[], medium: Medium) =>
      `Covers of ${list(works) || mediumPlurals[medium]}`,
    poster: (title: string) => `Poster of ${title}`,
    work: (title: string) => `The cover of ${title}, on ${productName}`,
    review: (author: string, title: string, rating: number) =>
      `${author} rated ${title} ${rating} of 10`,
    profile: (name: string) => `Favorites of ${name} on ${productName}`,
    contributor: (name: string) => `Covers of works by ${name}`,
    series: (name: string) => `Covers of the series ${name}`,
    list: (title: string) => `Covers of the list ${title}`,
    year: (name: string, year: number) => `Covers of the ${year} of ${name}`,
  },
}
