import type { Medium } from '@medley/contract/values/medium'

/** Poster shape: 2:3 for films, TV shows and books, square for albums and podcasts. */
export function posterShape(medium: Medium): 'tall' | 'square' {
  return medium === 'album' || medium === 'podcast' ? 'square' : 'tall'
}
