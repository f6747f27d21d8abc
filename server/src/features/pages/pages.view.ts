import type { ImportSource } from '@medley/contract/import-sources'
import { withoutMarks } from '@medley/contract/marked-text'
import type { Medium } from '@medley/contract/medium'
import { publicPaths } from '@medley/contract/paths'
import type { ProfileTexts } from '@medley/contract/shapes'
import { displayName, titled } from '@medley/messages/titles'
import { whatComesOver } from '@medley/messages/what-comes-over'
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
import { sourceContent, sourcesContent } from './document/source-content.ts'
import type {
  ContributorRow,
  LeadingWorkRow,
  ListRow,
  ReviewRow,
  SeriesRow,
  WorkRow,
} from './pages.queries.ts'
import type { SharedYear } from '../years/years.shared.service.ts'
import {
  listObject,
  mediumStep,
  profileObject,
  reviewObject,
  seriesObject,
  type SitePart,
  siteObject,
  trailObject,
  workObject,
} from './document/schema-org.ts'
import { oneLine, shorten } from '../../lib/one-line.ts'
import { wordsOf } from './document/text.ts'
import { type PageTexts, titleText } from './document/words.ts'

/** The title and shared facts of a page. */
export interface PageView {
  title: string
  shared: SharedFacts
  /** HTML shown until the app renders; see PageFacts. */
  content?: string
}

export function landingView({ origin, texts }: SitePart): PageView {
  const description = texts.descriptions.site
  return {
    title: texts.shared.titles.landing(),
    content: landingContent(texts),
    shared: {
      canonical: publicPaths.home(),
      description,
      type: 'website',
      image: cardOf(origin, 'home', 'medley', texts.pictures.home),
      data: [siteObject(origin, description)],
    },
  }
}

/** A page with constant text. */
export function textPageView(title: string, path: string, description: string): PageView {
  const shared = { canonical: path, description, type: 'website', image: null, data: [] }
  return { title, shared }
}

/** The services that a history can come from. */
export function sourcesView({ origin, texts }: SitePart, title: string): PageView {
  const description = texts.descriptions.comingFromAny
  const { shared } = textPageView(title, publicPaths.comingFrom(), description)
  const image = cardOf(origin, 'home', 'medley', texts.pictures.home)
  return { title, content: sourcesContent(texts), shared: { ...shared, image } }
}

/** The page about a service that a history can come from. */
export function sourceView({ origin, texts }: SitePart, source: ImportSource): PageView {
  const { namesInSentences, kinds } = texts.importSources
  const name = namesInSentences[source]
  const title = texts.shared.titles.comingFrom(name)
  const things = whatComesOver[source].comes.map((kind) => kinds[kind][0])
  const description = shorten(texts.descriptions.comingFrom(name, things))
  const { shared } = textPageView(title, publicPaths.comingFrom(source), description)
  const image = cardOf(origin, 'home', 'medley', texts.pictures.home)
  const trail = trailObject(origin, [
    [texts.shared.screenTitles['/coming-from'] ?? title, publicPaths.comingFrom()],
    [title, publicPaths.comingFrom(source)],
  ])
  return {
    title,
    content: sourceContent(texts, source),
    shared: { ...shared, image, data: [trail] },
  }
}

export function exploreView(
  site: SitePart,
  medium: Medium,
  works: readonly LeadingWorkRow[],
): PageView {
  const { origin, texts } = site
  const name = texts.shared.mediumPlurals[medium]
  const path = publicPaths.explore(medium)
  const known = works.slice(0, 3).map(({ title }) => titleText(title, texts))
  return {
    title: texts.shared.titles.explore(medium),
    content: exploreContent(texts, medium, works),
    shared: {
      canonical: path,
      description: shorten(texts.descriptions.explore(medium, known, works.length > 3)),
      type: 'website',
      image: cardOf(origin, 'explore', medium, texts.pictures.explore(known, medium)),
      data: [
        listObject(site, { name, path, count: works.length, works }),
        trailObject(origin, [mediumStep(medium, texts)]),
      ],
    },
  }
}

export function discoverView({ texts }: SitePart, medium: Medium): PageView {
  return textPageView(
    texts.shared.titles.discover(medium),
    publicPaths.discover(medium),
    texts.descriptions.discover(medium),
  )
}

