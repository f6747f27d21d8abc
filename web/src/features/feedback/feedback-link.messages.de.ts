import type { Translation } from '../../lib/translation.ts'
import type * as english from './feedback-link.messages.ts'

export const feedbackLinkTexts: Translation<typeof english.feedbackLinkTexts> = {
  provide: 'Rückmeldung geben',
}
