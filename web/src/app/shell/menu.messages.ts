/** Texts of the member's menu. */
export const menuTexts = {
  settings: 'Settings',
  profile: 'Profile',
  notifications: 'Notifications',
  friends: (requests: string | null) => (requests === null ? 'Friends' : `Friends (${requests})`),
  savedForLater: 'Saved for Later',
  worksEngaged: 'Works Engaged',
  lists: 'Lists',
  import: 'Import',
  dashboard: 'Admin Dashboard',
  light: 'Light mode',
  dark: 'Dark mode',
  logOut: 'Logout',
}
