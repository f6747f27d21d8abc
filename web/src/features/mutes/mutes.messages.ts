/** Texts of muting. */
export const muteTexts = {
  muteUser: 'Mute User',
  unmuteUser: 'Unmute User',
  mute: (username: string) => `Mute ${username}`,
  unmute: 'Unmute',
  unmuteNamed: (name: string) => `Unmute ${name}`,
  muted: (username: string) => `You won’t see what ${username} posts. They won’t be notified.`,
  unmuted: (username: string) => `You’ll see what ${username} posts again`,
  undo: 'Undo',
  youMuted: (name: string) => `You muted ${name}`,
  youMutedDetail: 'You only see their reviews here. They aren’t notified.',
  heading: 'Muted',
  explanation: 'You don’t see their reviews, comments and notifications. They aren’t notified.',
  none: 'You haven’t muted anyone',
  failed: 'An error occurred',
}
