/** Those who may create an account. */
export const registrations = ['open', 'invited', 'closed'] as const

/** Rights of visitors: to look around, or nothing but the way to a login. */
export const visitorRights = ['browse', 'none'] as const

/** For whom the instance is open. */
export interface Access {
  registration: (typeof registrations)[number]
  visitors: (typeof visitorRights)[number]
}
