import type { PreviewRole } from '../../lib/view-as.ts'

/** Texts of previewing one’s own profile as others see it. */
export const viewAsTexts = {
  see: 'See my profile as',
  menuItem: 'See it as others do',
  roles: { visitor: 'A visitor', member: 'A member', friend: 'A friend' } satisfies Record<
    PreviewRole,
    string
  >,
  now: {
    visitor: 'This is what a visitor sees',
    member: 'This is what members who aren’t your friends see',
    friend: 'This is what a friend sees',
  } satisfies Record<PreviewRole, string>,
  done: 'Done',
}
