import type { Location } from '../../lib/router/history.ts'
import { paths } from '../../paths.ts'

/** True if an address shows a review with its editor open. */
export function isEditorOf(reviewId: number, { pathname, search }: Location): boolean {
  return pathname === paths.review(reviewId) && new URLSearchParams(search).get('edit') === 'true'
}
