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
