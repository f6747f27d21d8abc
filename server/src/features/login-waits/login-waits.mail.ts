/** Tells the owner that several logins to their account have failed. */
export function failedLoginsMessage(
  username: string,
  link: (path: string) => string,
): { subject: string; text: string } {
  const lines = [
    `Hello ${username},`,
    '',
    'several attempts to log in to your account on Medley have failed. Further attempts from',
    'unknown places now have to wait longer and longer; your own devices are not affected.',
    '',
    'If it was you, you can set a new password here:',
    '',
    link('/forgot-password'),
    '',
    'If it was not you, nobody has got in, and a password that you use nowhere else keeps it so.',
    'You get this message at most once a day.',
    '',
  ]
  return { subject: 'Failed logins to your account', text: lines.join('\n') }
}
