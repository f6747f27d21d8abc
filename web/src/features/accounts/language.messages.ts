import type { Language } from '@medley/contract/languages'

/** Texts of the choice of the member's language. */
export const languageTexts = {
  language: 'Language',
  /** Each in its own. */
  names: { en: 'English', de: 'Deutsch' } satisfies Record<Language, string>,
  hint: 'For the site and our e-mails to you, on all your devices.',
  hintOfApp: 'For our e-mails to you.',
  failed: 'An error occurred',
}
