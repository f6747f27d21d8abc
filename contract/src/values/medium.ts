export const mediums = ['film', 'tvShow', 'book', 'album', 'podcast'] as const

export type Medium = (typeof mediums)[number]

export function isMedium(value: unknown): value is Medium {
  return (mediums as readonly unknown[]).includes(value)
}
