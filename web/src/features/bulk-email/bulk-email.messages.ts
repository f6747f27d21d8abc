import { limits } from '@medley/contract/limits'

/** Texts of bulk e-mail and unsubscribing. */
export const bulkEmailTexts = {
  title: 'Send Email',
  recipients: 'Recipient',
  recipientsHint: 'One address, or several separated by commas.',
  sendToAll: 'Send To All',
  subject: 'Subject',
  htmlTemplate: 'HTML template',
  plaintextTemplate: 'Plaintext template',
  /** Around the placeholder. */
  placeholderHint: { before: 'Put ', after: ' where the unsubscribe link goes.' },
  send: 'Send',
  preview: 'Preview',
  previewNote: 'Without colors and pictures; the test has them.',
  sendTest: 'Send me a test',
  testSent: 'A test is on its way to you',
  footerNote: 'Contact details and an unsubscribe link are added below.',
  accepted: 'Email accepted',
  failed: 'An Error occurred',
  invalidForm: 'Invalid form',
  required: 'Required',
  invalidEmail: 'Invalid Email',
  tooManyAddresses: `Must be at most ${limits.mailRecipientsMax} addresses`,
  subjectLong: `Must be at most ${limits.mailSubjectMax} characters`,
  templateLong: `Must be at most ${limits.mailTemplateMax} characters`,
  noPlaceholder: 'requires the unsubscribe link placeholder',
}

/** Recipients of an accepted mailing, as text. */
export function acceptedText(accepted: number): string {
  if (accepted === 0) return 'No one is left to write to: everyone has unsubscribed or is blocked.'
  return `On its way to ${accepted} ${accepted === 1 ? 'person' : 'people'}.`
}

export const unsubscribeTexts = {
  title: 'Unsubscribe',
  question:
    'Stop news from Medley to this address? You’ll still get e-mails you ask for, such as a link to set a new password.',
  kindsQuestion: 'Stop e-mails from Medley about this? You can turn them back on in Settings.',
  done: 'You have been unsubscribed',
  failed: 'An error occurred',
  brokenLink: 'This link is incomplete. Open it from the e-mail again, or copy all of it.',
}
