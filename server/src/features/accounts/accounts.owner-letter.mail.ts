import type { Part, Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'

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
  mail: Sender
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

const texts: Record<OwnerEvent, string> = {
  'login-from-new-device':
    'Someone, hopefully you, logged in to your Medley account from a new device:',
  'password-changed':
    'The password of your Medley account was changed, which logged out all other devices:',
  'email-change-requested':
    'Another e-mail address was given for your Medley account. It replaces this one as soon as the link in the letter to it is followed:',
  'email-changed':
    'Your Medley account has another e-mail address now. This is the last letter to this one:',
  'export-requested':
    'A copy of everything in your Medley account was requested. It can be downloaded in Settings:',
  'second-factor-added':
    'A second factor was added to your Medley account. Logins ask for it after the password:',
  'second-factor-removed': 'A second factor of your Medley account was removed:',
  'recovery-codes-renewed':
    'Your Medley account got new recovery codes. The earlier ones no longer work:',
  'recovery-code-used':
    'One of the recovery codes of your Medley account was used in place of the second factor. It no longer works:',
}

/** Tells the owner of an account about an event that may be someone else's doing. */
export function ownerMessage({ username, event, time, place, mail }: Letter): Written {
  const when = `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return writeLetter(mail, {
    subject: subjects[event],
    username,
    parts: [
      texts[event],
      place === undefined ? when : `${place}, ${when}`,
      ...(event === 'email-changed' ? writeToSupport(mail) : setNewPassword(mail)),
    ],
    why: 'You get this letter because it concerns the security of your account.',
  })
}

function setNewPassword({ link }: Sender): Part[] {
  return [
    "If it was you, there is nothing to do. If it wasn't, set a new password, which logs out every device and cancels a change of address that is not confirmed yet:",
    { button: 'Set a new password', url: link('/forgot-password') },
  ]
}

/** A reset link would go to the new address. */
function writeToSupport({ supportAddress }: Sender): Part[] {
  return [
    `If it was you, there is nothing to do. If it wasn't, write at once, from this address, to ${supportAddress}.`,
  ]
}
