import type * as english from './remarks.messages.ts'

export const remarkNotificationTexts: typeof english.remarkNotificationTexts = {
  replied: (who, work) => `${who} hat auf deine Anmerkung zu ${work} geantwortet`,
  reached: (who, work) => `${who} hat deine Anmerkung zu ${work} erreicht`,
}
