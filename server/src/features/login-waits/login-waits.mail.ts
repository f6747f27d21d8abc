import type { Language } from '@medley/contract/values/languages'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import * as english from './login-waits.messages.ts'
import * as german from './login-waits.messages.de.ts'

const textsIn: Record<Language, typeof english.failedLoginsTexts> = {
  en: english.failedLoginsTexts,
  de: german.failedLoginsTexts,
}

interface Recipient {
  username: string
  language: Language
}

/** Tells the owner that several logins to their account have failed. */
export function failedLoginsMessage(sender: Sender, { username, language }: Recipient): Written {
  const { subject, what, ifYou, setPassword, ifNot, why } = textsIn[language]
  const button = { button: setPassword, url: sender.link('/forgot-password') }
  return writeLetter(sender, {
    language,
    subject,
    username,
    parts: [what, ifYou, button, ifNot],
    why,
  })
}
