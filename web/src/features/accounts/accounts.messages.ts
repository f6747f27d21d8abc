import { limits } from '@medley/contract/limits'

/** The texts of the registration form. */
export const registrationTexts = {
  required: 'Required',
  invalidEmail: 'Invalid Email',
  usernameSigns: 'Username contains invalid characters',
  usernameLong: `Username must be ${limits.usernameMax} characters or less`,
  passwordShort: `Password must be ${limits.passwordMin} chars or more`,
  passwordLong: `Password too long. Max ${limits.passwordMax} characters`,
  mismatch: "Passwords don't match",
  autoLoginFailed: 'An error occurred',
  noAnswer: 'The server did not answer. Please try again.',
}
