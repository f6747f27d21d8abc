import { plural } from '../../lib/locale.ts'

/** Texts for a member's own year. */
export const ownerTexts = {
  private: 'Only you see this.',
  privateHint: 'Publish it to share its link.',
  public: 'Published.',
  publicHint: 'Everyone whom you show what you do sees it.',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'Your year is published',
  unpublished: 'Only you see your year now',
  publishFailed: 'This could not be saved. Please try again.',
  leaveOut: 'Leave out',
  leaveOutOf: (title: string) => `Leave out ${title}`,
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back ${title}`,
  leftOut: 'Left out of your year',
  takenBack: 'Back in your year',
  leaveOutFailed: 'This could not be saved. Please try again.',
  choose: 'What is in it',
  chooseHint: 'What you leave out is in no scene and in no picture.',
  chooseOpen: 'Choose works',
  leftOutCount: (count: number) =>
    plural(count, { one: '# work is left out', other: '# works are left out' }),
  noPicture: 'Not everyone may see this, so there is no picture of it.',
}
