import { hash } from '@node-rs/argon2'
import type { TestApp } from '../harness.ts'
import { readOutbox } from '../outbox.ts'

/** An address that receives no mail. */
export async function aBlockedAddress(app: TestApp, email: string): Promise<void> {
  await app.ctx.db
    .insertInto('email_blocks')
    .values({ email, time_blocked: app.clock.now() })
    .execute()
}

/** The token of the requested link, read from the message. */
export async function aResetToken(
  app: TestApp,
  { id, email }: { id: number; email: string },
): Promise<string> {
  await app.call(null, 'POST /forgot-password', { body: { email } })
  await app.runJobs()
  const link = new RegExp(`reset-password/${id}/([\\w-]+)`)
  const token = (await readOutbox(app)).map((text) => link.exec(text)?.[1]).find(Boolean)
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
