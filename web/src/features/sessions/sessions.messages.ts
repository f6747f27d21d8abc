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

/** Texts of the link with the identity provider. */
export const identityTexts = {
  intro: (provider: string) => `Use your account at ${provider} to log in here.`,
  connect: (provider: string) => `Connect ${provider}`,
  connected: (provider: string, when: string) =>
    `Your account has been connected with ${provider} since ${when}. You can log in with it.`,
  disconnect: (provider: string) => `Disconnect ${provider}`,
  disconnected: (provider: string) => `Disconnected from ${provider}`,
  lastWayIn: 'To disconnect, set a password or add a passkey first, so that you can still log in.',
  onlyWayIn: 'It is the only way to log in here.',
  addressUnconfirmed: 'Confirm your e-mail address first. The link is in a letter to you.',
  failed: 'An error occurred',
  loadFailed: 'The connection could not be loaded',
} as const

/** Texts of the page that the identity provider leads back to. */
export const returnTexts = {
  connect: (provider: string) => `Connect ${provider}`,
  connected: (provider: string) => `Connected with ${provider}`,
  confirm: (provider: string) =>
    `An account here has your e-mail address. Confirm that it is yours to connect it with ${provider}.`,
  prove: 'Confirm it’s you',
  proveBy: (provider: string) => `Confirm with ${provider}`,
  proveHint: (provider: string) =>
    `${provider} asks you to log in again. You come back here and can go on for ten minutes.`,
  proved: 'Confirmed. You can go on now.',
  cancel: 'Cancel',
  back: 'Back',
  backToLogin: 'Back to the login',
  backToSettings: 'Back to the settings',
  cancelled: (provider: string) => `You cancelled at ${provider}. Nothing has changed.`,
  expired: 'This took too long, or was already used. Please start again.',
  refused: (provider: string) => `${provider} did not confirm who you are. Please try again.`,
  taken: (provider: string) => `This login at ${provider} belongs to another account.`,
  addressTaken: (provider: string) =>
    `Another account has your e-mail address. If it is yours, log in to it, and connect ${provider} in the settings.`,
  addressMissing: (provider: string) =>
    `Welcome! ${provider} does not know your e-mail address. Which one may Medley use?`,
  address: 'E-mail',
  addressHint: 'You’ll get a link to confirm it. It isn’t shown on your profile.',
  addressInvalid: 'Invalid Email',
  addressUsed: 'Another account has this address. If it is yours, log in to it and connect there.',
  addressBlocked: 'This address has been blocked from receiving e-mail.',
  goOn: 'Create Account',
  joinClosed: 'New accounts are not being accepted here.',
  invitationEnded: 'This invitation is no longer open, so no account was created.',
}

/** Texts for visitors around the screens. */
export const visitorTexts = {
  login: 'Login',
  logInToInteract: 'Log in to interact with this work',
  logIn: 'Log in',
  or: 'or',
  createAccount: 'create an account',
}

/** Texts of a login or logout in another window. */
export const otherWindowsTexts = {
  leftElsewhere: 'You logged out in another window',
  changedElsewhere: (username: string) => `You’re logged in as @${username} in another window`,
}
