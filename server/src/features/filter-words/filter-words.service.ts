import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { filterCommentsUnder } from '../comments/comments.service.ts'
import { listWordsOf, lockComments, replaceWords } from './filter-words.queries.ts'

/** The actor's filter words, alphabetically. */
export async function showFilterWords(ctx: Context, actor: Actor): Promise<{ words: string[] }> {
  return { words: await listWordsOf(ctx.db, actor.id) }
}

/** Replaces the actor's filter words, which hides and shows the comments under their reviews anew. */
export function setFilterWords(
  ctx: Context,
  actor: Actor,
  { words }: { words: readonly string[] },
): Promise<{ words: string[] }> {
  return transaction(ctx.db, async (tx) => {
    await lockComments(tx, actor.id)
    await replaceWords(tx, actor.id, words)
    await filterCommentsUnder(tx, actor.id)
    return { words: await listWordsOf(tx, actor.id) }
  })
}
