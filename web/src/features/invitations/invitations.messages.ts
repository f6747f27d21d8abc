import { plural } from '../../lib/locale.ts'

/** Texts of invitations. */
export const invitationsTexts = {
  invite: 'Invite people',
  intro: 'Whoever has the link can create an account here.',
  inviteOne: 'Invite a friend',
  newLink: 'Your link',
  ready: 'Your link is ready',
  good: (people: number, day: string) =>
    plural(people, { one: `For # person, until ${day}.`, other: `For # people, until ${day}.` }),
  moreChoices: 'More choices',
  name: 'Note to yourself',
  namePlace: 'Sunday cinema',
  uses: 'How many people can join',
  people: (count: number) => plural(count, { one: '# person', other: '# people' }),
  expires: 'Valid for',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  befriends: 'You’ll be friends right away',
  make: 'Create a link',
  yours: 'Your links',
  none: 'No links yet.',
  linkOf: (day: string) => `Link of ${day}`,
  until: (day: string) => `until ${day}`,
  used: (count: number, max: number) => `${count} of ${max} joined`,
  ended: 'ended',
  joined: 'Joined:',
  shareTitle: 'Join me on Medley',
  showCode: 'QR code',
  hideCode: 'Hide QR code',
  codeLabel: 'QR code with the link',
  end: 'End',
  endOf: (name: string) => `End: ${name}`,
  loadFailed: 'The invitations could not be loaded',
  failed: 'An error occurred',
  full: 'You have 20 open links. End one to make another.',
} as const

/** Texts of the list of all invitations, for admins. */
export const allInvitationsTexts = {
  title: 'Invitations',
  none: 'Nobody has invited anyone yet.',
  failed: 'The invitations could not be loaded',
  loadMore: 'Load more',
  by: (username: string) => `by @${username}`,
} as const

/** Texts of the page behind an invitation. */
export const joinTexts = {
  title: (name: string) => `${name} invites you to Medley`,
  intro: 'Rate, review and discover films, TV shows, books, albums and podcasts with friends.',
  loves: (name: string) => `${name} loves`,
  befriends: (name: string) => `You and ${name} will be friends from the start.`,
  gone: 'This invitation is no longer open',
  goneDetail: 'Links expire or fill up. Ask for a new one.',
  failed: 'The invitation could not be loaded',
  isMember: 'You already have an account here.',
  toProfile: (name: string) => `Go to ${name}’s profile`,
} as const
