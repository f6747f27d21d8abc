import { formatNumber, plural } from '../../lib/locale.ts'

export const modelRunsTexts = {
  title: 'Recommendations',
  failed: 'The recommendation builds could not be loaded',
  none: 'Nothing built yet. The first build runs soon after the first start, then one every night.',
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
    `Quality ${formatNumber(ndcg * 100)}; always showing the most popular would score ${formatNumber(popularity * 100)}`,
  likesSoFar: (likes: number) =>
    `${plural(likes, { one: '# high rating', other: '# high ratings' })} so far; needs about ${formatNumber(2000)} to learn`,
  shipped: (works: number) =>
    plural(works, {
      one: '# work with built-in look-alikes',
      other: '# works with built-in look-alikes',
    }),
  built: (time: string) => `Built ${time}`,
  trained: (time: string, seconds: number) =>
    `Built ${time}; training took ${formatNumber(seconds)} s`,
  buildNow: 'Build now',
  queued: 'Recommendations will be built within a minute',
  buildFailed: 'The build could not be started',
}
