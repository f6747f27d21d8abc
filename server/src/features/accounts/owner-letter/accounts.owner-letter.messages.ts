import { localeOf } from '../../../lib/locale.ts'

const { day } = localeOf('en')

/** Letters to the owner of an account about its security. */
export const ownerLetterTexts = {
  subjects: {
    'login-from-new-device': 'A new login to your account',
    'password-changed': 'Your password was changed',
    'email-change-requested': 'A new e-mail address for your account',
    'email-changed': 'Your e-mail address was changed',
    'export-requested': 'A copy of your data was requested',
    'second-factor-added': 'Two-factor login: a second step was added',
    'second-factor-removed': 'Two-factor login: a second step was removed',
    'recovery-codes-renewed': 'Your recovery codes were renewed',
    'recovery-code-used': 'A recovery code of your account was used',
    'identity-linked': 'Your account was linked with another login',
  },
  events: {
    'login-from-new-device':
      'Someone, hopefully you, logged in to your Medley account from a new device:',
    'password-changed':
      'The password of your Medley account was changed, which logged out all other devices:',
    'email-change-requested':
      'Someone gave a new e-mail address for your Medley account. It replaces this one once the link in the e-mail sent there is followed:',
    'email-changed':
      'Your Medley account now has a different e-mail address. This is the last e-mail to this one:',
    'export-requested':
      'A copy of everything in your Medley account was requested. It can be downloaded in Settings:',
    'second-factor-added':
      'A second login step was added to your Medley account. Logins ask for it after the password:',
    'second-factor-removed': 'A second login step was removed from your Medley account:',
    'recovery-codes-renewed':
      'Your Medley account got new recovery codes. The earlier ones no longer work:',
    'recovery-code-used':
      'One of the recovery codes of your Medley account was used as the second login step. It no longer works:',
    'identity-linked':
      'Your Medley account was linked with an account at this address, which can log in as you from now on:',
  },
  when: (time: Date) => `${day(time)}, ${time.toISOString().slice(11, 16)} UTC`,
  /** A device as the session names it, `Firefox on Linux`, and what follows it. */
  device: (place: string) => place,
  setPassword:
    "If it was you, there is nothing to do. If it wasn't, set a new password, which logs out every device and cancels any unconfirmed change of address:",
  setPasswordButton: 'Set a new password',
  writeToSupport: (address: string) =>
    `If it was you, there is nothing to do. If it wasn't, write at once, from this address, to ${address}.`,
  why: 'You’re getting this e-mail because it concerns the security of your account.',
}
