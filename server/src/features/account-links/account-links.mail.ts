import { textsIn } from '@medley/texts/server'
import { limits } from '@medley/contract/limits'
import type { Language } from '@medley/contract/values/languages'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import type { LinkPurpose } from './account-links.queries.ts'

/** How long the links are valid, in the unit of their sentence. */
const lifetimes: Record<LinkPurpose, number> = {
  'reset-password': limits.resetMinutes,
  'confirm-email': limits.confirmEmailDays,
  'change-email': limits.changeEmailHours,
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
  const { subject, reason, button, otherwise, why } = textsIn(language).accountLinks[purpose]
  const url = sender.link(`${paths[purpose]}/${userId}/${token}`)
  return writeLetter(sender, {
    language,
    subject,
    username,
    parts: [reason({ limit: lifetimes[purpose] }), { button, url }, otherwise],
    why,
  })
}
