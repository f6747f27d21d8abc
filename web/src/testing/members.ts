import { enter, type Member } from '../features/sessions/session.ts'
import { answer } from './fake-server.ts'
import { aProfile } from './factories.ts'

export type TestMember = Pick<Member, 'id' | 'username'> & { roles?: string[] }

export const ann = { id: 7, username: 'ann' } satisfies TestMember
export const ben = { id: 8, username: 'ben' } satisfies TestMember

/** A token as the server signs it; the browser reads its claims only. */
export function tokenOf({ id, username }: TestMember, version = 1): string {
  return tokenWith({ userId: id, username, ver: version })
}

export function tokenWith(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCodePoint(...bytes))
  return `x.${payload.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.y`
}

/** Logs a member in and answers what a login calls by itself. */
export function logIn(member: TestMember): void {
  answerLogin(member)
  enter(tokenOf(member))
}

/** Answers what a login calls by itself: the roles, and that the member is here. */
export function answerLogin({ roles = [] }: Pick<TestMember, 'roles'> = {}): void {
  answer('GET /v1/users/{userId}/roles', { roles })
  answer('POST /logout', { loggedOut: true })
  answer('POST /analytics/last-online', { lastOnline: '2024-05-01T12:00:00.000Z' })
}

/** Answers what navbar and popups of the whole product call for a member. */
export function answerShell({ id, username }: TestMember): void {
  answer('GET /profile', aProfile({ id, username }))
  answer('GET /v1/notifications', { items: [], hasMoreItems: false })
  answer('GET /incoming-requests', [])
  answer('GET /v1/moderation/cases', { items: [], totalCount: 0 })
}