const workTypes: Record<Medium, string> = {
  film: 'video.movie',
  tvShow: 'video.tv_show',
  book: 'book',
  album: 'music.album',
  podcast: 'website',
}

export function workView(site: SitePart, work: WorkRow): PageView {
  const { origin, texts } = site
  const title = titleText(work.title, texts)
  const path = publicPaths.work(work)
  const words = work.description === null ? '' : wordsOf(work.description)
  const description = shorten(words || workSentence(texts, work))
  const image = imageOf(work.posterSource)
  return {
    title: texts.shared.titles.work(title),
    content: workContent(texts, work),
    shared: {
      canonical: path,
      description,
      type: workTypes[work.medium],
      image: pictureOf(site, work),
      data: [
        workObject(site, work, {
          description,
          ...(image === undefined ? {} : { image }),
          rating: work.rating,
          reviewCount: work.reviewCount,
        }),
        trailObject(origin, [mediumStep(work.medium, texts), [title, path]]),
      ],
    },
  }
}

/** The discussion of a work, without its remarks: visitors have reached nothing. */
export function discussionView(site: SitePart, work: WorkRow): PageView {
  const { shared } = workView(site, work)
  const canonical = `${publicPaths.work({ id: work.id, medium: work.medium })}/discussion`
  return {
    title: site.texts.shared.titles.discussion(titleText(work.title, site.texts)),
    shared: { ...shared, canonical, data: [] },
  }
}

/** A season, episode or track of a work, by the name in its address. */
export function entryView(
  site: SitePart,
  work: WorkRow,
  entry: { name: string; title: string | null },
): PageView {
  const { shared } = workView(site, work)
  const number = entry.name.startsWith('s') ? entry.name.toUpperCase() : ''
  const named = [titleText(work.title, site.texts), number, entry.title ?? ''].filter(Boolean)
  const canonical = `${publicPaths.work({ id: work.id, medium: work.medium })}/${entry.name}`
  return {
    title: site.texts.shared.titles.work(named.join(' · ')),
    shared: { ...shared, canonical, data: [] },
  }
}

function workSentence({ descriptions }: PageTexts, work: WorkRow): string {
  const { medium, creators, releaseDate, rating, reviewCount } = work
  return descriptions.work({
    medium,
    creators: creators.slice(0, 3).map(oneLine).filter(Boolean),
    year: releaseDate === null ? null : releaseDate.slice(0, 4),
    rating: reviewCount === 0 ? null : rating,
    reviewCount,
  })
}

