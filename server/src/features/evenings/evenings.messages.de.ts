import type * as english from './evenings.messages.ts'

export const eveningNotificationTexts: typeof english.eveningNotificationTexts = {
  invitation: (who) => `${who} lädt dich ein, etwas für heute Abend auszusuchen`,
  choice: (who, work) => `${who} hat für heute Abend gewählt: ${work}`,
  confirmed: (who, work) => `${who} sagt, an dem Abend gab es ${work}. Bei dir auch?`,
}
