import { limits } from '@medley/contract/limits'
import type { LinkPurpose } from './account-links.queries.ts'

interface LinkTexts {
  subject: string
  reason: string
  button: string
  otherwise: string
  why: string
}

/** Letters with a link. */
export const linkTexts: Record<LinkPurpose, LinkTexts> = {
  'reset-password': {
    subject: 'Set a new password',
    reason: `Someone (hopefully you) asked to reset your Medley password. This link works once and expires in ${limits.resetMinutes} minutes:`,
    button: 'Set a new password',
    otherwise: "If it wasn't you, do nothing: your password stays as it is.",
    why: 'You’re getting this e-mail because a new password was requested for your account.',
  },
  'confirm-email': {
    subject: 'Confirm your e-mail address',
    reason: `An account on Medley was created with this address. Confirm that it is yours; the link works once and expires in ${limits.confirmEmailDays} days:`,
    button: 'Confirm this address',
    otherwise: "If it wasn't you, do nothing: the address stays unconfirmed.",
    why: 'You’re getting this e-mail because an account was created with your address.',
  },
  'change-email': {
    subject: 'Confirm your new e-mail address',
    reason: `This is going to be the new address of your account on Medley. Confirm that it is yours to make the change; the link works once and expires in ${limits.changeEmailHours} hours:`,
    button: 'Confirm the new address',
    otherwise: "If you didn't ask for this, do nothing: nothing changes.",
    why: 'You’re getting this e-mail because your address was given for an account.',
  },
}
