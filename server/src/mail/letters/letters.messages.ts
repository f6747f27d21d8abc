/** The texts around every letter. */
export const letterTexts = {
  greeting: (username: string) => `Hello ${username},`,
  unsubscribe: 'Unsubscribe',
  contact: 'Contact',
}
