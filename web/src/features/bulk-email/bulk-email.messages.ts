import { limits } from '@medley/contract/limits'

/** Texts of bulk e-mail and unsubscribing. */
export const bulkEmailTexts = {
  title: 'Send Email',
  recipients: 'Recipient',
  recipientsHint: 'One address, or several with commas between.',
  sendToAll: 'Send To All',
  subject: 'Subject',
  htmlTemplate: 'HTML template',
  plaintextTemplate: 'Plaintext template',
  /** Around the placeholder. */
  placeholderHint: { before: 'Put ', after: ' where the unsubscribe link goes.' },
  send: 'Send',
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
  if (accepted === 0) return 'Nobody is left to write to: all of them unsubscribed or are blocked.'
  return `On its way to ${accepted} ${accepted === 1 ? 'person' : 'people'}.`
}

export const unsubscribeTexts = {
  title: 'Unsubscribe',
  question:
    'No more news from Medley to this address? Mails you ask for, such as a link to set a new password, still come.',
  kindsQuestion: 'No more e-mail from Medley about this? You can switch it on again in Settings.',
  done: 'You have been unsubscribed',
  failed: 'An error occurred',
  brokenLink: 'This link is not whole. Open it from the e-mail again, or copy all of it.',
}
