import { withoutMarks } from '@medley/contract/marked-text'
import { type Medium, mediums } from '@medley/contract/medium'
import { publicPaths } from '@medley/contract/paths'
import { displayName, mediumPlurals, productName, titles } from '@medley/contract/titles'
import { cardSize } from './card/draw-card.ts'
import {
  contributorContent,
  exploreContent,
  landingContent,
  listContent,
  listsContent,
  profileContent,
  reviewContent,
  workContent,
} from './document/content.ts'
import type { SharedFacts } from './document/facts.ts'
import type {
  ContributorRow,
  LeadingWorkRow,
  ListRow,
  ReviewRow,
  WorkRow,
} from './pages.queries.ts'
import {
  listObject,
  mediumStep,
  profileObject,
  reviewObject,
  siteObject,
  trailObject,
  workObject,
} from './document/schema-org.ts'
import { enumerate, oneLine, shorten, wordsOf } from './document/text.ts'
import { countText, mediumWords, ratingText, titleText } from './document/words.ts'

/** The title and shared facts of a page; `origin` is the site's URL. */
export interface PageView {
  title: string
  shared: SharedFacts
  /** HTML shown until the app renders; see PageFacts. */
  content?: string
}

const siteDescription =
  'Rate, review and discover films, TV shows, books, albums and podcasts with friends.'

export function landingView(origin: string): PageView {
  return {
    title: titles.landing(),
    content: landingContent(),
    shared: {
      canonical: publicPaths.home(),
      description: siteDescription,
      type: 'website',
      image: cardOf(origin, 'home', 'medley', `Covers on ${productName}`),
      data: [siteObject(origin, siteDescription)],
    },
  }
}

/** A page with constant text. */
export function textPageView(title: string, path: string, description: string): PageView {
  const shared = { canonical: path, description, type: 'website', image: null, data: [] }
  return { title, shared }
}

export function exploreView(
  origin: string,
  medium: Medium,
  works: readonly LeadingWorkRow[],
): PageView {
  const name = mediumPlurals[medium]
  const path = publicPaths.explore(medium)
  const known = works.slice(0, 3).map(({ title }) => titleText(title))
  const description = `${name} to discover on ${productName}, rated and reviewed by people like you${
    known.length === 0 ? '' : `: ${enumerate(known)}${works.length > 3 ? ' and more' : ''}`
  }.`
  return {
    title: titles.explore(medium),
    content: exploreContent(medium, works),
    shared: {
      canonical: path,
      description: shorten(description),
      type: 'website',
      image: cardOf(origin, 'explore', medium, `Covers of ${enumerate(known) || name}`),
      data: [
        listObject(origin, { name, path, count: works.length, works }),
        trailObject(origin, [mediumStep(medium)]),
      ],
    },
  }
}

const workTypes: Record<Medium, string> = {
  film: 'video.movie',
  tvShow: 'video.tv_show',
  book: 'book',
  album: 'music.album',
  podcast: 'website',
}

export function workView(origin: string, work: WorkRow): PageView {
  const title = titleText(work.title)
  const path = publicPaths.work(work)
  const words = work.description === null ? '' : wordsOf(work.description)
  const description = shorten(words || workSentence(work))
  const image = imageOf(work.posterSource)
  return {
    title: titles.work(title),
    content: workContent(work),
    shared: {
      canonical: path,
      description,
      type: workTypes[work.medium],
      image: pictureOf(origin, work),
      data: [
        workObject(origin, work, {
          description,
          ...(image === undefined ? {} : { image }),
          rating: work.rating,
          reviewCount: work.reviewCount,
        }),
        trailObject(origin, [mediumStep(work.medium), [title, path]]),
      ],
    },
  }
}

/** `A film by Ann, 1999, rated 8.1 of 10 by 12 reviews on Medley.` */
function workSentence({ medium, creators, releaseDate, rating, reviewCount }: WorkRow): string {
  const what = mediumWords[medium]
  const names = creators.slice(0, 3).map(oneLine).filter(Boolean)
  return [
    `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what}`,
    names.length === 0 ? '' : ` by ${enumerate(names)}`,
    releaseDate === null ? '' : ` of ${releaseDate.slice(0, 4)}`,
    rating === null || reviewCount === 0
      ? `. Rate and review it on ${productName}.`
      : `, rated ${ratingText(rating)} of 10 in ${countText(reviewCount, 'review')} on ${productName}.`,
  ].join('')
}

/** The poster of a work, or its drawn card. */
function pictureOf(
  origin: string,
  { id, medium, title, posterSource }: Pick<WorkRow, 'id' | 'medium' | 'title' | 'posterSource'>,
): SharedFacts['image'] {
  const poster = imageOf(posterSource)
  if (poster !== undefined) return { url: poster, alt: `Poster of ${title}` }
  return cardOf(origin, medium, id, `The cover of ${titleText(title)}, on ${productName}`)
}

