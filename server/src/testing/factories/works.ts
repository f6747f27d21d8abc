import { fileURLToPath } from 'node:url'
import type { Medium } from '@medley/contract/values/medium'
import { openMediumShelf, shelfSource } from '../../catalogue/shelf/shelf.ts'
import { paths } from '../../paths.ts'
import type { TestApp } from '../harness.ts'
import type { TestUser } from './users.ts'

let serial = 0

interface WorkFactsOfTest {
  medium: Medium
  title: string
  creators: string[]
  releaseDate: string | null
  entries: string[]
  externalId: string
  description: string | null
  alternativeTitles: string[]
  castMembers: string[]
  genres: string[]
  series: string | null
  seriesPosition: string | null
}

/** A work from the shelf, a film by default. */
export async function aWork(
  app: TestApp,
  facts: Partial<WorkFactsOfTest> = {},
): Promise<{ id: number; medium: Medium; title: string }> {
  serial += 1
  const medium = facts.medium ?? 'film'
  const title = facts.title ?? `Work ${serial}`
  const { id } = await app.ctx.db
    .insertInto('works')
    .values({
      medium,
      title,
      source: 'shelf',
      external_id: facts.externalId ?? String(1_000_000_000 + serial),
      ...columnsOf(facts),
      time_fetched: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, medium, title }
}

/** A title of a work in a language. */
export async function aTitle(
  app: TestApp,
  { id }: { id: number },
  language: string,
  title: string,
): Promise<void> {
  const row = { work_id: id, language, title, source: 'shelf' }
  await app.ctx.db.insertInto('work_titles').values(row).execute()
}

function columnsOf(facts: Partial<WorkFactsOfTest>) {
  return {
    creators: facts.creators ?? ['Some Creator'],
    release_date: facts.releaseDate ?? null,
    description: facts.description ?? null,
    entries: facts.entries ?? [],
    alternative_titles: facts.alternativeTitles ?? [],
    cast_members: facts.castMembers ?? [],
    genres: facts.genres ?? [],
    series_title: facts.series ?? null,
    series_position: facts.seriesPosition ?? null,
  }
}

/** A film that a member added by hand. */
export async function anAddedWork(
  app: TestApp,
  by: TestUser,
  { title = `Home Movie ${(serial += 1)}`, year }: { title?: string; year?: number } = {},
): Promise<{ id: number; medium: Medium; title: string }> {
  const body = { medium: 'film' as const, title, ...(year === undefined ? {} : { year }) }
  const { body: work } = await app.call(by, 'POST /v1/works', { body })
  return { id: work.id, medium: 'film', title }
}

/** A work of the shipped starter shelf, so that its source knows it: the best-known film, or the one of the title. */
export async function aShelvedWork(
  app: TestApp,
  { medium = 'film', title }: { medium?: Medium; title?: string } = {},
): Promise<{ id: number; medium: Medium; title: string }> {
  const shelf = await openMediumShelf(fileURLToPath(paths.shelf), medium)
  const works = shelf.works(0, title === undefined ? 1 : shelf.count)
  const facts = works.find((work) => title === undefined || work.title === title)
  if (!facts) throw new Error(`The shelf has no ${medium} ${title}`)
  const { externalId, creators, entries } = facts
  const known = await app.ctx.db
    .selectFrom('works')
    .select(['id', 'medium', 'title'])
    .where('external_id', '=', externalId)
    .where('source', '=', shelfSource)
    .executeTakeFirst()
  return known ?? aWork(app, { medium, title: facts.title, externalId, creators, entries })
}
