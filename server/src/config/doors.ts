/** Who may create an account. */
export const registrations = ['open', 'invited', 'closed'] as const

/** Whether visitors may look around, or see nothing but the way to a login. */
export const visitorRights = ['browse', 'none'] as const

/** For whom the instance is open. */
export interface Doors {
  registration: (typeof registrations)[number]
  visitors: (typeof visitorRights)[number]
}
