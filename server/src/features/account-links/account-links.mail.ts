import type { Language } from '@medley/contract/values/languages'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import * as english from './account-links.messages.ts'
import * as german from './account-links.messages.de.ts'
import type { LinkPurpose } from './account-links.queries.ts'

const texts: Record<Language, typeof english.linkTexts> = {
  en: english.linkTexts,
  de: german.linkTexts,
}

/** The path of the screen, to which id and token are added. */
const paths: Record<LinkPurpose, string> = {
  'reset-password': '/reset-password',
  'confirm-email': '/confirm-email',
  'change-email': '/confirm-email',
}

interface Letter {
  purpose: LinkPurpose
  username: string
  userId: number
  language: Language
  token: string
}

/** The message with a link. */
export function linkMessage(
  sender: Sender,
  { purpose, username, userId, language, token }: Letter,
): Written {
  const { subject, reason, button, otherwise, why } = texts[language][purpose]
  const url = sender.link(`${paths[purpose]}/${userId}/${token}`)
  return writeLetter(sender, {
    language,
    subject,
    username,
    parts: [reason, { button, url }, otherwise],
    why,
  })
}
