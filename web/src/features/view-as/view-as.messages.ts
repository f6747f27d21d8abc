import type { Eyes } from '../../lib/view-as.ts'

/** Texts of looking at oneself with the eyes of others. */
export const viewAsTexts = {
  see: 'See my profile as',
  menuItem: 'See it as others do',
  eyes: { visitor: 'A visitor', member: 'A member', friend: 'A friend' } satisfies Record<
    Eyes,
    string
  >,
  now: {
    visitor: 'This is what a visitor sees',
    member: 'This is what members who aren’t your friends see',
    friend: 'This is what a friend sees',
  } satisfies Record<Eyes, string>,
  done: 'Done',
}
