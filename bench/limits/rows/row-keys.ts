export const readKeys = [
  'feed',
  'work',
  'explore',
  'profile',
  'list',
  'notifications',
  'search',
  'mistyped',
  'engaged',
  'home',
] as const

export const writeKeys = ['review', 'like', 'comment', 'mark'] as const

export const rowKeys = [...readKeys, ...writeKeys]

export type RowKey = (typeof rowKeys)[number]
