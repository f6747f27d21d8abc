import type { MediaList } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit } from '../../db/transaction.ts'
import { copyEntries } from './lists.entries.queries.ts'
import { creditTitle, findList, insertList, removeTitle } from './lists.queries.ts'
import { showList } from './lists.service.ts'

/**
 * Copies a list to the actor's private ones: title, order, and notes if wanted. Of what others show to friends only,
 * the words stay where they are, since the copy may be shown to anybody. Throws `list_not_found`.
 */
export async function copyList(
  ctx: Context,
  actor: Actor,
  { id: sourceId, withNotes }: { id: number; withNotes: boolean },
  { commit }: { commit: Commit },
): Promise<MediaList> {
  const timeCreated = ctx.clock.now()
  return commit(async (tx) => {
    const source = await findList(tx, actor, sourceId)
    if (!source) throw notFound('list')
    const hasWords = source.audience === null || source.ownerId === actor.id
    const id = await insertList(tx, {
      ownerId: actor.id,
      title: source.title,
      isRanked: source.isRanked,
      isPrivate: true,
      audience: null,
      timeCreated,
      copiedFromId: sourceId,
    })
    await (hasWords ? creditTitle(tx, { fromId: sourceId, toId: id }) : removeTitle(tx, id))
    await copyEntries(tx, actor, {
      fromId: sourceId,
      toId: id,
      withNotes: withNotes && hasWords,
      timeAdded: timeCreated,
    })
    return showList(tx, actor, id)
  })
}
