import type { FeatureNames } from './names.ts'

/** Endpoints, errors and types. */
export const contract = (names: FeatureNames) => calls(names) + settings(names)

const calls = ({
  kebab,
  snake,
  camelOne,
  pascal,
  pascalOne,
  words,
  wordsOne,
}: FeatureNames) => `import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { filledLine, flag, time } from '../values/values.ts'

export const errors = defineErrors({
  ${snake}_full: [409, 'You have reached the limit of ${words}'],
})

const ${camelOne} = z.object({ id: z.int().positive(), title: z.string(), timeCreated: time })
export type ${pascalOne} = z.output<typeof ${camelOne}>

export const list${pascal} = defineEndpoint({
  method: 'GET',
  path: '/v1/${kebab}',
  access: 'member',
  summary: "Lists the caller's ${words}, newest first",
  status: 200,
  answer: z.array(${camelOne}),
  errors: [],
})

export const create${pascalOne} = defineEndpoint({
  method: 'POST',
  path: '/v1/${kebab}',
  access: 'member',
  summary: 'Creates a ${wordsOne} and notifies friends of it',
  idempotent: true,
  body: z.object({ title: filledLine(limits.nameMax) }),
  status: 201,
  answer: ${camelOne},
  errors: ['${snake}_full'],
})
export type New${pascalOne} = z.output<typeof create${pascalOne}.body>
`

const settings = ({ kebabOne, pascalOne, words }: FeatureNames) => `
const settings = z.object({ notifiesFriends: z.boolean() })
export type ${pascalOne}Settings = z.output<typeof settings>

export const get${pascalOne}Settings = defineEndpoint({
  method: 'GET',
  path: '/v1/${kebabOne}-settings',
  access: 'member',
  summary: "Returns whether friends are notified of the caller's new ${words}",
  status: 200,
  answer: settings,
  errors: [],
})

export const change${pascalOne}Settings = defineEndpoint({
  method: 'PUT',
  path: '/v1/${kebabOne}-settings',
  access: 'member',
  summary: "Sets whether friends are notified of the caller's new ${words}",
  body: z.object({ notifiesFriends: flag }),
  status: 200,
  answer: settings,
  errors: [],
})
`
