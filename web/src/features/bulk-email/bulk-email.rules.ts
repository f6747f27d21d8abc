import { bulkEmailTexts as texts } from '@medley/texts/bulk-email'
import {
  countCodePoints,
  emailPattern,
  limits,
  unsubscribePlaceholder,
} from '@medley/contract/limits'

/** The addresses in a comma-separated list. */
export function addressesOf(list: string): string[] {
  return list
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
}

/** Each rule returns true or an error text. */
export const bulkEmailRules = {
  recipients: (list: string): true | string => {
    const addresses = addressesOf(list)
    if (addresses.length === 0) return texts.required
    if (!addresses.every(isAddress)) return texts.invalidEmail
    return (
      addresses.length <= limits.mailRecipientsMax ||
      texts.tooManyAddresses({ max: limits.mailRecipientsMax })
    )
  },
  subject: (subject: string): true | string => {
    if (subject.trim() === '') return texts.required
    return (
      countCodePoints(subject.trim()) <= limits.mailSubjectMax ||
      texts.subjectLong({ max: limits.mailSubjectMax })
    )
  },
  template: (template: string): true | string => {
    if (template.trim() === '') return texts.required
    if (!template.includes(unsubscribePlaceholder)) return texts.noPlaceholder
    return (
      countCodePoints(template.trim()) <= limits.mailTemplateMax ||
      texts.templateLong({ max: limits.mailTemplateMax })
    )
  },
}

function isAddress(address: string): boolean {
  return address.length <= limits.emailMax && emailPattern.test(address)
}
