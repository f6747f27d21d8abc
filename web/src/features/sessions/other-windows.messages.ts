export const otherWindowsTexts = {
  leftElsewhere: 'You logged out in another window',
  changedElsewhere: (username: string) => `You’re logged in as @${username} in another window`,
}
