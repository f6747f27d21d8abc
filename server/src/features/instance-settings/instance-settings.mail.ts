import type { Language } from '@medley/contract/values/languages'
import { textsIn } from '@medley/texts/server'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'

/** Proves to an admin that letters arrive. */
export function testMessage(
  sender: Sender,
  { username, language }: { username: string; language: Language },
): Written {
  const { subject, itWorks, why } = textsIn(language).instanceSettings
  return writeLetter(sender, { language, subject, username, parts: [itWorks], why })
}
