import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { anyText } from '../values/values.ts'
import { settingLengthMax, settingNames, triedServices } from './setting-rules.ts'

export const errors = defineErrors({
  setting_from_outside: [409, 'The environment sets this'],
  setting_locks_out: [409, 'You could not log in any more'],
  setting_unreachable: [422, 'Nothing answers there'],
  setting_refused: [422, 'The service refuses these values'],
  setting_of_another_kind: [422, 'This is a value of another kind'],
})

const name = z.enum(settingNames)

const setting = z.object({
  name,
  value: z
    .string()
    .nullable()
    .describe('In effect; null without one, and for secrets, which are never shown'),
  isSet: z.boolean().describe('True if a value is set, here or outside'),
  origin: z
    .enum(['default', 'stored', 'environment'])
    .describe('Values of the environment cannot be changed here'),
})
export type InstanceSetting = z.output<typeof setting>

const settings = z.object({
  settings: z.array(setting).describe('In the order of the page'),
  outside: z
    .array(z.object({ name: z.string(), value: z.string().nullable() }))
    .describe('What must be known before the database is open, such as the port'),
})
export type InstanceSettings = z.output<typeof settings>

const values = z
  .partialRecord(name, anyText.max(settingLengthMax).nullable())
  .describe('By name; null returns to the default')
export type SettingValues = z.output<typeof values>

export const getInstanceSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/instance/settings',
  access: 'admin',
  summary: 'Returns the settings of the instance, without secrets',
  status: 200,
  answer: settings,
  errors: [],
})

export const changeInstanceSettings = defineEndpoint({
  method: 'PATCH',
  path: '/v1/instance/settings',
  access: 'admin',
  summary: 'Changes settings of the instance, which all processes follow within seconds',
  freshProof: 'ifSecondFactor',
  recordsItself: true,
  body: z.object({ values }),
  status: 200,
  answer: settings,
  errors: ['setting_from_outside', 'setting_locks_out'],
})

export const tryInstanceSettings = defineEndpoint({
  method: 'POST',
  path: '/v1/instance/settings/try',
  access: 'admin',
  summary: 'Tries a service with values that are not saved; for mail it sends the admin a letter',
  accountLimits: [limitPerMinute(20)],
  body: z.object({
    service: z.enum(triedServices),
    values: values.describe('Those that differ from the settings in effect'),
  }),
  status: 200,
  answer: z.object({ isUsable: z.literal(true) }),
  errors: ['setting_unreachable', 'setting_refused', 'setting_of_another_kind'],
})
