import { plural } from '../../lib/locale.ts'

/** Texts of comments. */
export const commentTexts = {
  comment: 'Comment',
  commentNamed: (count: number) =>
    count === 0
      ? 'Comment'
      : plural(count, { one: 'Comment, # comment', other: 'Comment, # comments' }),
  placeholder: 'Add a comment',
  logIn: 'Log in to post a comment',
  post: 'Post',
  posted: 'Comment posted',
  refused: 'Not posted. Try again.',
  comments: 'Comments',
  menu: 'Comment options',
  profileOf: (name: string) => `Profile of ${name}`,
  remove: 'Delete',
  fewer: 'Show fewer comments',
  more: (count: number) => `Show ${count} more ${count === 1 ? 'comment' : 'comments'}`,
}
