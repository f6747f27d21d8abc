/** The one feature that writes each table. */
export const tableOwners: Record<string, string> = {
  users: 'accounts',
  password_resets: 'accounts',
  email_blocks: 'accounts',
  works: 'works',
  catalogue_stamps: 'works',
  reviews: 'reviews',
  comments: 'comments',
  review_likes: 'review-likes',
  friendships: 'friendships',
  blocks: 'blocks',
  engagements: 'engagements',
  saved_works: 'saved-for-later',
  lists: 'lists',
  list_entries: 'lists',
}
