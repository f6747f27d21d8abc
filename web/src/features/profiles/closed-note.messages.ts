import type { NarrowAudience } from '@medley/contract/audiences'

/** In place of what a member shows to others only. */
export const closedTexts = {
  closed: {
    members: 'Only members see more',
    friends: 'Only friends see more',
  } satisfies Record<NarrowAudience, string>,
  closedDetail: {
    members: (name: string) => `Log in to see what ${name} watches, reads and listens to.`,
    friends: (name: string) => `${name} shows what they watch, read and listen to only to friends.`,
  } satisfies Record<NarrowAudience, (name: string) => string>,
}
