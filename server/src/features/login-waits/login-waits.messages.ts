/** The letter about failed logins. */
export const failedLoginsTexts = {
  subject: 'Failed logins to your account',
  what: 'Several attempts to log in to your Medley account have failed. Further attempts from unknown places now have to wait longer and longer; your own devices are not affected.',
  ifYou: 'If it was you, you can set a new password here:',
  setPassword: 'Set a new password',
  ifNot:
    "If it wasn't you, nobody has got in, and a password that you use nowhere else keeps it that way.",
  why: 'You’re getting this e-mail, at most once a day, because it concerns the security of your account.',
}
