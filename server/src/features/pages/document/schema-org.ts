import type { Medium } from '@medley/contract/values/medium'
import { publicPaths } from '@medley/contract/paths'
import { productName } from '@medley/messages/titles'
import type {
  Book,
  BookSeries,
  BreadcrumbList,
  CreativeWorkSeries,
  ItemList,
  Movie,
  MovieSeries,
  MusicAlbum,
  Person,
  PodcastSeries,
  ProfilePage,
  Review,
  TVSeries,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { LinkedWorkRow } from '../pages.queries.ts'
import { oneLine } from '../../../lib/one-line.ts'
import { type PageTexts, workTitle } from './words.ts'

/** schema.org objects. */

/** The site as a page describes it. */
export interface SitePart {
  /** The URL without a trailing slash. */
  origin: string
  texts: PageTexts
}

const context = { '@context': 'https://schema.org' } as const
const scale = { bestRating: 10, worstRating: 0 }

/** The schema.org types of works by medium. */
interface WorkTypes {
  film: Movie
  tvShow: TVSeries
  book: Book
  album: MusicAlbum
  podcast: PodcastSeries
}

const types: { [M in Medium]: WorkTypes[M]['@type'] } = {
  film: 'Movie',
  tvShow: 'TVSeries',
  book: 'Book',
  album: 'MusicAlbum',
  podcast: 'PodcastSeries',
}

const creatorProperties: { [M in Medium]: keyof WorkTypes[M] } = {
  film: 'director',
  tvShow: 'creator',
  book: 'author',
  album: 'byArtist',
  podcast: 'publisher',
}

/** An album's artist may be a group or a person, and podcast publishers are companies. */
const creatorTypes: Record<Medium, 'MusicGroup' | 'Organization' | 'Person'> = {
  film: 'Person',
  tvShow: 'Person',
  book: 'Person',
  album: 'MusicGroup',
  podcast: 'Organization',
}

const addressOf = (origin: string, path: string) => origin + encodeURI(path)

interface DescribedWork extends LinkedWorkRow {
  creators: readonly string[]
  releaseDate: string | null
}

interface WorkDetails {
  description?: string
  image?: string
  rating?: number | null
  reviewCount?: number
}

/** A work with its known facts; with an average only if rated, and with its own title beside that of the page. */
export function workObject(
  { origin, texts }: SitePart,
  work: DescribedWork,
  details: WorkDetails = {},
): WithContext<WorkTypes[Medium]> {
  const { medium, creators, releaseDate: date } = work
  const { description, image, rating, reviewCount = 0 } = details
  return {
    ...context,
    '@type': types[medium],
    ...namesOf(work, texts),
    url: addressOf(origin, publicPaths.work(work)),
    ...(description ? { description } : {}),
    ...(image === undefined ? {} : { image }),
    ...(date === null ? {} : { datePublished: date }),
    ...(creators.length === 0
      ? {}
      : {
          [creatorProperties[medium]]: creators.map((name) => ({
            '@type': creatorTypes[medium],
            name: oneLine(name),
          })),
        }),
    ...(rating === null || rating === undefined || reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating * 100) / 100,
            ratingCount: reviewCount,
            ...scale,
          },
        }),
  }
}

/** The title in the language of the page, and that of the work if it is another. */
function namesOf(work: LinkedWorkRow, texts: PageTexts): { name: string; alternateName?: string } {
  const [name, original] = [workTitle(work, texts), oneLine(work.title)]
  const hasOther = work.displayTitle !== undefined && name !== original
  return hasOther ? { name, alternateName: original } : { name }
}

interface DescribedReview {
  id: number
  rating: number
  text: string | null
  timePosted: Date
  author: { name: string; username: string }
  work: DescribedWork
  image?: string
}

export function reviewObject(site: SitePart, review: DescribedReview): WithContext<Review> {
  const { origin } = site
  const { text, author, work, image } = review
  return {
    ...context,
    '@type': 'Review',
    url: addressOf(origin, publicPaths.review(review.id)),
    datePublished: review.timePosted.toISOString(),
    author: personObject(origin, author),
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, ...scale },
    ...(text === null ? {} : { reviewBody: oneLine(text) }),
    itemReviewed: workObject(site, work, image === undefined ? {} : { image }),
    publisher: { '@type': 'Organization', name: productName },
  }
}

interface DescribedPerson {
  name: string
  username: string
  image?: string
  bio?: string | null
  place?: string | null
  link?: string | null
}

function personObject(origin: string, person: DescribedPerson): Person {
  const { name, username, image, bio, place, link } = person
  return {
    '@type': 'Person',
    name: oneLine(name),
    alternateName: username,
    url: addressOf(origin, publicPaths.profile(username)),
    ...(image === undefined ? {} : { image }),
    ...(bio ? { description: oneLine(bio) } : {}),
    ...(place ? { homeLocation: { '@type': 'Place', name: oneLine(place) } } : {}),
    ...(link ? { sameAs: link } : {}),
  }
}

export function profileObject(origin: string, person: DescribedPerson): WithContext<ProfilePage> {
  return { ...context, '@type': 'ProfilePage', mainEntity: personObject(origin, person) }
}

interface DescribedList {
  name: string
  path: string
  count: number
  works: readonly LinkedWorkRow[]
  description?: string
}

/** A list of works; `works` are the first of `count`. */
export function listObject(
  { origin, texts }: SitePart,
  list: DescribedList,
): WithContext<ItemList> {
  return {
    ...context,
    '@type': 'ItemList',
    name: oneLine(list.name),
    url: addressOf(origin, list.path),
    ...(list.description ? { description: list.description } : {}),
    numberOfItems: list.count,
    itemListElement: list.works.map((work, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: workTitle(work, texts),
      url: addressOf(origin, publicPaths.work(work)),
    })),
  }
}

type Series = CreativeWorkSeries | MovieSeries | BookSeries

const seriesTypes: Partial<Record<Medium, Series['@type']>> = {
  film: 'MovieSeries',
  book: 'BookSeries',
}

interface DescribedSeries {
  path: string
  name: string
  medium: Medium
  works: readonly LinkedWorkRow[]
}

/** A series with its first works, in their order. */
export function seriesObject(
  { origin, texts }: SitePart,
  series: DescribedSeries,
): WithContext<Series> {
  return {
    ...context,
    '@type': seriesTypes[series.medium] ?? 'CreativeWorkSeries',
    name: oneLine(series.name),
    url: addressOf(origin, series.path),
    hasPart: series.works.map((work) => ({
      '@type': types[work.medium],
      ...namesOf(work, texts),
      url: addressOf(origin, publicPaths.work(work)),
    })),
  }
}

/** The breadcrumb trail to a page: names and paths. */
export function trailObject(
  origin: string,
  steps: readonly (readonly [string, string])[],
): WithContext<BreadcrumbList> {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: [[productName, publicPaths.home()] as const, ...steps].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: oneLine(name),
        item: addressOf(origin, path),
      }),
    ),
  }
}

/** The trail step for a medium. */
export function mediumStep(medium: Medium, { titles }: PageTexts): readonly [string, string] {
  return [titles.mediumPlurals[medium], publicPaths.explore(medium)]
}

export function siteObject(origin: string, description: string): WithContext<WebSite> {
  return {
    ...context,
    '@type': 'WebSite',
    name: productName,
    url: `${origin}/`,
    description,
  }
}
