import { z } from 'zod'
import { audience } from '../values/audience.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { flag } from '../values/values.ts'

export const errors = defineErrors({
  not_in_audience: [403, 'Only shown to others'],
})

const settings = z.object({
  inSuggestions: z
    .boolean()
    .describe('Whether other members get the caller as a friend suggestion'),
  audience: audience.describe('Audience for everything beyond name and picture'),
})
export type PrivacySettings = z.output<typeof settings>

export const getPrivacySettings = defineEndpoint({
  method: 'GET',
  path: '/v1/privacy-settings',
  access: 'member',
  summary: "Returns the caller's privacy settings",
  status: 200,
  answer: settings,
  errors: [],
})

export const changePrivacySettings = defineEndpoint({
  method: 'PATCH',
  path: '/v1/privacy-settings',
  access: 'member',
  summary: "Updates the caller's privacy settings; omitted fields stay unchanged; idempotent",
  body: z.object({ inSuggestions: flag.optional(), audience: audience.optional() }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: settings,
  errors: [],
})
