import { endpoints } from '@medley/contract/api'
import { declaredCodes } from '@medley/contract/declared-codes'
import { type ErrorBody, errorTable, isErrorCode } from '@medley/contract/errors'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { aComment } from '../factories/comments.ts'
import { aFriendship } from '../factories/friendships.ts'
import { aReview } from '../factories/reviews.ts'
import { aUser } from '../factories/users.ts'
import { aWork } from '../factories/works.ts'
import type { TestApp } from '../harness.ts'
import { type RandomRequest, randomRequests, type Known } from './random-requests.ts'
import { rawRequests } from './raw-requests.ts'

/** One of each resource, with small ids. */
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

interface Given {
  status: number
  body: unknown
}

/** The violation in an error body of any endpoint, or undefined. */
function faultOfError({ status, body }: Given): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) {
    return `${status} without the body of errors`
  }
  const { code, message } = body
  if (!isErrorCode(code) || typeof message !== 'string') return `the unknown code ${String(code)}`
  if (!('status' in body) || body.status !== status || errorTable[code].status !== status) {
    return `${code} with the status ${status}`
  }
  return hasErrors(body) === (code === 'validation_error') ? undefined : `${code} with wrong errors`
}

function hasErrors(body: object): boolean {
  return 'errors' in body && Array.isArray(body.errors) && body.errors.length > 0
}

/** The violation in the response of a known endpoint, or undefined. */
function faultOfJunk({ endpoint }: RandomRequest, given: Given): string | undefined {
  const { status, body } = given
  if (status === endpoint.status) return undefined
  if (status < 400) return `the undeclared status ${status}`
  const fault = faultOfError(given)
  if (fault !== undefined || status < 500) return fault
  const { code } = body as ErrorBody
  return declaredCodes(endpoint).includes(code) ? undefined : `${status} ${code}`
}

/** Raw requests may hit a real endpoint, so a success is no violation; HEAD has no body. */
function faultOfWild({ method }: InjectOptions, given: Given): string | undefined {
  if (given.status >= 500) return `${given.status}`
  return given.status < 400 || method === 'HEAD' ? undefined : faultOfError(given)
}

export interface FuzzResult {
  /** The number of responses by status. */
  statuses: Record<number, number>
  /** The violations, each with its request. */
  faults: string[]
}

/** Sends random requests to every endpoint, every fourth one as raw bytes to any path; reproducible by seed. */
export async function fuzz(
  app: Pick<TestApp, 'ctx' | 'send'>,
  known: Known,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzResult> {
  const result: FuzzResult = { statuses: {}, faults: [] }
  const send = async (request: InjectOptions, faultOf: (given: Given) => string | undefined) => {
    const given = await app.send(request)
    result.statuses[given.status] = (result.statuses[given.status] ?? 0) + 1
    const fault = faultOf(given)
    if (fault !== undefined) result.faults.push(`${fault}: ${describe(request)}`)
  }
  const anything = fc.oneof(
    { weight: 3, arbitrary: randomRequests(endpoints, known) },
    rawRequests(endpoints, known),
  )
  const reviveSessions = await sessionReviver(app)
  for (const [index, one] of fc.sample(anything, { numRuns: requests, seed }).entries()) {
    if (index % 50 === 0) await reviveSessions()
    if ('endpoint' in one) await send(one.request, (given) => faultOfJunk(one, given))
    else await send(one, (given) => faultOfWild(one, given))
  }
  return result
}

/** Brings back the sessions of now, which random requests end: few calls would be made by members otherwise. */
async function sessionReviver({ ctx }: Pick<TestApp, 'ctx'>): Promise<() => Promise<unknown>> {
  const sessions = await ctx.db.selectFrom('sessions').selectAll().execute()
  const revive = ctx.db.insertInto('sessions').values(sessions)
  return () => revive.onConflict((conflict) => conflict.doNothing()).execute()
}

function describe(request: InjectOptions): string {
  const payload = request.payload instanceof Buffer ? request.payload.toString('latin1') : undefined
  return JSON.stringify(payload === undefined ? request : { ...request, payload }).slice(0, 2_000)
}
