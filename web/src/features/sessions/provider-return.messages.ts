/** Texts of the page that the identity provider leads back to. */
export const returnTexts = {
  connect: (provider: string) => `Connect ${provider}`,
  connected: (provider: string) => `Connected with ${provider}`,
  confirm: (provider: string) =>
    `An account here has your e-mail address. Confirm that it is yours to connect it with ${provider}.`,
  prove: 'Confirm it’s you',
  proveBy: (provider: string) => `Confirm with ${provider}`,
  proveHint: (provider: string) =>
    `${provider} asks you to log in again. You come back here and can go on for ten minutes.`,
  proved: 'Confirmed. You can go on now.',
  cancel: 'Cancel',
  back: 'Back',
  backToLogin: 'Back to the login',
  backToSettings: 'Back to the settings',
  cancelled: (provider: string) => `You cancelled at ${provider}. Nothing has changed.`,
  expired: 'This took too long, or was already used. Please start again.',
  refused: (provider: string) => `${provider} did not confirm who you are. Please try again.`,
  taken: (provider: string) => `This login at ${provider} belongs to another account.`,
  addressTaken: (provider: string) =>
    `Another account has your e-mail address. If it is yours, log in to it, and connect ${provider} in the settings.`,
  addressMissing: (provider: string) =>
    `Welcome! ${provider} does not know your e-mail address. Which one may Medley use?`,
  address: 'E-mail',
  addressHint: 'You’ll get a link to confirm it. It isn’t shown on your profile.',
  addressInvalid: 'Invalid Email',
  addressUsed: 'Another account has this address. If it is yours, log in to it and connect there.',
  addressBlocked: 'This address has been blocked from receiving e-mail.',
  goOn: 'Create Account',
  joinClosed: 'New accounts are not being accepted here.',
  invitationEnded: 'This invitation is no longer open, so no account was created.',
}
