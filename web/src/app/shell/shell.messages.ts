/** Texts of the frame around all screens. */
export const shellTexts = {
  main: 'Main',
  home: 'Medley, home',
  explore: 'Explore',
  forYou: 'For you',
  createAccount: 'Create Account',
  noConnection: 'No connection',
  opensOnline: 'This page will open once you’re back online.',
  skip: 'Skip to content',
  about: 'About',
  credits: 'Sources',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms and conditions',
  /** The other language, in its own words. */
  otherLanguage: { code: 'de', name: 'Deutsch' },
  failed: 'An error occurred',
  newVersion: 'A new version of Medley is available',
  reload: 'Reload',
  goHome: 'Go home',
  menuOf: (username: string) => `Menu of ${username}`,
  unread: 'Unread notifications',
}
