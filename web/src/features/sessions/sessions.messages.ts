import { isApiError } from '../../lib/api.ts'

export const sessionTexts = {
  usernameMissing: 'username missing',
  passwordMissing: 'password missing',
  eitherMissing: 'Username or Password empty',
  wrongCredentials: 'Username or Password is incorrect',
  tooManyTries: 'Too many requests. Please wait a minute and try again.',
  tooManyTriesFor: (minutes: number) =>
    `Too many requests. Please wait ${minutes} minutes and try again.`,
  serverError: 'A server error occurred!',
  noAnswer: 'An unexpected error occurred!',
  login: 'Login',
  passkeyLogin: 'Log in with a passkey',
  providerLogin: (name: string) => `Log in with ${name}`,
  providerAway: (name: string) => `${name} is not answering. Please try again later.`,
  back: 'Back',
  identifier: 'Username or e-mail',
  password: 'Password',
  remember: 'Remember me',
  forgotPassword: 'Forgot password',
  signUp: 'Sign Up',
  newHere: 'New to Medley?',
  newAccount: 'Create an account',
  ended: 'Your session has ended',
  goOn: (username: string) =>
    `Log in again, @${username}, to pick up where you left off. What you wrote is still here.`,
  notNow: 'Not now',
}

export const sessionListTexts = {
  loadFailed: 'An error occurred',
  failed: 'An error occurred',
  current: 'this device',
  lastUsed: (time: string) => `last used ${time}`,
  end: 'Log out',
  endNamed: (device: string) => `Log out: ${device}`,
  endEverywhereElse: 'Log out everywhere else',
  endedEverywhereElse: 'Logged out everywhere else',
}

/** Text of a failed login, for any server error or a lost request. */
export function loginFailureText(error: unknown): string {
  if (isApiError(error) && error.status === 422) return sessionTexts.wrongCredentials
  if (isApiError(error, 'rate_limited')) return limitedText(error.retryAfter ?? 0)
  if (isApiError(error) && error.code !== 'network') return sessionTexts.serverError
  return sessionTexts.noAnswer
}

function limitedText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? sessionTexts.tooManyTriesFor(minutes) : sessionTexts.tooManyTries
}