/** The drawn picture of a page; see serveCards for the kinds. */
function cardOf(
  origin: string,
  kind: string,
  name: number | string,
  alt: string,
): SharedFacts['image'] {
  return { url: `${origin}/og/${kind}/${name}.png`, alt, ...cardSize }
}

/** A picture URL that is publicly accessible. */
function imageOf(source: string | null): string | undefined {
  return source !== null && /^https?:\/\//.test(source) ? source : undefined
}

export function reviewView(origin: string, row: ReviewRow): PageView {
  const { username, firstName, lastName, medium, rating } = row
  const author = { username, firstName, lastName }
  const work = { ...row, id: row.workId, title: titleText(row.title) }
  const name = oneLine(displayName(author))
  const verdict = `${name} rated the ${mediumWords[medium]} ${work.title} ${rating} of 10 on ${productName}.`
  const hint = row.spoiler ? `${verdict} The review contains spoilers.` : verdict
  const image = imageOf(row.posterSource)
  const { id, timePosted } = row
  const text = row.text === null ? null : withoutMarks(row.text)
  return {
    title: titles.review(work.title, author),
    content: reviewContent(row),
    shared: {
      canonical: publicPaths.review(id),
      description: shorten(text === null ? hint : `${rating} of 10. ${text}`),
      type: 'article',
      image: cardOf(origin, 'review', id, `${name} rated ${work.title} ${rating} of 10`),
      data: [
        reviewObject(origin, {
          id,
          rating,
          text,
          timePosted,
          author: { name, username },
          work,
          ...(image === undefined ? {} : { image }),
        }),
        trailObject(origin, [
          mediumStep(medium),
          [work.title, publicPaths.work(work)],
          [`Review by ${name}`, publicPaths.review(id)],
        ]),
      ],
    },
  }
}

export interface PersonRow {
  username: string
  firstName: string | null
  lastName: string | null
  /** A URL, not a key. */
  profilePicture: string | null
}

const namesOf = ({ username, firstName, lastName }: PersonRow) => ({
  username,
  firstName,
  lastName,
})

export function profileView(origin: string, person: PersonRow): PageView {
  const names = namesOf(person)
  const { username } = names
  const name = oneLine(displayName(names))
  const image = imageOf(person.profilePicture)
  const kinds = enumerate(
    mediums.map((medium) =>
      mediumPlurals[medium].replace(/^[A-Z](?=[a-z])/, (sign) => sign.toLowerCase()),
    ),
  )
  return {
    title: titles.profile(names),
    content: profileContent(person),
    shared: {
      canonical: publicPaths.profile(username),
      description: shorten(`${name} (@${username}) rates and reviews ${kinds} on ${productName}.`),
      type: 'profile',
      image: cardOf(origin, 'profile', username, `Favourites of ${name} on ${productName}`),
      data: [profileObject(origin, { name, username, ...(image === undefined ? {} : { image }) })],
    },
  }
}

export function listsView(person: PersonRow): PageView {
  const names = namesOf(person)
  return {
    title: titles.lists(names),
    content: listsContent(person),
    shared: {
      canonical: publicPaths.lists(person.username),
      description: shorten(
        `Lists of films, TV shows, books, albums and podcasts by ${displayName(names)} on ${productName}.`,
      ),
      type: 'website',
      image: null,
      data: [],
    },
  }
}

export function contributorView(origin: string, { id, name, works }: ContributorRow): PageView {
  return {
    title: titles.contributor(titleText(name)),
    content: contributorContent({ id, name: titleText(name), works }),
    shared: {
      canonical: publicPaths.contributor(id),
      description: shorten(
        `${titleText(name)}: ${works.map(({ title }) => titleText(title)).join(', ')}`,
      ),
      type: 'profile',
      image: cardOf(origin, 'contributor', id, `Covers of works by ${titleText(name)}`),
      data: [],
    },
  }
}

export function listView(origin: string, list: ListRow): PageView {
  const { username, works, entryCount: count } = list
  const name = titleText(list.title)
  const path = publicPaths.list(username, list.id)
  const own = oneLine(list.description ?? '')
  const known = works.slice(0, 3).map(({ title }) => titleText(title))
  const contents = known.length === 0 ? '' : `: ${known.join(', ')}${count > 3 ? ' …' : ''}`
  const description = shorten(
    own || `A list of ${countText(count, 'work')} by ${username} on ${productName}${contents}`,
  )
  return {
    title: titles.list(name),
    content: listContent(list),
    shared: {
      canonical: path,
      description,
      type: 'website',
      image: cardOf(origin, 'list', list.id, `Covers of the list ${name}`),
      data: [
        listObject(origin, { name, path, count, works, description }),
        trailObject(origin, [
          [username, publicPaths.profile(username)],
          [name, path],
        ]),
      ],
    },
  }
}
