import type { Language } from '@medley/contract/languages'

/** Texts of the choice of the member's language. */
export const languageTexts = {
  language: 'Language',
  /** Each in its own. */
  names: { en: 'English', de: 'Deutsch' } satisfies Record<Language, string>,
  hint: 'Of these pages and of e-mails to you. It goes with you to other devices.',
  hintOfApp: 'Of e-mails to you.',
  failed: 'An error occurred',
}
