import type { Medium } from '@medley/contract/values/medium'
import type { TestUser } from './factories/users.ts'
import type { Caller, TestApp } from './harness.ts'

interface Named {
  id: number
  medium: Medium
}

const pathOf = ({ id, medium }: Named) => ({ medium, workId: String(id) })

/** Steps that several tests of remarks share. */
export function useRemarks(app: TestApp) {
  const list = async (by: Caller, work: Named, query: object = {}) => {
    const params = pathOf(work)
    return (await app.call(by, 'GET /v1/works/{medium}/{workId}/remarks', { params, query })).body
  }
  return {
    list,
    textsOf: async (by: Caller, work: Named, query: object = {}) =>
      (await list(by, work, query)).items.map(({ content }) => content),
    post: (by: Caller, { id, medium }: Named, body: object) =>
      app.call(by, 'POST /v1/remarks', {
        body: { work: { id, medium }, content: 'A remark.', ...body },
      }),
    reply: (by: Caller, { id }: { id: number }, content = 'A reply.') =>
      app.call(by, 'POST /v1/remarks/{id}/replies', {
        params: { id: String(id) },
        body: { content },
      }),
    read: (by: Caller, { id }: { id: number }, reveal = false) =>
      app.call(by, 'GET /v1/remarks/{id}', { params: { id: String(id) }, query: { reveal } }),
    setProgress: (by: TestUser, work: Named, body: object) =>
      app.call(by, 'PUT /v1/progress/{medium}/{workId}', { params: pathOf(work), body }),
    see: (by: TestUser, { id }: { id: number }) =>
      app.call(by, 'PUT /v1/entry-viewings/{entryId}', {
        params: { entryId: String(id) },
        body: {},
      }),
    engage: (by: TestUser, { id, medium }: Named) =>
      app.call(by, 'POST /works_viewed', { body: { internal_id: id, medium } }),
  }
}
