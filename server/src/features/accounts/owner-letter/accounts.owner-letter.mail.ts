import { type ServerTexts, textsIn } from '@medley/texts/server'
import type { Language } from '@medley/contract/values/languages'
import { localeOf } from '../../../lib/locale.ts'
import type { Part, Sender, Written } from '../../../mail/letters/letter.ts'
import { writeLetter } from '../../../mail/letters/write-letter.ts'

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

type Texts = ServerTexts['accounts']['ownerLetter']

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
  const texts = textsIn(language).accounts.ownerLetter
  const place = placeOf(letter, texts)
  const when = texts.when({
    day: localeOf(language).day(time),
    time: time.toISOString().slice(11, 16),
  })
  return writeLetter(mail, {
    language,
    subject: texts.subjects[event],
    username,
    parts: [
      texts.events[event],
      place === undefined ? when : `${place}, ${when}`,
      // A reset link would go to the new address.
      ...(event === 'email-changed'
        ? [texts.writeToSupport({ address: mail.supportAddress })]
        : setNewPassword(mail, texts)),
    ],
    why: texts.why,
  })
}

/** Devices are stored in English: `Firefox on Linux, 192.0.2.1`. */
function placeOf({ event, place }: Letter, texts: Texts): string | undefined {
  if (event !== 'login-from-new-device' || place === undefined) return place
  return place
    .replace(/^([\w ]+) on (\w+)(?=,)/, (_, browser: string, system: string) =>
      texts.device({ browser, system }),
    )
    .replace(/^Unknown device/, texts.unknownDevice)
}

function setNewPassword({ link }: Sender, texts: Texts): Part[] {
  return [texts.setPassword, { button: texts.setPasswordButton, url: link('/forgot-password') }]
}
