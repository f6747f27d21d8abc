import { limits } from '@medley/contract/limits'
import type { LinkPurpose } from './account-links.queries.ts'

interface Wording {
  /** The path of the screen, to which id and token are added. */
  path: string
  subject: string
  reason: string[]
  otherwise: string[]
}

const wordings: Record<LinkPurpose, Wording> = {
  'reset-password': {
    path: '/reset-password',
    subject: 'Set a new password',
    reason: [
      'somebody, hopefully you, asked for a new password on Medley. This link lets you set one',
      `within ${limits.resetMinutes} minutes, and works once:`,
    ],
    otherwise: ['If it was not you, do nothing: your password stays as it is.'],
  },
  'confirm-email': {
    path: '/confirm-email',
    subject: 'Confirm your e-mail address',
    reason: [
      'an account on Medley was registered with this address. This link confirms that it is',
      `yours; it works once, within ${limits.confirmEmailDays} days:`,
    ],
    otherwise: ['If it was not you, do nothing: the address stays unconfirmed.'],
  },
  'change-email': {
    path: '/confirm-email',
    subject: 'Confirm your new e-mail address',
    reason: [
      'this is to be the new address of your account on Medley. This link confirms that it is',
      `yours and makes the change; it works once, within ${limits.changeEmailHours} hours:`,
    ],
    otherwise: ['If you did not ask for this, do nothing: nothing changes.'],
  },
}

interface Letter {
  purpose: LinkPurpose
  username: string
  userId: number
  token: string
  link: (path: string) => string
}

/** The message with a link. */
export function linkMessage({ purpose, username, userId, token, link }: Letter): {
  subject: string
  text: string
} {
  const { path, subject, reason, otherwise } = wordings[purpose]
  const url = link(`${path}/${userId}/${token}`)
  const lines = [`Hello ${username},`, '', ...reason, '', url, '', ...otherwise, '']
  return { subject, text: lines.join('\n') }
}
