/** Those whose view of their own profile a member can take. */
export const eyes = ['visitor', 'member', 'friend'] as const
export type Eyes = (typeof eyes)[number]

const parameter = 'as'

/** The address of a page with the eyes of others. Only a new load of the page takes them. */
export const addressAs = (path: string, as: Eyes): string => `${path}?${parameter}=${as}`

let chosen: { as: Eyes; path: string } | null = null

/** Takes the eyes that the address of this page names, before anything is loaded. */
export function takeEyes({ pathname, search }: Location): Eyes | null {
  const named = new URLSearchParams(search).get(parameter)
  const as = eyes.find((one) => one === named)
  chosen = as === undefined ? null : { as, path: pathname }
  return as ?? null
}

/** Whose eyes this page was loaded with, and its path; null for the visitor's or member's own. */
export const takenEyes = () => chosen
