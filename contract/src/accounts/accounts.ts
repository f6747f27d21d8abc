import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { languages } from '../values/languages.ts'
import { countCodePoints, limits, usernamePattern } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { anyText, email, flag, id, line, pathId, presentPassword } from '../values/values.ts'

export const errors = defineErrors({
  user_not_found: [404, 'User not found'],
  no_account: [404, 'No account with email'],
  email_blacklisted: [403, 'Email blacklisted'],
  username_taken: [409, 'Username is already taken'],
  email_taken: [409, 'E-mail is already registered'],
  registration_closed: [403, 'Nobody can create an account here'],
})

const newUsername = z
  .string()
  .min(1, 'Required')
  .regex(usernamePattern, 'Username contains invalid characters')
  .refine((name) => name !== '.' && name !== '..', 'Username contains invalid characters')
  .refine((name) => name.length <= limits.usernameMax, 'Username must be 32 characters or less')

const language = z.enum(languages)

/** A password of 8 to 128 code points; each form has its own error texts. */
function newPassword(tooShort: string, tooLong: string) {
  return anyText
    .min(1, 'Required')
    .refine((password) => countCodePoints(password) >= limits.passwordMin, tooShort)
    .refine((password) => countCodePoints(password) <= limits.passwordMax, tooLong)
}

export const createAccount = defineEndpoint({
  method: 'POST',
  path: '/create-account',
  access: 'open',
  summary: 'Registers a user',
  idempotent: true,
  addressLimits: [limitPerMinute(10), limitPerDay(100)],
  body: z.object({
    username: newUsername,
    password: newPassword(
      'Password must be 8 chars or more',
      'Password too long. Max 128 characters',
    ),
    email,
    language: language
      .optional()
      .describe('Language of letters and pages; English until one is chosen'),
    invitation: z.string().max(100).optional().describe('Token of an invitation'),
  }),
  status: 201,
  answer: z.object({ id: z.int(), username: z.string() }),
  errors: [
    'username_taken',
    'email_taken',
    'registration_closed',
    'invitation_required',
    'invitation_not_found',
  ],
})

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/forgot-password',
  access: 'open',
  summary: 'Sends a link to reset the password, valid for 15 minutes',
  addressLimits: [limitPerMinute(5), limitPerDay(50)],
  body: z.object({ email }),
  status: 200,
  answer: z.object({ email: z.string() }),
  errors: ['email_blacklisted', 'no_account'],
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/reset-password',
  access: 'open',
  summary: 'Sets a new password with the token of a reset link; ends all sessions',
  addressLimits: [limitPerMinute(20)],
  body: z.object({
    // From the link, so a damaged id is an invalid token, not a validation error.
    user_id: z.union([pathId('invalid_token'), id]),
    new_password: newPassword(
      'Password Too Short - Must be 8+ chars',
      'Password too long - 128 chars max',
    ),
    token: anyText.max(200, 'invalid_token'),
  }),
  status: 200,
  answer: z.object({ user_id: z.int() }),
  errors: ['token_expired', 'invalid_token'],
})

const name = line(limits.nameMax, 'Name is too long - 255 characters max')

export const changeName = defineEndpoint({
  method: 'POST',
  path: '/name',
  access: 'member',
  summary: "Sets the caller's first and last name; both may be empty",
  body: z.object({ first_name: name, last_name: name }),
  status: 200,
  answer: z.object({ first_name: z.string(), last_name: z.string() }),
  errors: [],
})

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/password',
  access: 'member',
  summary: "Sets the caller's password; ends all other sessions",
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  freshProof: 'ifNoPassword',
  body: z.object({
    old_password: presentPassword,
    new_password: newPassword(
      'Password Too Short - Must be 8+ chars',
      'Password too long - 128 chars max',
    ),
  }),
  status: 200,
  answer: z.object({
    updated: z.literal(true),
    token: z.string().describe("New token of the caller's session"),
  }),
  errors: ['invalid_credentials'],
})

const ownLanguage = z.object({
  language: language.nullable().describe('Null if never chosen; letters are then in English'),
})

export const getLanguage = defineEndpoint({
  method: 'GET',
  path: '/v1/language',
  access: 'member',
  summary: 'Returns the language that the caller chose for letters and pages',
  status: 200,
  answer: ownLanguage,
  errors: [],
})

export const changeLanguage = defineEndpoint({
  method: 'PUT',
  path: '/v1/language',
  access: 'member',
  summary: "Sets the language of the caller's letters and of this browser's pages; idempotent",
  body: z.object({ language }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: ownLanguage,
  errors: [],
})

const titleChoice = z.object({
  originalTitles: z
    .boolean()
    .describe("Whether the caller sees every work's `title`, in whatever language"),
})

export const getOriginalTitles = defineEndpoint({
  method: 'GET',
  path: '/v1/original-titles',
  access: 'member',
  summary: 'Returns whether the caller wants original titles instead of those in their language',
  status: 200,
  answer: titleChoice,
  errors: [],
})

export const changeOriginalTitles = defineEndpoint({
  method: 'PUT',
  path: '/v1/original-titles',
  access: 'member',
  summary: 'Sets whether answers to the caller leave titles of works as they are; idempotent',
  body: z.object({ originalTitles: flag }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: titleChoice,
  errors: [],
})

export const changeProfilePicture = defineEndpoint({
  method: 'POST',
  path: '/profile-pic',
  access: 'member',
  summary: "Sets the caller's profile picture (PNG, JPEG or GIF)",
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  file: { part: 'file', bytesMax: limits.pictureBytesMax },
  status: 200,
  answer: z.object({ profile_pic: z.string() }),
  errors: ['file_too_large', 'unsupported_file_type'],
})

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/account',
  access: 'member',
  freshProof: 'ifSecondFactor',
  whileSuspended: true,
  summary: "Deletes the caller's account and all of its content",
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  body: z.object({ password: presentPassword }),
  valuesAnywhere: true,
  status: 200,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['invalid_credentials'],
})
