/** The texts of the actions on covers. */
export const coverTexts = {
  actions: (title: string) => `Actions for ${title}`,
  more: (title: string) => `More for ${title}`,
  rate: (title: string) => `Rate ${title}`,
  yourRating: 'Your rating',
  logIn: 'Log in to rate',
}
