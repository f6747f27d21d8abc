import type { SettingsSection } from '@medley/contract/route-table'
import { titled } from '@medley/messages/titles'

/** Texts of the settings. */
export const settingsPageTexts = {
  title: 'Settings',
  sectionTitle: (section: SettingsSection) => titled(`${sectionTexts[section].name} · Settings`),
  sections: 'Sections of the settings',
  name: 'Name',
  picture: 'Profile picture',
  aboutYou: 'About you',
  goals: 'Goals',
  toGoals: 'Set yourself a number for the year, or don’t',
  email: 'E-mail address',
  deleteAccount: 'Delete account',
  deletion: 'Deletes your profile and everything you wrote, immediately and for good.',
  password: 'Password',
  secondFactor: 'Two-factor login',
  sessions: 'Where you’re logged in',
  audience: 'Who sees you',
  people: 'People you mute or block',
  import: 'Import',
  toImport: 'Bring your history from Letterboxd, Goodreads or elsewhere',
  export: 'Take your data with you',
  feedback: 'Feedback',
  feedbackHint: 'Report a bug or suggest something',
  failed: 'An error occurred',
}

/** Texts of what a profile still lacks. */
export const gapTexts = {
  heading: 'On your profile',
  shelf: 'Put up to four favorites of a medium on a shelf',
  pin: 'Open one of your reviews to pin it there',
}

/** The name of each section and what is in it. */
export const sectionTexts: Record<SettingsSection, { name: string; hint: string }> = {
  profile: { name: 'Profile', hint: 'Your name and picture' },
  appearance: { name: 'Appearance', hint: 'Light or dark, your language' },
  account: { name: 'Account', hint: 'Your e-mail address, deleting your account' },
  security: {
    name: 'Login and security',
    hint: 'Password, two-factor login, where you’re logged in',
  },
  notifications: { name: 'Notifications', hint: 'What you get here and by e-mail' },
  privacy: {
    name: 'Privacy',
    hint: 'Who sees you, and people, works and words you don’t want to see',
  },
  invitations: { name: 'Invitations', hint: 'Links that let people join you here' },
  data: { name: 'Your data', hint: 'Import, export and backups' },
}

/** Texts of the choice between the themes. */
export const themeTexts = {
  darkMode: 'Dark mode',
  matchDevice: 'Match this device',
}

/** Texts of the choice to cover titles. */
export const titleTexts = {
  heading: 'Episode titles',
  cover: 'Hide titles ahead of me in shows I’m watching',
}
