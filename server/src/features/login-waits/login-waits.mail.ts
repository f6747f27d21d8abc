import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'

/** Tells the owner that several logins to their account have failed. */
export function failedLoginsMessage(sender: Sender, username: string): Written {
  return writeLetter(sender, {
    subject: 'Failed logins to your account',
    username,
    parts: [
      'Several attempts to log in to your Medley account have failed. Further attempts from unknown places now have to wait longer and longer; your own devices are not affected.',
      'If it was you, you can set a new password here:',
      { button: 'Set a new password', url: sender.link('/forgot-password') },
      "If it wasn't you, nobody has got in, and a password that you use nowhere else keeps it that way.",
    ],
    why: 'You get this letter, at most once a day, because it concerns the security of your account.',
  })
}
