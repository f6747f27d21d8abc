import type { Remark } from '@medley/contract/reviews/remarks'
import type { Api, BodyOf } from '@medley/contract/api'
import { call } from '../../lib/api.ts'
import { changeItems, invalidate } from '../../lib/mutations.ts'
import { keyOf, pages } from '../../lib/queries.ts'
import { createLikes } from '../review-likes/review-like-state.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'

export type RemarkedWork = WorkName

export type RemarkOrder = 'point' | 'newest'

/** Which remarks of a work, and in which order. */
export interface RemarkPart {
  entryId?: number | undefined
  order?: RemarkOrder
}

const keyOfWork = (work: RemarkedWork) =>
  keyOf('GET /v1/works/{medium}/{workId}/remarks', { params: workParams(work) })

/** The remarks on a work that the member has reached, page by page, and how many are ahead. */
export function remarksQuery(work: RemarkedWork, { entryId, order = 'point' }: RemarkPart) {
  return pages('GET /v1/works/{medium}/{workId}/remarks', {
    params: workParams(work),
    query: { order, limit: 20, entryId },
  })
}

type NewRemark = Omit<BodyOf<Api['POST /v1/remarks']>, 'work'>

/** Writes a remark; the lists that show it load again. */
export async function postRemark(work: RemarkedWork, remark: NewRemark): Promise<void> {
  const { id, medium } = work
  await call('POST /v1/remarks', { body: { work: { id, medium }, ...remark } })
  await invalidate(keyOfWork(work))
}

/** Replies to a remark. */
export async function postReply(
  work: RemarkedWork,
  { id }: { id: number },
  content: string,
): Promise<void> {
  const { remark } = await call('POST /v1/remarks/{id}/replies', {
    params: { id: String(id) },
    body: { content },
  })
  replaceRemark(work, remark)
}

/** Changes the text of an own remark or reply. */
export async function editRemark(
  work: RemarkedWork,
  { id }: { id: number },
  content: string,
): Promise<void> {
  const { remark } = await call('PUT /v1/remarks/{id}', {
    params: { id: String(id) },
    body: { content },
  })
  replaceRemark(work, remark)
}

/** Deletes a remark with its replies, or a reply. */
export async function removeRemark(work: RemarkedWork, { id }: { id: number }): Promise<void> {
  await call('DELETE /v1/remarks/{id}', { params: { id: String(id) } })
  await invalidate(keyOfWork(work))
}

function replaceRemark(work: RemarkedWork, changed: Remark): void {
  changeItems(keyOfWork(work), (remark: Remark) => (remark.id === changed.id ? changed : remark))
}

const keepalive = true

/** The likes of remarks and replies. */
export const remarkLikes = createLikes('remark-like', async (remarkId, isWanted) => {
  const { likes, likedByMe } = isWanted
    ? await call('PUT /v1/remark-likes', { body: { remarkId }, keepalive })
    : await call('DELETE /v1/remark-likes/{id}', { params: { id: String(remarkId) }, keepalive })
  return { totalCount: likes.totalCount, likedByMe }
})
