/** Those whose view of their own profile a member can take. */
export const previewRoles = ['visitor', 'member', 'friend'] as const
export type PreviewRole = (typeof previewRoles)[number]

const parameter = 'as'

/** The address of a page as others see it. Only a new load of the page takes them. */
export const addressAs = (path: string, as: PreviewRole): string => `${path}?${parameter}=${as}`

let chosen: { as: PreviewRole; path: string } | null = null

/** Reads from the address of this page as whom it is shown, before anything is loaded. */
export function readPreview({ pathname, search }: Location): PreviewRole | null {
  const named = new URLSearchParams(search).get(parameter)
  const as = previewRoles.find((one) => one === named)
  chosen = as === undefined ? null : { as, path: pathname }
  return as ?? null
}

/** As whom this page is shown, and its path; null as the visitor or member themselves. */
export const currentPreview = () => chosen
