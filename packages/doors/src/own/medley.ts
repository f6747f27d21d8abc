import { cleanLine } from '@medley/contract/values/clean-text'
import { isLanguage } from '@medley/contract/values/languages'
import {
  type ExportDocument,
  type ExportedWork,
  exportDocument,
} from '@medley/contract/transfer/export-format'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { readParts } from './medley-parts.ts'
import { readShared } from './medley-shared.ts'
import { emptyContent, type FileContent, type FileFacts } from '../file-reader.ts'
import { type MedleyContent, type MedleyItem, UnreadableFile } from '../record.ts'
import { visibleText } from '../values.ts'

/** True if parsed JSON is the document of a Medley export. */
export function isMedleyFile(value: unknown): boolean {
  return value instanceof Object && 'format' in value && value.format === 'medley'
}

type Content = FileContent & { medley: MedleyContent }

/** Reads the document of an export. The lines number all its rows, starting at 1. */
export async function readMedleyFile(
  text: string,
  { now }: FileFacts,
  picture: Buffer | undefined,
): Promise<Content> {
  const document = parseDocument(text)
  const { reviews, engaged, savedForLater, favorites, viewings, lists } = document
  const items = new Map<string, MedleyItem>()
  const yieldIfDue = createYield()
  let line = 0
  const place = async (work: ExportedWork): Promise<MedleyItem> => {
    line += 1
    await yieldIfDue()
    const key = `${work.medium}|${work.source}|${work.externalId}`
    const item = items.get(key) ?? toItem(key, work)
    items.set(key, item)
    return item
  }
  const past = (time: string) => (time > now.toISOString() ? now.toISOString() : time)
  for (const review of reviews) {
    const item = await place(review.work)
    item.reviews.push({ ...review, timePosted: past(review.timePosted) })
    item.lines.reviews.push(line)
  }
  const marks = [
    ...engaged.map(({ work, timeAdded }) => ['engaged', work, timeAdded] as const),
    ...savedForLater.map(({ work, timeAdded }) => ['saved', work, timeAdded] as const),
    ...favorites.map(({ work, timeSet }) => ['favorite', work, timeSet] as const),
  ]
  for (const [kind, work, time] of marks) {
    const item = await place(work)
    item[kind] = past(time)
    item.lines[kind] = line
  }
  for (const viewing of viewings) {
    const item = await place(viewing.work)
    item.viewings.push(viewing)
    item.lines.viewings.push(line)
  }
  const content = emptyContent()
  for (const [number, { entries, ...list }] of lists.entries()) {
    line += 1
    const key = String(number + 1)
    content.lists.push({ ...list, timeCreated: past(list.timeCreated), key, line })
    for (const [index, { work, timeAdded, note }] of entries.entries()) {
      const item = await place(work)
      const listing = { list: key, place: index + 1, time: past(timeAdded), line }
      item.listings.push(note === null ? listing : { ...listing, note })
    }
  }
  const { named, unnamed } = readParts(document, line, past)
  for (const { work, ...part } of named) {
    const item = await place(work)
    item.parts.push({ ...part, line })
  }
  line += unnamed.length
  const { rows: shared, leftOut } = readShared(document, line, past)
  const medley = { items: [...items.values()], shared, profile: toProfile(document, picture) }
  return { ...content, leftOut: [...unnamed, ...leftOut], medley }
}

function toProfile(
  { profile, inSuggestions, inRecommendations, audience }: ExportDocument,
  picture: Buffer | undefined,
): MedleyContent['profile'] {
  const { firstName, lastName, language } = profile
  const leaves = { leavesSuggestions: !inSuggestions, leavesRecommendations: !inRecommendations }
  return {
    firstName,
    lastName,
    // Another Medley may have more languages.
    language: isLanguage(language) ? language : null,
    picture: picture ?? null,
    ...leaves,
    audience,
  }
}

/** Number of rows that the content adds to the plan, except lists. */
export function countMedleyRows(content: MedleyContent | undefined): number {
  const { items = [], shared = [] } = content ?? {}
  return items.reduce((sum, item) => sum + rowsOf(item), shared.length)
}

function rowsOf(item: MedleyItem): number {
  const { reviews, viewings, listings, parts, engaged, saved, favorite } = item
  const marks = [engaged, saved, favorite].filter((time) => time !== null).length
  return reviews.length + viewings.length + listings.length + parts.length + marks
}

function parseDocument(text: string): ExportDocument {
  const value: unknown = JSON.parse(text, (key, one: unknown) =>
    typeof one === 'string' ? visibleOrStandIn(key, one.toWellFormed()) : one,
  )
  const { success, data, error } = exportDocument.safeParse(value)
  if (success) return data
  const issue = error.issues[0]
  const params = { path: issue?.path.join('.') ?? '' }
  throw new UnreadableFile({ code: 'newerMedley', params })
}

/** In place of texts that show nothing, which members could once write. */
const standIns: Record<string, string | null> = {
  title: 'Untitled',
  firstName: null,
  lastName: null,
  review: null,
  description: null,
  note: null,
}

function visibleOrStandIn(key: string, text: string): string | null {
  const visible = visibleText(text)
  if (visible === '') return standIns[key] === undefined ? '' : standIns[key]
  return /^(title|firstName|lastName|\d+)$/.test(key) ? cleanLine(visible) : visible
}

function toItem(key: string, facts: ExportedWork): MedleyItem {
  const { medium, title, releaseDate, creators, source, externalId, ids } = facts
  return {
    work: {
      key,
      mediums: [medium],
      title,
      otherTitles: [],
      releaseDate,
      year: releaseDate === null ? null : Number(releaseDate.slice(0, 4)),
      creators,
      ids: { ...ids, [source]: externalId },
    },
    reviews: [],
    engaged: null,
    saved: null,
    favorite: null,
    viewings: [],
    listings: [],
    parts: [],
    lines: { reviews: [], engaged: 0, saved: 0, favorite: 0, viewings: [] },
  }
}
