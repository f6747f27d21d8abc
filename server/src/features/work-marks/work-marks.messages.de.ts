import type * as english from './work-marks.messages.ts'

export const savedNotificationTexts: typeof english.savedNotificationTexts = {
  savedFromReview: (who, work) => `${who} hat sich ${work} wegen deiner Rezension gemerkt`,
}
