import { hash } from '@node-rs/argon2'
import type { LinkPurpose } from '../../features/account-links/account-links.queries.ts'
import { tokenOf } from '../../features/account-links/account-links.token.rules.ts'
import type { TestApp } from '../harness.ts'
import { readOutbox } from '../outbox.ts'

/** An address that receives no mail. */
export async function aBlockedAddress(app: TestApp, email: string): Promise<void> {
  await app.ctx.db
    .insertInto('email_blocks')
    .values({ email, time_blocked: app.clock.now() })
    .execute()
}

interface Owner {
  id: number
  email: string
}

/** The token of a requested link to set a new password. */
export async function aResetToken(app: TestApp, { id, email }: Owner): Promise<string> {
  await app.call(null, 'POST /forgot-password', { body: { email } })
  return linkToken(app, id, 'reset-password')
}

/** The token of a requested link that confirms the member's address. */
export async function aConfirmationToken(
  app: TestApp,
  { id, token }: { id: number; token: string },
): Promise<string> {
  await app.call({ token }, 'POST /v1/email-address/letters')
  return linkToken(app, id, 'confirm-email')
}

/** The token of a link to a member's new address; their password must be known. */
export async function aChangeToken(
  app: TestApp,
  { id, token }: { id: number; token: string },
  body: { email: string; password: string },
): Promise<string> {
  await app.call({ token }, 'PUT /v1/email-address', { body })
  return linkToken(app, id, 'change-email')
}

/** The token that the letter of a member's link will have. */
async function linkToken(app: TestApp, userId: number, purpose: LinkPurpose): Promise<string> {
  const { id } = await app.ctx.db
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return tokenOf(app.ctx, purpose, id)
}

/** The token of the newest mailed link of a path; sends what waits. */
export async function mailedToken(app: TestApp, path: string): Promise<string> {
  await app.runJobs()
  const link = new RegExp(`${path}/([\\w-]+)`)
  const tokens = (await readOutbox(app)).flatMap((text) => link.exec(text)?.[1] ?? [])
  const token = tokens.at(-1)
  if (token === undefined) throw new Error('No mail with a link was sent')
  return token
}

/** Gives all existing members this password, hashed at low cost for speed. */
export async function givePassword(app: TestApp, password: string): Promise<void> {
  await app.ctx.db
    .updateTable('users')
    .set({ password_hash: await hash(password, { memoryCost: 1024, timeCost: 1 }) })
    .execute()
}
