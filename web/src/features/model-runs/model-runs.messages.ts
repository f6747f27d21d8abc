import { formatNumber, plural } from '../../lib/locale.ts'

export const modelRunsTexts = {
  title: 'Recommendations',
  failed: 'The builds of recommendations could not be loaded',
  none: 'Nothing was built yet. It happens soon after the first start, then every night.',
  outcomes: {
    published: 'In use',
    'not better than popularity': 'Not in use',
    'too few ratings': 'Too few ratings',
  },
  learnt: (method: string, likes: number, members: number, works: number) =>
    `${method}: ${plural(likes, { one: '# like', other: '# likes' })} from ${plural(members, {
      one: '# member',
      other: '# members',
    })}, ${plural(works, { one: '# work', other: '# works' })}`,
  quality: (ndcg: number, popularity: number) =>
    `Quality ${formatNumber(ndcg * 100)}; always the most liked works would be ${formatNumber(popularity * 100)}`,
  likesSoFar: (likes: number) =>
    `${plural(likes, { one: '# like', other: '# likes' })} so far; it learns from about ${formatNumber(2000)}`,
  shipped: (works: number) =>
    plural(works, {
      one: '# work with neighbours that come with Medley',
      other: '# works with neighbours that come with Medley',
    }),
  built: (time: string) => `Built ${time}`,
  trained: (time: string, seconds: number) =>
    `Built ${time}; training took ${formatNumber(seconds)} s`,
  buildNow: 'Build now',
  queued: 'Recommendations will be built within a minute',
  buildFailed: 'The build could not be started',
}
