import type * as english from './bulk-email.messages.ts'

export const mailingTexts: typeof english.mailingTexts = {
  why: (email) => `Medley hat diese Nachricht an ${email} geschickt.`,
}
