import type { ImportSource } from '@medley/contract/transfer/import-sources'
import type { Medium } from '@medley/contract/values/medium'
import { publicPaths } from '@medley/contract/paths'
import { whatComesOver } from '@medley/messages/what-comes-over'
import {
  contributorContent,
  exploreContent,
  landingContent,
  workContent,
} from './document/content.ts'
import type { SharedFacts } from './document/facts.ts'
import { sourceContent, sourcesContent } from './document/source-content.ts'
import type { ContributorRow, LeadingWorkRow, SeriesRow, WorkRow } from './pages.queries.ts'
import {
  listObject,
  mediumStep,
  seriesObject,
  type SitePart,
  siteObject,
  trailObject,
  workObject,
} from './document/schema-org.ts'
import { localeOf } from '../../lib/locale.ts'
import { oneLine, shorten } from '../../lib/one-line.ts'
import { wordsOf } from './document/text.ts'
import { type PageTexts, titleText, workTitle } from './document/words.ts'
import { cardOf, imageOf, type PageView } from './pages.shared.view.ts'

export function landingView({ origin, texts }: SitePart): PageView {
  const description = texts.descriptions.site
  return {
    title: texts.titles.landing,
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
  const title = texts.titles.comingFrom({ service: name })
  const things = whatComesOver[source].comes.map((kind) => kinds[kind][0])
  const description = shorten(
    texts.descriptions.comingFrom({ service: name, things: things.join(' · ') }),
  )
  const { shared } = textPageView(title, publicPaths.comingFrom(source), description)
  const image = cardOf(origin, 'home', 'medley', texts.pictures.home)
  const trail = trailObject(origin, [
    [texts.screenTitles['/coming-from'], publicPaths.comingFrom()],
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
  const name = texts.titles.mediumPlurals[medium]
  const path = publicPaths.explore(medium)
  const known = works.slice(0, 3).map((work) => workTitle(work, texts))
  return {
    title: texts.titles.explore({ medium }),
    content: exploreContent(texts, medium, works),
    shared: {
      canonical: path,
      description: shorten(describeMedium(texts, medium, known, works.length)),
      type: 'website',
      image: cardOf(
        origin,
        'explore',
        medium,
        texts.pictures.explore({ works: localeOf(texts.language).list(known) || name }),
      ),
      data: [
        listObject(site, { name, path, count: works.length, works }),
        trailObject(origin, [mediumStep(medium, texts)]),
      ],
    },
  }
}

function describeMedium(
  { descriptions, titles, language }: PageTexts,
  medium: Medium,
  known: readonly string[],
  count: number,
): string {
  const hasMore = count > known.length
  return descriptions.explore({
    mediums: titles.mediumPlurals[medium],
    amount: known.length === 0 ? 'none' : hasMore ? 'more' : 'some',
    works: hasMore ? known.join(', ') : localeOf(language).list(known),
  })
}

export function discoverView({ texts }: SitePart, medium: Medium): PageView {
  return textPageView(
    texts.titles.discover({ medium }),
    publicPaths.discover(medium),
    texts.descriptions.discover({ medium }),
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
  const title = workTitle(work, texts)
  const path = publicPaths.work(work)
  const words = work.description === null ? '' : wordsOf(work.description)
  const description = shorten(words || workSentence(texts, work))
  const image = imageOf(work.posterSource)
  return {
    title: texts.titles.work({ title }),
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
    title: site.texts.titles.discussion({ title: workTitle(work, site.texts) }),
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
  const named = [workTitle(work, site.texts), number, entry.title ?? ''].filter(Boolean)
  const canonical = `${publicPaths.work({ id: work.id, medium: work.medium })}/${entry.name}`
  return {
    title: site.texts.titles.work({ title: named.join(' · ') }),
    shared: { ...shared, canonical, data: [] },
  }
}

function workSentence({ descriptions, language }: PageTexts, work: WorkRow): string {
  const { medium, creators, releaseDate, rating, reviewCount } = work
  const known = creators.slice(0, 3).map(oneLine).filter(Boolean)
  return descriptions.work({
    medium,
    creators: known.length === 0 ? null : localeOf(language).list(known),
    year: releaseDate === null ? null : releaseDate.slice(0, 4),
    rating: reviewCount === 0 ? null : rating,
    reviews: reviewCount,
  })
}

/** The poster of a work, or its drawn card. */
function pictureOf({ origin, texts }: SitePart, work: WorkRow): SharedFacts['image'] {
  const { id, medium, posterSource } = work
  const title = workTitle(work, texts)
  const poster = imageOf(posterSource)
  if (poster !== undefined) return { url: poster, alt: texts.pictures.poster({ title }) }
  return cardOf(origin, medium, id, texts.pictures.work({ title }))
}

export function contributorView({ origin, texts }: SitePart, row: ContributorRow): PageView {
  const { id, works } = row
  const name = titleText(row.name, texts)
  const titles = works.map((work) => workTitle(work, texts))
  return {
    title: texts.titles.contributor({ name }),
    content: contributorContent(texts, { id, name, works }),
    shared: {
      canonical: publicPaths.contributor(id),
      description: shorten(`${name}: ${titles.join(', ')}`),
      type: 'profile',
      image: cardOf(origin, 'contributor', id, texts.pictures.contributor({ name })),
      data: [],
    },
  }
}

export function seriesView(site: SitePart, row: SeriesRow): PageView {
  const { origin, texts } = site
  const { id, medium, works } = row
  const name = titleText(row.title, texts)
  const titles = works.map((work) => workTitle(work, texts))
  const path = publicPaths.series(id)
  return {
    title: texts.titles.series({ title: name }),
    content: contributorContent(texts, { id, name, works }),
    shared: {
      canonical: path,
      description: shorten(`${name}: ${titles.join(', ')}`),
      type: 'website',
      image: cardOf(origin, 'series', id, texts.pictures.series({ name })),
      data: [
        seriesObject(site, { path, name, medium, works }),
        trailObject(origin, [mediumStep(medium, texts), [name, path]]),
      ],
    },
  }
}
