import { emailAddressTexts } from '@medley/texts/email-address'
import { addWorkTexts } from '@medley/texts/add-work'
import type { FieldPath, UseFormSetError } from 'react-hook-form'
import { isApiError } from '../../../lib/api.ts'
import type { WorkFields } from './work-fields.ts'

const plainFields = ['title', 'year', 'originalTitle', 'isbn', 'imdbId', 'link'] as const

/** Shows a failed call at the fields that it names, otherwise below the form. */
export function placeFailure(error: unknown, setError: UseFormSetError<WorkFields>): void {
  const placed = isApiError(error, 'validation_error')
    ? error.errors.flatMap(({ field, message }) => {
        const path = toPath(field)
        return path ? [{ path, message }] : []
      })
    : []
  for (const { path, message } of placed) setError(path, { message }, { shouldFocus: true })
  if (placed.length > 0) return
  if (isApiError(error, 'email_unconfirmed')) {
    setError('root', { type: 'unconfirmed', message: emailAddressTexts.address.whyForWorks })
    return
  }
  const isTooMany = isApiError(error, 'rate_limited')
  setError('root', { message: isTooMany ? addWorkTexts.tooMany : addWorkTexts.failed })
}

/** The form's field for the wire's: `creators[1]` is `creators.1.name`. */
function toPath(field: string): FieldPath<WorkFields> | undefined {
  const place = /^creators(?:\[(\d+)\])?$/.exec(field)
  if (place) return `creators.${Number(place[1] ?? 0)}.name`
  return plainFields.find((name) => name === field)
}
