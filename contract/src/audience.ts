import { z } from 'zod'
import { audiences } from './audiences.ts'

export const audience = z.enum(audiences)

export const narrowAudience = z.enum(['members', 'friends'])

export const ownAudience = z
  .literal('friends')
  .nullable()
  .describe("Only for its owner's friends; null for everyone whom its owner shows anything")
