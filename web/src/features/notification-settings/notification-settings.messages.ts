import type { MailKind } from '@medley/contract/notification-settings'

/** Texts of the settings of notifications. */
export const notificationSettingsTexts = {
  what: 'What you are told',
  kind: 'About',
  site: 'On Medley',
  mail: 'E-mail',
  on: (kind: string, channel: string) => `${kind}: ${channel}`,
  bundled:
    'E-mails are bundled: one letter at most every 15 minutes, about what you have not seen on Medley yet. Letters about the security of your account and decisions of moderators always come.',
  digest: 'Weekly digest',
  digestSwitch: 'Send me a letter on Fridays',
  digestHint:
    'What your friends rated best this week, their new lists, and works on your saved list that they liked. There is no letter in a week without news.',
  unreachable: 'E-mail does not reach you yet: your address is not confirmed.',
  toAddress: 'Confirm your address',
  failed: 'An error occurred',
  notSaved: 'The setting could not be saved',
}

/** What a member can be told of, as the label of its switches. */
export const kindLabels: Record<MailKind, string> = {
  'new friend request': 'Friend requests',
  'accepted friend request': 'Accepted friend requests',
  comment: 'Comments on your reviews',
  'also commented': 'Comments where you commented',
  'liked review': 'Likes of your reviews',
  'liked list': 'Likes of your lists',
  'sent work': 'Works that friends send you',
  'rated sent work': 'Ratings of works that you sent',
  'weekly digest': 'Weekly digest',
}
