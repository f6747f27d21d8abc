import { plural } from '../../lib/locale.ts'

/** Texts of works sent to friends. */
export const sentWorksTexts = {
  sendWork: (title: string) => `Send ${title}`,
  to: 'To',
  note: 'Add a note',
  noteHint: (max: number) => `Optional, at most ${max} characters.`,
  noteTooLong: (max: number) => `At most ${max} characters`,
  noneChosen: 'Choose a friend',
  tooMany: (max: number) => `At most ${max} friends at once`,
  confirm: 'Send',
  cancel: 'Cancel',
  sent: (count: number) =>
    plural(count, {
      one: 'Sent. You’ll hear when it’s rated.',
      other: 'Sent to # friends. You’ll hear when they rate it.',
    }),
  failed: 'An error occurred',
  notSent: 'It could not be sent',
  fromFriends: 'From friends',
  whose: 'Which works',
  received: 'Received',
  sentByYou: 'Sent',
  sentYou: ' sent you ',
  youSent: 'You sent ',
  toWhom: ' to ',
  sentYouThis: ' sent you this',
  noneReceived: 'Nothing from friends yet',
  noneReceivedDetail: 'Works that friends send you show up here.',
  noneSent: 'You haven’t sent anything yet',
  noneSentDetail: 'Send a work from its page, and you’ll hear how your friend liked it.',
  youGave: (rating: number) => `You gave it ${rating}`,
  theyGave: (rating: number) => `Rated ${rating} of 10`,
  notRated: 'Not rated yet',
  menu: (title: string, who: string) => `Actions for ${title}, ${who}`,
  remove: 'Remove from list',
  takeBack: 'Take back',
  removed: 'Removed',
  undo: 'Undo',
  restored: 'Back on the list',
  report: 'Report note',
  more: 'Load more',
  counted: { one: '1 work', many: 'works', none: 'Nothing from friends yet' },
}

/** Texts of the button that sends a work. */
export const sendButtonTexts = {
  send: 'Send to a friend',
  sendNamed: (title: string) => `Send ${title} to a friend`,
  failed: 'An error occurred',
}
