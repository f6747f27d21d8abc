/** Texts of muting. */
export const muteTexts = {
  muteUser: 'Mute User',
  unmuteUser: 'Unmute User',
  mute: (username: string) => `Mute ${username}`,
  unmute: 'Unmute',
  unmuteNamed: (name: string) => `Unmute ${name}`,
  muted: (username: string) => `You no longer see what ${username} posts. They are not told.`,
  unmuted: (username: string) => `You see what ${username} posts again`,
  undo: 'Undo',
  youMuted: (name: string) => `You muted ${name}`,
  youMutedDetail: 'You see their reviews only here. They are not told.',
  heading: 'Muted',
  explanation: 'Their reviews, comments and notifications do not reach you. They are not told.',
  none: 'You mute nobody',
  failed: 'An error occurred',
}
