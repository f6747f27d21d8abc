import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of the card on the dashboard. */
export const surgeTexts = {
  heading: 'Rating spikes',
  explanation: 'Works that got over a third of their ratings, and at least ten, in the last day.',
  none: 'Nothing unusual in the last day.',
  lastDay: (count: number, all: number) =>
    `${formatNumber(count)} of ${plural(all, { one: '# rating', other: '# ratings' })} in the last day`,
  averages: (lastDay: number, all: number) =>
    `Average in the last day ${formatNumber(lastDay)}, overall ${formatNumber(all)}`,
  failed: 'An error occurred',
}
