/** Those whom a member shows more than name and picture. */
export const audiences = ['everyone', 'members', 'friends'] as const
export type Audience = (typeof audiences)[number]

/** Fewer than everyone. */
export type NarrowAudience = Exclude<Audience, 'everyone'>

/** Of a review or list: fewer than its owner's audience; null for no fewer. */
export type OwnAudience = 'friends' | null
