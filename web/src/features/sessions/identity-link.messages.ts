/** Texts of the link with the identity provider. */
export const identityTexts = {
  linked: (provider: string, when: string) => `You log in with ${provider}, since ${when}.`,
  howToLink: (provider: string) =>
    `Log out, and log in with ${provider}: your account is linked if it has the same e-mail address.`,
  unlink: 'Unlink',
  unlinked: 'Unlinked',
  lastWayIn: 'To unlink, set a password or add a passkey first, so that you can still log in.',
  failed: 'An error occurred',
  loadFailed: 'The link could not be loaded',
} as const
