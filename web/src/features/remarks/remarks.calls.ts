import type { Remark, RemarkPage } from '@medley/contract/reviews/remarks'
import type { Api, BodyOf } from '@medley/contract/api'
import type { Medium } from '@medley/contract/values/medium'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { createLikes } from '../review-likes/review-like-state.ts'
import { workKeys } from '../works/works.calls.ts'

export interface RemarkedWork {
  id: number
  medium: Medium
}

export type RemarkOrder = 'point' | 'newest'

/** Which remarks of a work, and in which order. */
export interface RemarkPart {
  entryId?: number | undefined
  order?: RemarkOrder
}

const perPage = 20

/** With the marks of its entries, so that remarks open when the member moves on. */
const keyOf = ({ medium, id }: RemarkedWork) =>
  [...workKeys.entries(medium, id), 'remarks'] as const

/** The remarks on a work that the member has reached, page by page, and how many are ahead. */
export function remarksQuery(work: RemarkedWork, { entryId, order = 'point' }: RemarkPart) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(work), entryId, order] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /v1/works/{medium}/{workId}/remarks', {
        params: { medium: work.medium, workId: String(work.id) },
        query: {
          order,
          limit: perPage,
          ...(entryId === undefined ? {} : { entryId }),
          ...(before === null ? {} : { before }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.before,
  })
}

type NewRemark = Omit<BodyOf<Api['POST /v1/remarks']>, 'work'>

/** Writes a remark; the lists that show it load again. */
export async function postRemark(work: RemarkedWork, remark: NewRemark): Promise<void> {
  const { id, medium } = work
  await call('POST /v1/remarks', { body: { work: { id, medium }, ...remark } })
  await queryClient.invalidateQueries({ queryKey: keyOf(work) })
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
  await queryClient.invalidateQueries({ queryKey: keyOf(work) })
}

function replaceRemark(work: RemarkedWork, changed: Remark): void {
  queryClient.setQueriesData<InfiniteData<RemarkPage>>(
    { queryKey: keyOf(work) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((remark) => (remark.id === changed.id ? changed : remark)),
        })),
      },
  )
}

const keepalive = true

/** The likes of remarks and replies. */
export const remarkLikes = createLikes('remark-like', async (remarkId, isWanted) => {
  const { likes, likedByMe } = isWanted
    ? await call('PUT /v1/remark-likes', { body: { remarkId }, keepalive })
    : await call('DELETE /v1/remark-likes/{id}', { params: { id: String(remarkId) }, keepalive })
  return { totalCount: likes.totalCount, likedByMe }
})
