import { pageSizes } from '@medley/contract/limits'
import type { Call } from '../driver/calls.ts'
import type { Row } from './row.ts'
import type { RowKey } from './row-keys.ts'
import type { Subject } from './subject.ts'

const gets = (...paths: readonly string[]): Call[] => paths.map((path) => ({ method: 'GET', path }))

/** The rows that one call opens, as the web app opened them before there was such a call. */
const earlierCalls: Partial<Readonly<Record<RowKey, Row['callsOf']>>> = {
  work: ({ work: { id, medium } }) => workPage(`/v1/works/${medium}/${id}`, { id, medium }),
  home: ({ member }) => homePage(member),
}

/** The row as the web app of a build opens it: only with calls that the build has. */
export async function rowOfBuild(url: string, row: Row, subject: Subject): Promise<Row> {
  const callsOf = earlierCalls[row.key]
  if (!callsOf || (await hasCall(url, subject, '/v1/pages/home'))) return row
  const missing = new Set<number>()
  for (const [place, { method, path }] of callsOf(subject).entries()) {
    if (method === 'GET' && !(await hasCall(url, subject, path))) missing.add(place)
  }
  return { ...row, callsOf: (one) => callsOf(one).filter((_, place) => !missing.has(place)) }
}

async function hasCall(url: string, { member }: Subject, path: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${member.token}` }
  const { status } = await fetch(`${url}${path}`, { headers })
  return status !== 404
}

/** What the page of a work requested when it was opened from a card. */
function workPage(work: string, { id, medium }: Pick<Subject['work'], 'id' | 'medium'>): Call[] {
  const reviews = `work%5Bid%5D=${id}&work%5Bmedium%5D=${medium}&friendship=any`
  return gets(
    work,
    `${work}/statistics`,
    `/v1/reviews?${reviews}&limit=${pageSizes.workReviews}`,
    `/v1/work-engagements?workId=${id}&medium=${medium}&friendship=friend&limit=40`,
    `${work}/friends-who-saved?limit=40`,
    `${work}/sources`,
    `/v1/ratings/mine?workIds%5B%5D=${id}`,
    `/v1/sent-works?workId=${id}&limit=3`,
    `${work}/rating-counts`,
    `${work}/friend-ratings?limit=50`,
    `${work}/own-viewings?limit=100`,
  )
}

/** What the start of the web app requested at `/` in a wide window, but for the token of the session. */
function homePage({ id, username }: Subject['member']): Call[] {
  return [
    ...gets(`/v1/users/${id}/roles`),
    { method: 'POST', path: '/analytics/last-online' },
    ...gets(
      `/profile?user=${username}`,
      '/v1/notifications?read=false&limit=1',
      `/v1/reviews?friendship=friendAndMe&limit=${pageSizes.homeFeed}`,
      '/v1/recommendations?limit=60',
      '/v1/welcome',
      '/friend-suggestions',
    ),
  ]
}
