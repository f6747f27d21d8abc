import type * as english from './sent-works.messages.ts'

export const sentWorkNotificationTexts: typeof english.sentWorkNotificationTexts = {
  sentWork: (who, work, note) => `${who} empfiehlt dir ${work}${note === null ? '' : `: ${note}`}`,
  ratedSentWork: (who, work, rating) => `${who} gibt deiner Empfehlung ${work} ${rating} von 10`,
}
