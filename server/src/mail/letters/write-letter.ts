import { textsIn } from '@medley/texts/server'
import { contentOf, framed } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import type { FooterLine, Letter, Sender, Written } from './letter.ts'

/** Writes a letter as HTML and as text, with the headers of its unsubscribe link. */
export function writeLetter(sender: Sender, letter: Letter): Written {
  const { language, username } = letter
  const greeting = username === undefined ? [] : [textsIn(language).letters.greeting({ username })]
  const parts = [...greeting, ...letter.parts]
  const footer = footerOf(sender, letter)
  return {
    subject: oneLine(letter.subject),
    text: textOf(parts, footer),
    html: framed({
      ...sender,
      language,
      subject: letter.subject,
      content: contentOf(parts),
      footer,
    }),
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
  { language, why, unsubscribeLink }: Pick<Letter, 'language' | 'why' | 'unsubscribeLink'>,
): FooterLine[] {
  const { contact, unsubscribe } = textsIn(language).letters
  const support = sender.supportAddress
  const leave =
    unsubscribeLink === undefined ? {} : { link: { label: unsubscribe, url: unsubscribeLink } }
  return [
    { text: why, ...leave },
    ...(support === null
      ? []
      : [{ text: contact, link: { label: support, url: `mailto:${support}` } }]),
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
