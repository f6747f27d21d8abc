import { z } from 'zod'
import { audiences } from './audiences.ts'

export const audience = z.enum(audiences)

export const narrowAudience = z.enum(['members', 'friends'])

export const ownAudience = z
  .literal('friends')
  .nullable()
  .describe("Friends only, or null for everyone in the owner's audience")
