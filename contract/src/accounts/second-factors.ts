import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import {
  assertionOptions,
  assertionResponse,
  registrationOptions,
  registrationResponse,
} from './passkeys.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { anyText, count, filledLine, pathId, time } from '../values/values.ts'

export const errors = defineErrors({
  second_factor_not_found: [404, 'Second factor not found'],
  second_factor_exists: [409, 'This second factor is set up already'],
  invalid_proof: [422, 'This proof is not valid'],
})

const appCode = anyText
  .max(50)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Must be 6 digits'))

const codeProof = z.object({ method: z.literal('code'), code: appCode })

const recoveryCodeProof = z.object({
  method: z.literal('recoveryCode'),
  code: anyText.min(1, 'Required').max(100),
})

const passkeyProof = z.object({
  method: z.literal('passkey'),
  response: assertionResponse.describe('Response to the challenge'),
})

/** Proof of a second factor: a code of the authenticator app, a passkey or a recovery code. */
export const secondFactorProof = z.discriminatedUnion('method', [
  codeProof,
  passkeyProof,
  recoveryCodeProof,
])
export type SecondFactorProof = z.output<typeof secondFactorProof>

/** Proof that the member is present: the second factor, or the password of a member without one. */
export const proof = z.discriminatedUnion('method', [
  codeProof,
  passkeyProof,
  recoveryCodeProof,
  z.object({ method: z.literal('password'), password: anyText.min(1, 'Required').max(1024) }),
])
export type Proof = z.output<typeof proof>

const newRecoveryCodes = z
  .array(z.string())
  .length(limits.recoveryCodes)
  .describe('Each works once; no call returns them again')

const settingLimits = [limitPerMinute(20), limitPerDay(200)]

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  timeAdded: time,
  timeLastUsed: time.nullable(),
})
export type Passkey = z.output<typeof passkey>

export const showSecondFactors = defineEndpoint({
  method: 'GET',
  path: '/v1/second-factors',
  access: 'member',
  summary: "Returns the caller's second factors",
  status: 200,
  answer: z.object({
    app: z.object({ timeAdded: time }).nullable().describe('The authenticator app'),
    passkeys: z.array(passkey).describe('Oldest first'),
    recoveryCodesLeft: count,
  }),
  errors: [],
})

export const startApp = defineEndpoint({
  method: 'POST',
  path: '/v1/second-factors/app',
  access: 'member',
  freshProof: 'always',
  summary: 'Creates the secret of an authenticator app (TOTP), which is active once confirmed',
  accountLimits: settingLimits,
  status: 200,
  answer: z.object({
    secret: z.string().describe('In Base32, to be typed into the app'),
    uri: z.string().describe('An otpauth:// address for a QR code'),
  }),
  errors: ['second_factor_exists'],
})

export const confirmApp = defineEndpoint({
  method: 'POST',
  path: '/v1/second-factors/app/confirmation',
  access: 'member',
  freshProof: 'always',
  summary: 'Adds the app with its first code; returns recovery codes if there were none',
  accountLimits: settingLimits,
  body: z.object({ code: appCode }),
  status: 200,
  answer: z.object({ recoveryCodes: newRecoveryCodes.nullable() }),
  errors: ['second_factor_not_found', 'invalid_proof'],
})

export const removeApp = defineEndpoint({
  method: 'DELETE',
  path: '/v1/second-factors/app',
  access: 'member',
  freshProof: 'always',
  summary: 'Removes the authenticator app; recovery codes are removed with the last second factor',
  accountLimits: settingLimits,
  status: 200,
  answer: z.object({ removed: z.literal(true) }),
  errors: ['second_factor_not_found'],
})

export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/second-factors/passkeys/options',
  access: 'member',
  freshProof: 'always',
  summary: 'Returns options for the browser to create a passkey; valid for 5 minutes',
  accountLimits: settingLimits,
  status: 200,
  answer: registrationOptions,
  errors: [],
})

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/second-factors/passkeys',
  access: 'member',
  freshProof: 'always',
  summary: 'Adds a passkey; returns recovery codes if there were none',
  accountLimits: settingLimits,
  body: z.object({
    name: filledLine(limits.passkeyNameMax),
    response: registrationResponse,
  }),
  status: 201,
  answer: z.object({ passkey, recoveryCodes: newRecoveryCodes.nullable() }),
  errors: ['invalid_proof', 'second_factor_exists'],
})

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/v1/second-factors/passkeys/{passkeyId}',
  access: 'member',
  freshProof: 'always',
  summary: 'Removes a passkey; recovery codes are removed with the last second factor',
  accountLimits: settingLimits,
  params: z.object({ passkeyId: pathId('second_factor_not_found') }),
  status: 200,
  answer: z.object({ removed: z.literal(true) }),
  errors: ['second_factor_not_found'],
})

export const challengePasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/second-factors/passkeys/challenge',
  access: 'member',
  whileSuspended: true,
  summary: 'Returns options for the browser to verify a passkey; valid for 5 minutes',
  accountLimits: settingLimits,
  status: 200,
  answer: assertionOptions,
  errors: [],
})

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/v1/second-factors/recovery-codes',
  access: 'member',
  freshProof: 'always',
  summary: 'Creates new recovery codes and revokes the previous ones',
  accountLimits: settingLimits,
  status: 200,
  answer: z.object({ recoveryCodes: newRecoveryCodes }),
  errors: ['second_factor_not_found'],
})
