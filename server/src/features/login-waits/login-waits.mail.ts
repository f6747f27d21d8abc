import { textsIn } from '@medley/texts/server'
import type { Language } from '@medley/contract/values/languages'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'

interface Recipient {
  username: string
  language: Language
}

/** Tells the owner that several logins to their account have failed. */
export function failedLoginsMessage(sender: Sender, { username, language }: Recipient): Written {
  const { subject, what, ifYou, setPassword, ifNot, why } = textsIn(language).loginWaits
  const button = { button: setPassword, url: sender.link('/forgot-password') }
  return writeLetter(sender, {
    language,
    subject,
    username,
    parts: [what, ifYou, button, ifNot],
    why,
  })
}
