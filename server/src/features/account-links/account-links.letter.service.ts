import type { Context } from '../../context.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { linkMessage } from './account-links.mail.ts'
import { findLinkToSend } from './account-links.queries.ts'
import { tokenOf } from './account-links.token.rules.ts'

/**
 * Mails a link, unless it was used or replaced meanwhile. Every try sends the same message, so the link
 * works whichever duplicate a mailbox keeps.
 */
export async function sendLink(ctx: Context, linkId: string): Promise<void> {
  const found = await findLinkToSend(ctx.db, linkId, ctx.clock.now())
  if (!found) return
  const { email, ...letter } = found
  const token = tokenOf(ctx, letter.purpose, linkId)
  await ctx.mail.send({
    to: email,
    ...linkMessage(ctx.mail, { ...letter, token }),
    messageId: messageIdOf(ctx.mail, `${letter.purpose}-${linkId}`),
  })
}
