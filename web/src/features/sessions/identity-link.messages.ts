/** Texts of the link with the identity provider. */
export const identityTexts = {
  intro: (provider: string) => `Use your account at ${provider} to log in here.`,
  connect: (provider: string) => `Connect ${provider}`,
  connected: (provider: string, when: string) =>
    `Your account has been connected with ${provider} since ${when}. You can log in with it.`,
  disconnect: (provider: string) => `Disconnect ${provider}`,
  disconnected: (provider: string) => `Disconnected from ${provider}`,
  lastWayIn: 'To disconnect, set a password or add a passkey first, so that you can still log in.',
  onlyWayIn: 'It is the only way to log in here.',
  addressUnconfirmed: 'Confirm your e-mail address first. The link is in a letter to you.',
  failed: 'An error occurred',
  loadFailed: 'The connection could not be loaded',
} as const
