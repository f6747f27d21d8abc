import { z } from 'zod'
import { anyText } from '../values/values.ts'

// The forms of WebAuthn in JSON, reduced to what the product uses.

/** Of bytes; the longest that authenticators make are certificates of registrations. */
const base64url = (max: number) => anyText.regex(/^[\w-]+$/, 'Must be base64url').max(max)

const credentialId = base64url(1400)
const clientDataJSON = base64url(10_000)
const common = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

/** How a browser reaches an authenticator, such as `internal` or `usb`. */
const transports = z.array(anyText.regex(/^[a-z-]{1,20}$/)).max(10)

/** Answer of a browser to the options of a registration. */
export const registrationResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(40_000),
    transports: transports.default([]),
  }),
})
export type RegistrationResponse = z.output<typeof registrationResponse>

/** Answer of a browser to the options of a proof. */
export const assertionResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(2000),
    signature: base64url(2000),
  }),
})
export type AssertionResponse = z.output<typeof assertionResponse>

const knownCredential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})

const extensions = z.object({ credProps: z.boolean().optional() })

/** Options of `navigator.credentials.create`. */
export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  attestation: z.string().optional(),
  excludeCredentials: z.array(knownCredential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  extensions: extensions.optional(),
  hints: z.array(z.string()).optional(),
})

/** Options of `navigator.credentials.get`. */
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  userVerification: z.string().optional(),
  allowCredentials: z.array(knownCredential).optional(),
  extensions: extensions.optional(),
})
