import { accountsTexts as texts } from '@medley/texts/accounts'
import { countCodePoints, emailPattern, limits, usernamePattern } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'

/** Each rule returns true or an error text. */
export const registrationRules = {
  email: (email: string) => {
    if (email.trim() === '') return texts.registration.required
    return (
      (email.trim().length <= limits.emailMax && emailPattern.test(email.trim())) ||
      texts.registration.invalidEmail
    )
  },
  username: (username: string) => {
    if (username === '') return texts.registration.required
    if (!usernamePattern.test(username) || username === '.' || username === '..') {
      return texts.registration.usernameSigns
    }
    return (
      username.length <= limits.usernameMax ||
      texts.registration.usernameLong({ max: limits.usernameMax })
    )
  },
  password: (password: string) => {
    if (password === '') return texts.registration.required
    const length = countCodePoints(password)
    if (length < limits.passwordMin)
      return texts.registration.passwordShort({ min: limits.passwordMin })
    return (
      length <= limits.passwordMax || texts.registration.passwordLong({ max: limits.passwordMax })
    )
  },
  confirmation: (confirmation: string, password: string) => {
    if (confirmation === '') return texts.registration.required
    return confirmation === password || texts.registration.mismatch
  },
}

/** Validates a new password, with the texts of the forms that change one. */
export function newPasswordRule(password: string): true | string {
  if (password === '') return texts.registration.required
  const length = countCodePoints(password)
  if (length < limits.passwordMin) return texts.newPassword.short({ min: limits.passwordMin })
  return length <= limits.passwordMax || texts.newPassword.long({ max: limits.passwordMax })
}

/** Validates a first or last name; may be empty. */
export function nameRule(name: string): true | string {
  if (name.trim() !== '' && !hasVisibleSign(name)) return texts.settings.nameInvisible
  return (
    countCodePoints(name.trim()) <= limits.nameMax ||
    texts.settings.nameLong({ max: limits.nameMax })
  )
}
