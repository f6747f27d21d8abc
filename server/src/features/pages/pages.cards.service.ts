import { titlesTexts } from '@medley/texts/titles'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { isMedium, type Medium } from '@medley/contract/values/medium'
import { productName } from '@medley/messages/titles'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { drawableName } from '../../drawing/lettering.ts'
import { firstSentence } from '../../lib/first-sentence.ts'
import { requireOpenUser, requireVisibleUser } from '../profiles/profiles.service.ts'
import { coversOf } from '../works/works.covers.service.ts'
import { showSharedYear } from '../years/years.shared.service.ts'
import { cardTexts } from './card/card-texts.ts'
import { type Card, shelfLength } from './card/draw-card.ts'
import { listBestKnownCovers, listFavoriteCovers } from './pages.cards.queries.ts'
import {
  findContributorPage,
  findListPage,
  findReviewPage,
  findSeriesPage,
  findWorkPage,
  listLeadingWorks,
} from './pages.queries.ts'

const largestId = 2_147_483_647

/** Works read for a shelf: some may be hidden from visitors. */
const read = shelfLength

/**
 * Content of the preview picture of a page, as a visitor sees the page; `name` is an id, a username or a
 * medium. Throws `not_found` where visitors find no such page.
 */
export async function describeCard(ctx: Context, kind: string, name: string): Promise<Card> {
  if (isMedium(kind)) return describeWork(ctx, kind, idIn(name))
  const describe = shelves[kind]
  if (!describe) throw notFound('work')
  return describe(ctx, name)
}

const shelves: Record<string, (ctx: Context, name: string) => Promise<Card>> = {
  home: async (ctx, name) => {
    if (name !== 'medley') throw notFound('work')
    return {
      kind: 'shelf',
      title: cardTexts.home,
      detail: '',
      works: await listBestKnownCovers(ctx.db),
    }
  },
  explore: async (ctx, medium) => {
    if (!isMedium(medium)) throw notFound('work')
    const leading = await listLeadingWorks(ctx.db, medium, read)
    return shelfOf(ctx, titlesTexts.mediumPlurals[medium], cardTexts.explore, leading)
  },
  list: async (ctx, name) => {
    const list = await findListPage(ctx.db, idIn(name), read)
    if (!list) throw notFound('list')
    const detail = cardTexts.list(list.entryCount, list.username)
    return shelfOf(ctx, list.title, detail, list.works)
  },
  contributor: async (ctx, name) => {
    const contributor = await findContributorPage(ctx.db, idIn(name), read)
    if (!contributor) throw notFound('contributor')
    return shelfOf(ctx, contributor.name, cardTexts.contributor, contributor.works)
  },
  series: async (ctx, name) => {
    const series = await findSeriesPage(ctx.db, idIn(name), read)
    if (!series) throw notFound('series')
    return shelfOf(ctx, series.title, cardTexts.series, series.works)
  },
  year: async (ctx, name) => {
    const [, year, username = ''] = /^([1-9]\d{0,3})-(.+)$/.exec(name) ?? []
    const person = await requireVisibleUser(ctx.db, null, username)
    const shared = await showSharedYear(ctx, { userId: person.id, year: Number(year) })
    const detail = cardTexts.year(shared.works)
    return shelfOf(ctx, cardTexts.yearOf(drawableName(person), shared.year), detail, shared.covers)
  },
  profile: async (ctx, username) => {
    const person = await requireOpenUser(ctx.db, null, username)
    const works = await listFavoriteCovers(ctx.db, person.id)
    return {
      kind: 'shelf',
      title: drawableName(person),
      detail: cardTexts.profile(person.username),
      works,
    }
  },
  review: async (ctx, name) => {
    const review = await findReviewPage(ctx.db, idIn(name))
    if (!review) throw notFound('review')
    const words = review.text === null ? null : firstSentence(withoutMarks(review.text))
    const { medium, title, creators, releaseDate, rating } = review
    return {
      kind: 'review',
      work: { medium, title, creators, releaseDate },
      rating,
      name: drawableName(review),
      words,
    }
  },
}

async function describeWork(ctx: Context, kind: Medium, id: number): Promise<Card> {
  const work = await findWorkPage(ctx.db, kind, id)
  if (!work) throw notFound('work')
  const { medium, title, creators, releaseDate, rating } = work
  return {
    kind: 'work',
    work: { medium, title, creators, releaseDate },
    label: cardTexts.mediums[medium],
    rating,
  }
}

async function shelfOf(
  ctx: Context,
  title: string,
  detail: string,
  works: readonly { id: number }[],
): Promise<Card> {
  const covers = await coversOf(
    ctx.db,
    works.map(({ id }) => id),
  )
  return { kind: 'shelf', title: title.trim() || productName, detail, works: covers }
}

/** Parses an id; 0, which no row has, for anything else. */
function idIn(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id <= largestId ? id : 0
}
