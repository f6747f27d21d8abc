import type { Mail } from '../../mail/mail.ts'

/** What the owner of an account is told about. */
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
] as const

export type OwnerEvent = (typeof ownerEvents)[number]

interface Letter {
  username: string
  event: OwnerEvent
  time: Date
  /** Of the login: device and address; otherwise what it concerns. */
  place: string | undefined
  mail: Pick<Mail, 'link' | 'supportAddress'>
}

const subjects: Record<OwnerEvent, string> = {
  'login-from-new-device': 'A new login to your account',
  'password-changed': 'Your password was changed',
  'email-change-requested': 'A new e-mail address for your account',
  'email-changed': 'Your e-mail address was changed',
  'export-requested': 'A copy of your data was requested',
  'second-factor-added': 'A second factor was added to your account',
  'second-factor-removed': 'A second factor of your account was removed',
  'recovery-codes-renewed': 'Your recovery codes were renewed',
  'recovery-code-used': 'A recovery code of your account was used',
}

const texts: Record<OwnerEvent, string[]> = {
  'login-from-new-device': [
    'someone, hopefully you, logged in to your account on Medley from a new device:',
  ],
  'password-changed': [
    'the password of your account on Medley was changed, which logged out all other devices:',
  ],
  'email-change-requested': [
    'another e-mail address was given for your account on Medley. It replaces this one as soon as',
    'the link in the letter to it is followed:',
  ],
  'email-changed': [
    'your account on Medley has another e-mail address now; this is the last letter to this one:',
  ],
  'export-requested': [
    'a copy of everything in your account on Medley was requested, which can be downloaded in',
    'Settings:',
  ],
  'second-factor-added': [
    'a second factor was added to your account on Medley, which logins ask for after the',
    'password:',
  ],
  'second-factor-removed': ['a second factor of your account on Medley was removed:'],
  'recovery-codes-renewed': [
    'your account on Medley got new recovery codes; the earlier ones work no more:',
  ],
  'recovery-code-used': [
    'one of the recovery codes of your account on Medley was used in place of the second',
    'factor; it works no more:',
  ],
}

/** Tells the owner of an account about an event that may be someone else's doing. */
export function ownerMessage({ username, event, time, place, mail }: Letter): {
  subject: string
  text: string
} {
  const when = `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const lines = [
    `Hello ${username},`,
    '',
    ...texts[event],
    '',
    place === undefined ? when : `${place}, ${when}`,
    '',
    ...(event === 'email-changed' ? writeToSupport(mail) : setNewPassword(mail)),
    '',
  ]
  return { subject: subjects[event], text: lines.join('\n') }
}

function setNewPassword({ link }: Pick<Mail, 'link'>): string[] {
  return [
    'If it was you, there is nothing to do. If it was not, set a new password, which logs out',
    'every device and cancels a change of address that is not confirmed yet:',
    '',
    link('/forgot-password'),
  ]
}

/** A reset link would go to the new address. */
function writeToSupport({ supportAddress }: Pick<Mail, 'supportAddress'>): string[] {
  return [
    'If it was you, there is nothing to do. If it was not, write at once, from this address, to',
    `${supportAddress}.`,
  ]
}
