import { countCodePoints, emailPattern, limits, usernamePattern } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { newPasswordTexts, registrationTexts as texts, settingsTexts } from './accounts.messages.ts'

/** Each rule returns true or an error text. */
export const registrationRules = {
  email: (email: string) => {
    if (email.trim() === '') return texts.required
    return (
      (email.trim().length <= limits.emailMax && emailPattern.test(email.trim())) ||
      texts.invalidEmail
    )
  },
  username: (username: string) => {
    if (username === '') return texts.required
    if (!usernamePattern.test(username) || username === '.' || username === '..') {
      return texts.usernameSigns
    }
    return username.length <= limits.usernameMax || texts.usernameLong
  },
  password: (password: string) => {
    if (password === '') return texts.required
    const length = countCodePoints(password)
    if (length < limits.passwordMin) return texts.passwordShort
    return length <= limits.passwordMax || texts.passwordLong
  },
  confirmation: (confirmation: string, password: string) => {
    if (confirmation === '') return texts.required
    return confirmation === password || texts.mismatch
  },
}

/** Validates a new password, with the texts of the forms that change one. */
export function newPasswordRule(password: string): true | string {
  if (password === '') return texts.required
  const length = countCodePoints(password)
  if (length < limits.passwordMin) return newPasswordTexts.short
  return length <= limits.passwordMax || newPasswordTexts.long
}

/** Validates a first or last name; may be empty. */
export function nameRule(name: string): true | string {
  if (name.trim() !== '' && !hasVisibleSign(name)) return settingsTexts.nameInvisible
  return countCodePoints(name.trim()) <= limits.nameMax || settingsTexts.nameLong
}
