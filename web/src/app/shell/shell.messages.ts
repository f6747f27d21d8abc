/** Texts of the frame around all screens. */
export const shellTexts = {
  main: 'Main',
  home: 'Medley, home',
  explore: 'Explore',
  createAccount: 'Create Account',
  noConnection: 'No connection',
  opensOnline: 'This page opens by itself once you are online again.',
  skip: 'Skip to content',
  about: 'About',
  credits: 'Sources',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms and conditions',
  /** The other language, in its own words. */
  otherLanguage: { code: 'de', name: 'Deutsch' },
  failed: 'An error occurred',
  newVersion: 'There is a new version of Medley',
  reload: 'Reload',
  goHome: 'Go home',
}
