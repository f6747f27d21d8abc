import { lazyPart } from '../../lib/loading/lazy-part.tsx'

const lastDay = 14

/** In the first two weeks of January, a way to the member's past year. */
export const YearOnHome = lazyPart({
  load: async () => (await import('./parts/home-year.tsx')).HomeYear,
  failure: 'The way to the past year could not be loaded',
  useIsWanted: () => {
    const now = new Date()
    return now.getMonth() === 0 && now.getDate() <= lastDay
  },
})
