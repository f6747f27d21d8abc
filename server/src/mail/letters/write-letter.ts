import { contentOf, framed } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import type { FooterLine, Letter, Sender, Written } from './letter.ts'

/** Writes a letter as HTML and as text, with the headers of its unsubscribe link. */
export function writeLetter(sender: Sender, letter: Letter): Written {
  const greeting = letter.username === undefined ? [] : [`Hello ${letter.username},`]
  const parts = [...greeting, ...letter.parts]
  const footer = footerOf(sender, letter)
  return {
    subject: oneLine(letter.subject),
    text: textOf(parts, footer),
    html: framed({ ...sender, subject: letter.subject, content: contentOf(parts), footer }),
    ...(letter.unsubscribeLink === undefined
      ? {}
      : { headers: unsubscribeHeaders(letter.unsubscribeLink) }),
  }
}

/** Subjects may contain names and titles, which have line breaks if their authors want. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Why the reader gets a message, how to end it, and whom to write to. */
export function footerOf(
  sender: Sender,
  { why, unsubscribeLink }: Pick<Letter, 'why' | 'unsubscribeLink'>,
): FooterLine[] {
  const support = sender.supportAddress
  const leave =
    unsubscribeLink === undefined ? {} : { link: { label: 'Unsubscribe', url: unsubscribeLink } }
  return [
    { text: why, ...leave },
    { text: 'Contact', link: { label: support, url: `mailto:${support}` } },
    ...(sender.operatorAddress === undefined ? [] : [{ text: sender.operatorAddress }]),
  ]
}

/** Headers for the mail program's own unsubscribe button; RFC 8058 requires an https URL. */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    'list-unsubscribe': `<${link}>`,
    ...(link.startsWith('https://')
      ? { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
      : {}),
  }
}
