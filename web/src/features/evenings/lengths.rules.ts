import { eveningsTexts } from '@medley/texts/evenings'
import type { Medium } from '@medley/contract/values/medium'
import { formatNumber } from '../../lib/locale.ts'
import type { Option } from '../../ui/forms/select.tsx'
import { showMinutes } from '../works/show-minutes.ts'

/** The lengths to choose from: minutes, or pages of books. */
const lengths: Record<Medium, readonly number[]> = {
  film: [90, 120, 150],
  tvShow: [30, 60],
  book: [150, 300, 500],
  album: [40, 60],
  podcast: [30, 60],
}

/** The choices of length of a medium; '' does not narrow. */
export function lengthOptions(medium: Medium): Option[] {
  const name = (length: number) =>
    medium === 'book'
      ? eveningsTexts.upToPages({ pages: formatNumber(length) })
      : eveningsTexts.upToMinutes({ text: showMinutes(length) })
  return [
    { value: '', label: eveningsTexts.anyLength },
    ...lengths[medium].map((length) => ({ value: String(length), label: name(length) })),
  ]
}

/** A choice as the API takes it. */
export function lengthFilter(
  medium: Medium,
  choice: string,
): { maxMinutes?: number; maxPages?: number } {
  if (choice === '') return {}
  return medium === 'book' ? { maxPages: Number(choice) } : { maxMinutes: Number(choice) }
}
