import type { MailKind } from '@medley/contract/accounts/notification-settings'

/** Texts of the settings of notifications. */
export const notificationSettingsTexts = {
  what: 'Notify me about',
  kind: 'About',
  site: 'On Medley',
  mail: 'E-mail',
  on: (kind: string, channel: string) => `${kind}: ${channel}`,
  bundled:
    'E-mails are bundled: one every 15 minutes at most, about what you haven’t seen on Medley yet. E-mails about your account’s security and moderators’ decisions are always sent.',
  digest: 'Weekly digest',
  digestSwitch: 'Send me an e-mail on Fridays',
  digestHint:
    'What your friends rated best this week, their new lists, and works you saved that they liked. No e-mail in a week without news.',
  unreachable: 'You can’t get e-mail yet: your address isn’t confirmed.',
  toAddress: 'Confirm your address',
  failed: 'An error occurred',
  notSaved: 'The setting could not be saved',
}

/** Labels of the switches for notifications. */
export const kindLabels: Record<MailKind, string> = {
  'new friend request': 'Friend requests',
  'accepted friend request': 'Accepted friend requests',
  comment: 'Comments on your reviews',
  'also commented': 'Comments on reviews you commented on',
  'liked review': 'Likes on your reviews',
  'saved from review': 'Works friends save because of you',
  'liked list': 'Likes on your lists',
  'copied list changed': 'Removals from lists you copied',
  'sent work': 'Works friends send you',
  'rated sent work': 'Ratings of works you sent',
  'evening invitation': 'Invitations to an evening',
  'evening choice': 'What’s chosen for an evening',
  'remark reply': 'Replies to your remarks',
  'liked remark': 'Likes on your remarks',
  'remark reached': 'Friends who reach your remarks',
  'own year': 'Your year, in January',
  'weekly digest': 'Weekly digest',
}
