import type { TestApp } from '../harness.ts'
import { aSession } from './sessions.ts'

let serial = 0

/** The hash of a random text that was discarded. */
const hashOfNothing =
  '$argon2id$v=19$m=1024,t=1,p=1$kBCyhiMH1+Eu7ZUgCac0kQ$9OnyOwZgAW8K+BZhCWrDN0Gy1ZAVq461lUkqNDhYUKk'

export interface TestUser {
  id: number
  username: string
  email: string
  token: string
}

interface UserFacts {
  id: number
  username: string
  firstName: string
  lastName: string
  lastOnline: Date
  /** True if the address is confirmed, as by default. */
  isConfirmed: boolean
}

/** A member with a valid token. The password is unusable: register to test logins. */
export async function aUser(app: TestApp, facts: Partial<UserFacts> = {}): Promise<TestUser> {
  serial += 1
  const username = facts.username ?? `user-${serial}`
  const email = `${username}@mail.example`
  const { id } = await app.ctx.db
    .insertInto('users')
    .values({
      ...(facts.id === undefined ? {} : { id: facts.id }),
      username,
      email,
      password_hash: hashOfNothing,
      first_name: facts.firstName ?? null,
      last_name: facts.lastName ?? null,
      last_online: facts.lastOnline ?? null,
      time_created: app.clock.now(),
      time_email_confirmed: facts.isConfirmed === false ? null : app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, username, email, token: await aSession(app, { id, username }) }
}
