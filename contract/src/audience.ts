import { z } from 'zod'

/** Those whom a member shows more than name and picture. */
export const audiences = ['everyone', 'members', 'friends'] as const
export const audience = z.enum(audiences)
export type Audience = z.output<typeof audience>

export const narrowAudience = z.enum(['members', 'friends'])
export type NarrowAudience = z.output<typeof narrowAudience>

/** Of a review or list: fewer than its owner's audience; null for no fewer. */
export const ownAudience = z
  .literal('friends')
  .nullable()
  .describe("Only for its owner's friends; null for everyone whom its owner shows anything")
export type OwnAudience = z.output<typeof ownAudience>
