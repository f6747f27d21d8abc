import type { Medium } from './medium.ts'

export const productName = 'Medley'

/** What several works of a medium are called. */
export const mediumPlurals: Record<Medium, string> = {
  film: 'Films',
  tvShow: 'TV Shows',
  book: 'Books',
  album: 'Albums',
  podcast: 'Podcasts',
}

interface Named {
  username: string
  firstName: string | null
  lastName: string | null
}

/** What a person is called on screen: first and last name, or the username where both are empty. */
export function displayName({ username, firstName, lastName }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return name.join(' ') || username
}

/** The title of a page that is called so. */
export const titled = (text: string): string => `${text} · ${productName}`

/** The titles of pages that say what is on them: the same in what the server sends and in the app. */
export const titles = {
  landing: () => `${productName}: films, TV shows, books, albums and podcasts, with friends`,
  explore: (medium: Medium) => titled(mediumPlurals[medium]),
  work: (title: string) => titled(title),
  review: (workTitle: string, author: Named) =>
    titled(`${workTitle}, reviewed by ${displayName(author)}`),
  profile: (person: Named) => titled(displayName(person)),
  lists: (person: Named) => titled(`${displayName(person)}'s Lists`),
  list: (title: string) => titled(title),
}
