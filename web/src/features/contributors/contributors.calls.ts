import { pages } from '../../lib/queries.ts'

/** A contributor with their works, best known first, page by page. */
export function contributorQuery(id: number) {
  return pages('GET /v1/contributors/{contributorId}', {
    params: { contributorId: String(id) },
    query: { limit: 50 },
  })
}
