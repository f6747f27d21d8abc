import { textsIn } from '@medley/texts/server'
import { createHash } from 'node:crypto'
import type { Language } from '@medley/contract/values/languages'
import { unsubscribePlaceholder } from '@medley/contract/limits'
import { textBetween } from '@medley/contract/values/text-cuts'
import type { Context } from '../../context.ts'
import { escapeHtml, Html } from '../../lib/html.ts'
import type { FooterLine, Sender } from '../../mail/letters/letter.ts'
import { footerHtml, framed } from '../../mail/letters/letter-html.ts'
import { footerText } from '../../mail/letters/letter-text.ts'
import { footerOf, unsubscribeHeaders } from '../../mail/letters/write-letter.ts'
import { type Message, messageIdOf } from '../../mail/mail.ts'
import type { MailingRecipient, MailingRow } from './bulk-email.delivery.queries.ts'

/**
 * The message of a mailing to one address: both parts, in the language their author chose, with their link and
 * the common footer in the recipient's.
 */
export async function letterTo(
  { mail, tokens }: Pick<Context, 'mail' | 'tokens'>,
  mailing: MailingRow,
  { email, language }: MailingRecipient,
): Promise<Message & { messageId: string }> {
  const link = mail.link(`/unsubscribe/${await tokens.signEmail(email)}`)
  const why = textsIn(language).bulkEmail.why({ email })
  const footer = footerOf(mail, { language, why, unsubscribeLink: link })
  return {
    to: email,
    subject: mailing.subject,
    text: `${withLink(mailing.plaintextTemplate, link).trimEnd()}\n\n${footerText(footer)}`,
    html: htmlPart(mail, {
      language,
      subject: mailing.subject,
      body: withLink(mailing.htmlTemplate, escapeHtml(link)),
      footer,
    }),
    messageId: messageIdOf(mail, nameOf(mailing.id, email)),
    headers: { precedence: 'bulk', ...unsubscribeHeaders(link) },
  }
}

/** The same for every try, so that mailboxes recognize duplicates. */
function nameOf(mailingId: number, email: string): string {
  const hash = createHash('sha256').update(`${mailingId} ${email.toLowerCase()}`).digest('hex')
  return `mailing-${mailingId}.${hash.slice(0, 32)}`
}

interface HtmlPart {
  language: Language
  subject: string
  body: string
  footer: readonly FooterLine[]
}

/** An admin's HTML: a whole page gets the footer, anything less the frame of all letters. */
function htmlPart({ link }: Sender, { language, subject, body, footer }: HtmlPart): string {
  if (!/<(html|body)[\s>]/i.test(body)) {
    // An empty language: the admin's is not known.
    const content = new Html(`<div lang="">${body}</div>`)
    return framed({ link, language, subject, content, footer })
  }
  const end = /<\/body\s*>/i.exec(body)?.index ?? body.length
  return `${textBetween(body, 0, end)}\n${footerHtml(footer, language).markup}\n${body.slice(end)}`
}

function withLink(template: string, link: string): string {
  return template.replaceAll(unsubscribePlaceholder, () => link)
}
