import { importSources } from '@medley/contract/transfer/import-sources'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import type { Entry, ItemRow, ItemViewing, WorkItem } from './import-item.ts'
import type { MedleyItem } from '@medley/doors/record'
import { addToPart, pointTo } from './merge-parts.ts'

/** Turns a work of a Medley export, with its rows, into an item of a plan. */
export function toMedleyItem(
  one: MedleyItem,
  file: number,
  listKey: (key: string) => string,
): WorkItem {
  const { work, reviews, engaged, saved, favorite, viewings, listings } = one
  const item: WorkItem = {
    kind: 'work',
    source: 'medley',
    work,
    entries: reviews.map(toEntry),
    engaged: engaged === null ? null : { time: engaged },
    saved: saved === null ? null : { time: saved },
    ...(favorite === null ? {} : { favorite: { time: favorite } }),
    viewings: viewings.map((viewing) => toViewing(viewing, reviews)),
    listings: listings.map(({ line: _, list, ...listing }) => ({
      ...listing,
      list: listKey(list),
    })),
    rows: rowsOf(one, file),
  }
  for (const { part, source, line, note } of one.parts) {
    const row = item.rows.push({ file, line, targets: {}, note }) - 1
    pointTo(item, row, part, [addToPart(item, part, source)])
  }
  return item
}

/** A viewing with the index of its review. */
function toViewing(
  { day, isRepeat, tags, reviewId }: MedleyItem['viewings'][number],
  reviews: MedleyItem['reviews'],
): ItemViewing {
  const entry = reviews.findIndex(({ id }) => id === reviewId)
  return { day, isRepeat, tags, ...(entry < 0 ? {} : { entry }) }
}

function toEntry(review: MedleyItem['reviews'][number]): Entry {
  const { rating, spoiler, dateViewed, timePosted, sourceRating, audience } = review
  return {
    rating: { value: String(rating), scale: 10, points: rating, isRounded: false },
    text: cutText(review.review ?? '', limits.reviewMax) || null,
    spoiler,
    dateViewed,
    timePosted,
    isRepeat: false,
    isBare: false,
    audience,
    origin: {
      source: importSources.find((source) => source === review.importSource) ?? null,
      rating: sourceRating,
    },
  }
}

function rowsOf(
  { engaged, saved, favorite, listings, lines }: MedleyItem,
  file: number,
): ItemRow[] {
  const row = (line: number, targets: ItemRow['targets']) => ({ file, line, targets, note: null })
  return [
    ...lines.reviews.map((line, entry) => row(line, { entry })),
    ...(engaged === null ? [] : [row(lines.engaged, { engaged: true })]),
    ...(saved === null ? [] : [row(lines.saved, { saved: true })]),
    ...(favorite === null ? [] : [row(lines.favorite, { favorite: true })]),
    ...lines.viewings.map((line, index) => row(line, { viewings: [index] })),
    ...listings.map(({ line }, index) => row(line, { listings: [index] })),
  ]
}
