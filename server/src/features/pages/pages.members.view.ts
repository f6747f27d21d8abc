import { withoutMarks } from '@medley/contract/values/marked-text'
import { publicPaths } from '@medley/contract/paths'
import type { ProfileTexts } from '@medley/contract/values/shapes'
import { displayName, titled } from '@medley/messages/titles'
import { listContent, listsContent, profileContent, reviewContent } from './document/content.ts'
import type { ListRow, ReviewRow } from './pages.queries.ts'
import type { SharedYear } from '../years/years.shared.service.ts'
import {
  listObject,
  mediumStep,
  profileObject,
  reviewObject,
  type SitePart,
  trailObject,
} from './document/schema-org.ts'
import { oneLine, shorten } from '../../lib/one-line.ts'
import { type PageTexts, titleText, workTitle } from './document/words.ts'
import { cardOf, imageOf, type PageView } from './pages.shared.view.ts'

export function reviewView(site: SitePart, row: ReviewRow): PageView {
  const { origin, texts } = site
  const { id, medium, rating, timePosted, username, firstName, lastName } = row
  const author = { username, firstName, lastName }
  const work = { ...row, id: row.workId }
  const title = workTitle(row, texts)
  const name = oneLine(displayName(author))
  const text = row.text === null ? null : withoutMarks(row.text)
  const image = imageOf(row.posterSource)
  return {
    title: texts.titles.review({ work: title, author: displayName(author) }),
    content: reviewContent(texts, row),
    shared: {
      canonical: publicPaths.review(id),
      description: shorten(
        text === null ? verdictOf(texts, row, name) : `${texts.ofTen({ rating })}. ${text}`,
      ),
      type: 'article',
      image: cardOf(origin, 'review', id, texts.pictures.review({ author: name, title, rating })),
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
          [title, publicPaths.work(work)],
          [texts.reviewBy({ name }), publicPaths.review(id)],
        ]),
      ],
    },
  }
}

function verdictOf(texts: PageTexts, row: ReviewRow, author: string): string {
  const title = workTitle(row, texts)
  const verdict = texts.descriptions.review({
    author,
    medium: row.medium,
    title,
    rating: row.rating,
  })
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
    title: titled(displayName(names)),
    content: profileContent(person, bio),
    shared: {
      canonical: publicPaths.profile(username),
      description: shorten(bio ?? texts.descriptions.profile({ name, username })),
      type: 'profile',
      image: cardOf(origin, 'profile', username, texts.pictures.profile({ name })),
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
    title: titled(texts.yearOf({ name, year })),
    shared: {
      canonical: publicPaths.year(username, year),
      description: texts.descriptions.year({ name, year, works }),
      type: 'website',
      image: cardOf(origin, 'year', `${year}-${username}`, texts.pictures.year({ name, year })),
      data: [],
    },
  }
}

export function listsView(texts: PageTexts, person: PersonRow): PageView {
  const names = namesOf(person)
  return {
    title: texts.titles.lists({ name: displayName(names) }),
    content: listsContent(texts, person),
    shared: {
      canonical: publicPaths.lists(person.username),
      description: shorten(texts.descriptions.lists({ name: displayName(names) })),
      type: 'website',
      image: null,
      data: [],
    },
  }
}

function worksOf(known: readonly string[], count: number): string | null {
  if (known.length === 0) return null
  return `${known.join(', ')}${count > known.length ? ' …' : ''}`
}

export function listView(site: SitePart, list: ListRow): PageView {
  const { origin, texts } = site
  const { username, works, entryCount: count } = list
  const name = titleText(list.title, texts)
  const path = publicPaths.list(username, list.id)
  const own = oneLine(list.description ?? '')
  const known = works.slice(0, 3).map((work) => workTitle(work, texts))
  const description = shorten(
    own || texts.descriptions.list({ count, username, works: worksOf(known, count) }),
  )
  return {
    title: texts.titles.list({ title: name }),
    content: listContent(texts, list),
    shared: {
      canonical: path,
      description,
      type: 'website',
      image: cardOf(origin, 'list', list.id, texts.pictures.list({ title: name })),
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
