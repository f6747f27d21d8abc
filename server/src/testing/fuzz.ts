import { endpoints } from '@medley/contract/api'
import { errorTable, isErrorCode } from '@medley/contract/errors'
import fc from 'fast-check'
import { aComment } from './factories/comments.ts'
import { aFriendship } from './factories/friendships.ts'
import { aReview } from './factories/reviews.ts'
import { aUser } from './factories/users.ts'
import { aWork } from './factories/works.ts'
import type { TestApp } from './harness.ts'
import { type JunkRequest, junkRequests, type Known } from './junk-requests.ts'

/** A little of everything, under small ids. */
export async function plantKnown(app: TestApp): Promise<Known> {
  const users = [await aUser(app), await aUser(app), await aUser(app), await aUser(app, { id: 1 })]
  const works = [await aWork(app), await aWork(app, { medium: 'book' }), await aWork(app)]
  for (const by of users) {
    for (const of of works) await aComment(app, { by, on: await aReview(app, { by, of }) })
  }
  const [ann, ben] = users
  if (ann && ben) await aFriendship(app, ann, ben)
  return {
    ids: [1, 2, 3, 4, 5],
    usernames: users.map(({ username }) => username),
    tokens: users.map(({ token }) => token),
  }
}

/** What a request got that no request may get, or undefined. */
function faultOf(
  { endpoint }: JunkRequest,
  { status, body }: { status: number; body: unknown },
): string | undefined {
  if (status === endpoint.status) return undefined
  if (status < 400) return `the undeclared status ${status}`
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) {
    return `${status} without the body of errors`
  }
  const { code, message } = body
  if (!isErrorCode(code) || typeof message !== 'string') return `the unknown code ${String(code)}`
  if (!('status' in body) || body.status !== status || errorTable[code].status !== status) {
    return `${code} with the status ${status}`
  }
  if (status >= 500 && !endpoint.errors.includes(code)) return `${status} ${code}`
  const hasErrors = 'errors' in body && Array.isArray(body.errors) && body.errors.length > 0
  return hasErrors === (code === 'validation_error') ? undefined : `${code} with wrong errors`
}

export interface FuzzResult {
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** What went wrong, each with its request. */
  faults: string[]
}

/** Sends junk to every endpoint; the same seed sends the same junk. */
export async function fuzz(
  app: Pick<TestApp, 'send'>,
  known: Known,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzResult> {
  const result: FuzzResult = { statuses: {}, faults: [] }
  for (const junk of fc.sample(junkRequests(endpoints, known), { numRuns: requests, seed })) {
    const answer = await app.send(junk.request)
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
    const fault = faultOf(junk, answer)
    if (fault !== undefined) result.faults.push(`${fault}: ${JSON.stringify(junk.request)}`)
  }
  return result
}
