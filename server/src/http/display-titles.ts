import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { languageOf } from './pages/page-language.ts'

/** Titles of works in a language, by the id of their work. */
export type FindTitles = (
  ctx: Context,
  language: string,
  workIds: readonly number[],
) => Promise<ReadonlyMap<number, string>>

/**
 * An answer whose works have `displayTitle` where there is another title in the reader's language: that of the member,
 * else that of their pages. One further read, and none for readers of English.
 */
export async function addDisplayTitles(
  ctx: Context,
  request: FastifyRequest,
  answer: unknown,
  find: FindTitles,
): Promise<unknown> {
  const language = request.actor?.titleLanguage ?? languageOf(request)
  if (language === 'en') return answer
  const ids = new Set<number>()
  collectIds(answer, ids)
  if (ids.size === 0) return answer
  const titles = await find(ctx, language, [...ids])
  return titles.size === 0 ? answer : withTitles(answer, titles)
}

function collectIds(value: unknown, ids: Set<number>): void {
  if (!isHolder(value)) return
  const id = workIdOf(value)
  if (id !== undefined) ids.add(id)
  for (const part of Object.values(value)) collectIds(part, ids)
}

/** A copy, because services may keep what they answer. */
function withTitles(value: unknown, titles: ReadonlyMap<number, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => withTitles(part, titles))
  if (!isHolder(value)) return value
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) copy[key] = withTitles(part, titles)
  const displayTitle = titles.get(workIdOf(value) ?? 0)
  if (displayTitle !== undefined && displayTitle !== copy['title']) {
    copy['displayTitle'] = displayTitle
  }
  return copy
}

/** The id of an object that is a work or a favourite, as the contract describes these: the only ones with a title and a poster. */
function workIdOf(value: object): number | undefined {
  if (!('title' in value) || !('posterSource' in value)) return undefined
  const id = 'internal_id' in value ? value.internal_id : 'id' in value ? value.id : undefined
  return typeof id === 'number' ? id : undefined
}

/** An array or a plain object; dates and the like hold no works. */
function isHolder(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
