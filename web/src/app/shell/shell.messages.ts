/** Texts of the frame around all screens. */
export const shellTexts = {
  main: 'Main',
  home: 'Medley, home',
  explore: 'Explore',
  forYou: 'For you',
  discover: 'Discover',
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
  notifications: 'Notifications',
  notificationsUnread: 'New notifications',
  unread: 'Unread notifications',
  reports: 'Open reports',
}

/** Texts of the member's menu. */
export const menuTexts = {
  settings: 'Settings',
  profile: 'Profile',
  diary: 'Diary',
  notifications: 'Notifications',
  friends: (requests: string | null) => (requests === null ? 'Friends' : `Friends (${requests})`),
  savedForLater: 'Saved for Later',
  worksEngaged: 'Works Engaged',
  lists: 'Lists',
  import: 'Import',
  dashboard: (reports: string | null) =>
    reports === null ? 'Admin Dashboard' : `Admin Dashboard (${reports})`,
  light: 'Light mode',
  dark: 'Dark mode',
  logOut: 'Logout',
}

/** Texts of the bar at the bottom edge of phones. */
export const barTexts = {
  tabs: 'Places',
  home: 'Home',
  forYou: 'For you',
  discover: 'Discover',
  saved: 'Saved',
  lists: 'Lists',
  logIn: 'Log in',
  join: 'Join',
  rate: 'Rate',
  you: 'You',
}
