/** Texts of the home feed. */
export const homeFeedTexts = {
  noPosts: 'No Posts',
  filter: 'Filter',
  noFilter: 'All',
  home: 'Home',
  createRating: 'Create a New Rating',
  rate: 'Rate',
  write: 'Write a Review',
  findFriends: 'Find Friends',
  countedPosts: { one: '1 post', many: 'posts', none: 'No Posts' },
}

/** Three ways to begin, where there are no posts yet. */
export const doorTexts = {
  rate: { name: 'Rate ten things', text: 'Two minutes, ten taps, and your shelf comes alive.' },
  bring: {
    name: 'Bring your history',
    text: 'From Letterboxd, Goodreads, Trakt, StoryGraph and two dozen others.',
  },
  invite: {
    name: 'Invite a friend',
    text: 'Make a link and send it. Whoever follows it can join you.',
  },
}

/** Texts of the page for visitors. */
export const landingTexts = {
  createAccount: 'Create Account',
  login: 'Login',
  /** On an instance without a review to quote. */
  lead: 'Rate what you watch, read and listen to, keep a diary, make lists, and find what to try next.',
  purpose: (product: string) => `What ${product} is for`,
  reasons: [
    {
      heading: 'Write reviews',
      text: 'Rate everything you watch, read and listen to from 1 to 10, and say why if you like.',
    },
    {
      heading: 'Connect with friends',
      text: 'See what people you trust thought, like their reviews, and talk it over right there.',
    },
    {
      heading: 'Discover new works',
      text: 'Films, TV shows, books, albums and podcasts on one shelf, with room for what comes next.',
    },
  ],
  comingFrom: 'Coming from elsewhere? Bring your history',
  more: (product: string) => `See what you can do with ${product}`,
}
