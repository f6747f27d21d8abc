import { pageSizes } from '@medley/contract/limits'
import { mediums } from '@medley/contract/medium'
import { latePage, type Member, type Scene } from './scene.ts'

/** One page view: the paths that the web app requests concurrently. */
export interface Opening {
  token: string
  paths: readonly string[]
}

export interface Read {
  name: string
  /** What is read, in the words of the document. */
  what: string
  openings: readonly Opening[]
}

const variants = 200

/** The measured reads, each with enough variants to avoid repeating the previous request. */
export function readsOf(scene: Scene): Read[] {
  const read: ReadOf = (name, what, pathsOf) => ({
    name,
    what,
    openings: Array.from({ length: variants }, (_, n) => {
      const asked = ask(scene, n)
      return { token: asked.member.token, paths: pathsOf(asked) }
    }),
  })
  return [...feedReads(read), ...otherReads(read)]
}

type ReadOf = (name: string, what: string, pathsOf: (asked: Asked) => readonly string[]) => Read

function feedReads(read: ReadOf): Read[] {
  const { homeFeed } = pageSizes
  const feed = `/v1/reviews?friendship=friendAndMe&limit=${homeFeed}`
  return [
    read('Home feed', `${homeFeed} reviews with comments`, () => [feed]),
    read('Home feed of one medium', `${homeFeed} reviews with comments`, ({ n }) => [
      `${feed}&mediums=${mediums[n % mediums.length]}`,
    ]),
    read('Home feed, tenth page', `${homeFeed} reviews after ${9 * homeFeed}`, () => [
      `${feed}&offset=${9 * homeFeed}`,
    ]),
    read(
      'Home feed, hundredth page',
      `${homeFeed} reviews after ${latePage * homeFeed}, by cursor`,
      ({ member }) => [member.lateInFeed === null ? feed : `${feed}&before=${member.lateInFeed}`],
    ),
  ]
}

function otherReads(read: ReadOf): Read[] {
  const { workReviews, explore, profileReviews, search, notifications } = pageSizes
  const news = `/v1/notifications?limit=${notifications}`
  return [
    read(
      'Work page',
      `work, statistics, friends, ${workReviews} reviews: four requests at once`,
      ({ work: { id, medium } }) => [
        `/v1/works/${medium}/${id}`,
        `/v1/works/${medium}/${id}/statistics`,
        `/v1/work-engagements?workId=${id}&medium=${medium}&friendship=friend&limit=40`,
        `/v1/reviews?work%5Bid%5D=${id}&work%5Bmedium%5D=${medium}&friendship=any&limit=${workReviews}`,
      ],
    ),
    read('Explore', `${explore} works`, ({ n }) => [
      `/v1/works/${mediums[n % mediums.length]}?limit=${explore}&sortBy=${sorts[n % sorts.length]}`,
    ]),
    read('Profile feed', `${profileReviews} reviews with comments`, ({ work }) => [
      `/v1/reviews?author=${work.author}&limit=${profileReviews}`,
    ]),
    read('Profile feed, highest first', `${profileReviews} reviews`, ({ work }) => [
      `/v1/reviews?author=${work.author}&limit=${profileReviews}&sort=rating`,
    ]),
    read('Search', `the beginning of a title, ${search} works`, ({ work }) => [
      searchPath(work.title.slice(0, 6), work.medium),
    ]),
    read('Search, mistyped', 'a title with two letters swapped', ({ work }) => [
      searchPath(mistyped(work.title), work.medium),
    ]),
    read('Search for people', 'the beginning of a name', ({ n, scene }) => [
      searchPath(memberAt(scene, n).username.slice(0, 4), 'users'),
    ]),
    read(
      'Notifications',
      `${notifications} unread and ${notifications} older ones: two requests at once`,
      () => [`${news}&read=false`, `${news}&read=true`],
    ),
  ]
}

const sorts = ['audienceSize', 'reviewCount', 'rating']

interface Asked {
  n: number
  scene: Scene
  member: Member
  work: Scene['reviews'][number]
}

function ask(scene: Scene, n: number): Asked {
  const work = scene.reviews[n % scene.reviews.length]
  if (!work) throw new Error('There are no reviews to choose from')
  return { n, scene, work, member: memberAt(scene, n) }
}

function memberAt({ members }: Scene, n: number): Member {
  const member = members[n % members.length]
  if (!member) throw new Error('There are no members to choose from')
  return member
}

function searchPath(term: string, category: string): string {
  return `/v1/search?q=${encodeURIComponent(term)}&category=${category}&limit=${pageSizes.search}`
}

/** The title with its third and fourth characters swapped. */
function mistyped(title: string): string {
  const [a = '', b = '', c = '', d = '', ...rest] = title
  return [a, b, d, c, ...rest].join('')
}
