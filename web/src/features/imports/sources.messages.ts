import { productName } from '@medley/messages/titles'

/** The texts about the services that exports come from. */
export { importSourceTexts } from '@medley/messages/import-sources'

/** Texts of the choice of a service, and of the pages about them. */
export const comingFromTexts = {
  title: 'Where are you coming from?',
  lead: `Bring everything you’ve rated, watched, read and heard to ${productName}.`,
  groups: 'Kinds of services',
  more: (name: string) => `What comes over from ${name}`,
  createAccount: 'Create Account',
  importNow: 'Import now',
  others: 'Or from somewhere else?',
} as const
