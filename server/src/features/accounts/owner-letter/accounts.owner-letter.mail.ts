import type { Language } from '@medley/contract/values/languages'
import type { Part, Sender, Written } from '../../../mail/letters/letter.ts'
import { writeLetter } from '../../../mail/letters/write-letter.ts'
import * as english from './accounts.owner-letter.messages.ts'
import * as german from './accounts.owner-letter.messages.de.ts'

/** Events of which the owner of an account is notified. */
export const ownerEvents = [
  'login-from-new-device',
  'password-changed',
  'email-change-requested',
  'email-changed',
  'export-requested',
  'second-factor-added',
  'second-factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'identity-linked',
] as const

export type OwnerEvent = (typeof ownerEvents)[number]

type Texts = typeof english.ownerLetterTexts

const textsIn: Record<Language, Texts> = {
  en: english.ownerLetterTexts,
  de: german.ownerLetterTexts,
}

interface Letter {
  username: string
  language: Language
  event: OwnerEvent
  time: Date
  /** Of the login: device and address; otherwise what it concerns. */
  place: string | undefined
  mail: Sender
}

/** Tells the owner of an account about an event that may be someone else's doing. */
export function ownerMessage(letter: Letter): Written {
  const { username, language, event, time, mail } = letter
  const texts = textsIn[language]
  const place = placeOf(letter, texts)
  const when = texts.when(time)
  return writeLetter(mail, {
    language,
    subject: texts.subjects[event],
    username,
    parts: [
      texts.events[event],
      place === undefined ? when : `${place}, ${when}`,
      // A reset link would go to the new address.
      ...(event === 'email-changed'
        ? [texts.writeToSupport(mail.supportAddress)]
        : setNewPassword(mail, texts)),
    ],
    why: texts.why,
  })
}

function placeOf({ event, place }: Letter, texts: Texts): string | undefined {
  return event === 'login-from-new-device' && place !== undefined ? texts.device(place) : place
}

function setNewPassword({ link }: Sender, texts: Texts): Part[] {
  return [texts.setPassword, { button: texts.setPasswordButton, url: link('/forgot-password') }]
}
