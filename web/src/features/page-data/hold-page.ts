import { type HeldAnswers, holdAnswers } from '../../lib/api.ts'
import type * as pages from './page-data.calls.ts'

/**
 * Has the member's next calls take their answers from one call for the whole page. If its code fails to
 * load, each call is sent.
 */
export function holdPage(open: (calls: typeof pages) => HeldAnswers): void {
  holdAnswers(import('./page-data.calls.ts').then(open, () => undefined))
}
