import { createHash } from 'node:crypto'
import { unsubscribePlaceholder } from '@medley/contract/limits'
import type { Context } from '../../context.ts'
import { type Mail, type Message, messageIdOf } from '../../mail/mail.ts'
import type { MailingRow } from './bulk-email.delivery.queries.ts'

/** The message of a mailing to one address: both parts with their link and the common footer. */
export async function letterTo(
  { mail, tokens }: Pick<Context, 'mail' | 'tokens'>,
  mailing: MailingRow,
  email: string,
): Promise<Message & { messageId: string }> {
  const link = mail.link(`/unsubscribe/${await tokens.signEmail(email)}`)
  return {
    to: email,
    subject: mailing.subject,
    text: textPart(mail, mailing.plaintextTemplate, email, link),
    html: htmlPart(mail, mailing.htmlTemplate, email, link),
    messageId: messageIdOf(mail, nameOf(mailing.id, email)),
    headers: unsubscribeHeaders(link),
  }
}

/** Headers for the mail client's unsubscribe button; RFC 8058 requires an https URL. */
function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    precedence: 'bulk',
    'list-unsubscribe': `<${link}>`,
    ...(link.startsWith('https://')
      ? { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
      : {}),
  }
}

/** The same for every try, so that mailboxes recognize duplicates. */
function nameOf(mailingId: number, email: string): string {
  const hash = createHash('sha256').update(`${mailingId} ${email.toLowerCase()}`).digest('hex')
  return `mailing-${mailingId}.${hash.slice(0, 32)}`
}

const why = (email: string) => `Medley sent this message to ${email}.`

function textPart(mail: Mail, template: string, email: string, link: string): string {
  const footer = [
    '-- ',
    why(email),
    `Unsubscribe: ${link}`,
    `Contact: ${mail.supportAddress}`,
    ...(mail.operatorAddress === undefined ? [] : [mail.operatorAddress]),
    '',
  ]
  return `${withLink(template, link).trimEnd()}\n\n${footer.join('\n')}`
}

function htmlPart(mail: Mail, template: string, email: string, link: string): string {
  const href = escapeHtml(link)
  const support = escapeHtml(mail.supportAddress)
  const address = mail.operatorAddress
  const footer = [
    '<div style="margin-top:32px;padding-top:12px;border-top:1px solid #ccc;color:#555;font:13px/1.5 sans-serif">',
    `<p style="margin:0">${escapeHtml(why(email))} <a href="${href}" style="color:#555">Unsubscribe</a></p>`,
    `<p style="margin:0">Contact: <a href="mailto:${support}" style="color:#555">${support}</a></p>`,
    ...(address === undefined ? [] : [`<p style="margin:0">${escapeHtml(address)}</p>`]),
    '</div>',
  ].join('\n')
  const body = withLink(template, href)
  const end = /<\/body\s*>/i.exec(body)?.index ?? body.length
  return `${body.slice(0, end)}\n${footer}\n${body.slice(end)}`
}

function withLink(template: string, link: string): string {
  return template.replaceAll(unsubscribePlaceholder, () => link)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
