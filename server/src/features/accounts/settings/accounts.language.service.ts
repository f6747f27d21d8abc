import type { Language } from '@medley/contract/values/languages'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { SessionCookie } from '../../../ports/session-cookie.ts'
import {
  findLanguage,
  findOriginalTitles,
  updateLanguage,
  updateOriginalTitles,
} from './accounts.language.queries.ts'

/** The language that the actor chose, or null. */
export async function showLanguage(
  ctx: Context,
  { id }: Actor,
): Promise<{ language: Language | null }> {
  return { language: await findLanguage(ctx.db, id) }
}

/** Sets the language of the actor, and of the pages in their browser. */
export async function changeLanguage(
  ctx: Context,
  { id }: Actor,
  { language }: { language: Language },
  { cookie }: { cookie: SessionCookie },
): Promise<{ language: Language }> {
  await updateLanguage(ctx.db, id, language)
  cookie.setLanguage(language)
  return { language }
}

/** Sets the language of a browser's pages to the member's, if they chose one. */
export async function takeOverLanguage(
  ctx: Pick<Context, 'db'>,
  userId: number,
  cookie: SessionCookie,
): Promise<void> {
  const language = await findLanguage(ctx.db, userId)
  if (language !== null) cookie.setLanguage(language)
}

/** The actor's choice of original titles. */
export async function showOriginalTitles(
  ctx: Context,
  { id }: Actor,
): Promise<{ originalTitles: boolean }> {
  return { originalTitles: await findOriginalTitles(ctx.db, id) }
}

export async function changeOriginalTitles(
  ctx: Context,
  { id }: Actor,
  { originalTitles }: { originalTitles: boolean },
): Promise<{ originalTitles: boolean }> {
  await updateOriginalTitles(ctx.db, id, originalTitles)
  return { originalTitles }
}