/** The poster of a work, or its drawn card. */
function pictureOf({ origin, texts }: SitePart, work: WorkRow): SharedFacts['image'] {
  const { id, medium, title, posterSource } = work
  const poster = imageOf(posterSource)
  if (poster !== undefined) return { url: poster, alt: texts.pictures.poster(title) }
  return cardOf(origin, medium, id, texts.pictures.work(titleText(title, texts)))
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

export function reviewView(site: SitePart, row: ReviewRow): PageView {
  const { origin, texts } = site
  const { id, medium, rating, timePosted, username, firstName, lastName } = row
  const author = { username, firstName, lastName }
  const work = { ...row, id: row.workId, title: titleText(row.title, texts) }
  const name = oneLine(displayName(author))
  const text = row.text === null ? null : withoutMarks(row.text)
  const image = imageOf(row.posterSource)
  return {
    title: texts.shared.titles.review(work.title, author),
    content: reviewContent(texts, row),
    shared: {
      canonical: publicPaths.review(id),
      description: shorten(
        text === null ? verdictOf(texts, row, name) : `${texts.ofTen(rating)}. ${text}`,
      ),
      type: 'article',
      image: cardOf(origin, 'review', id, texts.pictures.review(name, work.title, rating)),
      data: [
        reviewObject(site, {
          id,
          rating,
          text,
          timePosted,
          author: { name, username },
          work,
          ...(image === undefined ? {} : { image }),
        }),
        trailObject(origin, [
          mediumStep(medium, texts),
          [work.title, publicPaths.work(work)],
          [texts.reviewBy(name), publicPaths.review(id)],
        ]),
      ],
    },
  }
}

function verdictOf(texts: PageTexts, row: ReviewRow, author: string): string {
  const title = titleText(row.title, texts)
  const verdict = texts.descriptions.review(author, row.medium, title, row.rating)
  return row.spoiler ? `${verdict} ${texts.descriptions.spoilers}` : verdict
}

export interface PersonRow {
  username: string
  firstName: string | null
  lastName: string | null
  /** A URL, not a key. */
  profilePicture: string | null
  texts: ProfileTexts | null
}

const namesOf = ({ username, firstName, lastName }: PersonRow) => ({
  username,
  firstName,
  lastName,
})

export function profileView({ origin, texts }: SitePart, person: PersonRow): PageView {
  const names = namesOf(person)
  const { username } = names
  const name = oneLine(displayName(names))
  const image = imageOf(person.profilePicture)
  const { bio = null, place = null, link = null } = person.texts ?? {}
  const described = { name, username, bio, place, link }
  return {
    title: texts.shared.titles.profile(names),
    content: profileContent(person, bio),
    shared: {
      canonical: publicPaths.profile(username),
      description: shorten(bio ?? texts.descriptions.profile(name, username)),
      type: 'profile',
      image: cardOf(origin, 'profile', username, texts.pictures.profile(name)),
      data: [profileObject(origin, { ...described, ...(image === undefined ? {} : { image }) })],
    },
  }
}

export function yearView(site: SitePart, person: PersonRow, { year, works }: SharedYear): PageView {
  const { origin, texts } = site
  const names = namesOf(person)
  const { username } = names
  const name = displayName(names)
  return {
    title: titled(texts.yearOf(name, year)),
    shared: {
      canonical: publicPaths.year(username, year),
      description: texts.descriptions.year(name, year, works),
      type: 'website',
      image: cardOf(origin, 'year', `${year}-${username}`, texts.pictures.year(name, year)),
      data: [],
    },
  }
}

export function listsView(texts: PageTexts, person: PersonRow): PageView {
  const names = namesOf(person)
  return {
    title: texts.shared.titles.lists(names),
    content: listsContent(texts, person),
    shared: {
      canonical: publicPaths.lists(person.username),
      description: shorten(texts.descriptions.lists(displayName(names))),
      type: 'website',
      image: null,
      data: [],
    },
  }
}

export function contributorView({ origin, texts }: SitePart, row: ContributorRow): PageView {
  const { id, works } = row
  const name = titleText(row.name, texts)
  const titles = works.map(({ title }) => titleText(title, texts))
  return {
    title: texts.shared.titles.contributor(name),
    content: contributorContent(texts, { id, name, works }),
    shared: {
      canonical: publicPaths.contributor(id),
      description: shorten(`${name}: ${titles.join(', ')}`),
      type: 'profile',
      image: cardOf(origin, 'contributor', id, texts.pictures.contributor(name)),
      data: [],
    },
  }
}

export function seriesView(site: SitePart, row: SeriesRow): PageView {
  const { origin, texts } = site
  const { id, medium, works } = row
  const name = titleText(row.title, texts)
  const titles = works.map(({ title }) => titleText(title, texts))
  const path = publicPaths.series(id)
  return {
    title: texts.shared.titles.series(name),
    content: contributorContent(texts, { id, name, works }),
    shared: {
      canonical: path,
      description: shorten(`${name}: ${titles.join(', ')}`),
      type: 'website',
      image: cardOf(origin, 'series', id, texts.pictures.series(name)),
      data: [
        seriesObject(site, { path, name, medium, works }),
        trailObject(origin, [mediumStep(medium, texts), [name, path]]),
      ],
    },
  }
}

export function listView(site: SitePart, list: ListRow): PageView {
  const { origin, texts } = site
  const { username, works, entryCount: count } = list
  const name = titleText(list.title, texts)
  const path = publicPaths.list(username, list.id)
  const own = oneLine(list.description ?? '')
  const known = works.slice(0, 3).map(({ title }) => titleText(title, texts))
  const description = shorten(own || texts.descriptions.list(count, username, known))
  return {
    title: texts.shared.titles.list(name),
    content: listContent(texts, list),
    shared: {
      canonical: path,
      description,
      type: 'website',
      image: cardOf(origin, 'list', list.id, texts.pictures.list(name)),
      data: [
        listObject(site, { name, path, count, works, description }),
        trailObject(origin, [
          [username, publicPaths.profile(username)],
          [name, path],
        ]),
      ],
    },
  }
}
