import {
  areFriends,
  dropPerson,
  dropReview,
  isBlocking,
  isClear,
  mayReadList,
  pairOf,
  part,
  type Person,
  type Review,
  standing,
  type World,
} from './world.ts'

/** What an act needs: who acts, and everything it may be about. */
export interface Act {
  me: Person
  whom: Person
  work: { id: number }
  /** Of a review, comment or list that is there, or was; 1 where there never was one. */
  review: number
  comment: number
  list: number
  rating: number
}

/** Each rule says how the call is answered, status and code or bare number, and changes the world with it. */
export type Rule = (world: World, act: Act) => string

const blockedText = (world: World, me: string, other: string) =>
  isBlocking(world, other, me) ? '403 blocked_by_them' : '403 blocked_by_you'

function withReview(
  world: World,
  { me, review: id }: Act,
  rule: (review: Review) => string,
): string {
  const review = world.reviews.find((one) => one.id === id)
  if (!review) return '404 review_not_found'
  if (!isClear(world, me.name, review.by)) return blockedText(world, me.name, review.by)
  return rule(review)
}

const hiddenAcross = (answer: string) =>
  answer.startsWith('403 blocked') ? '404 review_not_found' : answer

function tellOfFriends(
  world: World,
  type: 'new friend request' | 'accepted friend request',
  by: string,
  to: string,
): void {
  world.news = world.news.filter((news) => news.type !== type || news.by !== by || news.to !== to)
  world.news.push({ to, by, type, isRead: false })
}

const befriend: Rule = (world, { me: { name: me }, whom: { name: whom } }) => {
  if (me === whom) return '400 validation_error'
  if (!isClear(world, me, whom)) return blockedText(world, me, whom)
  const stands = standing(world, me, whom)
  if (stands === 'incoming') {
    world.friendships.set(pairOf(me, whom), { asked: whom, isApproved: true })
    tellOfFriends(world, 'accepted friend request', me, whom)
  } else if (stands === 'none') {
    world.friendships.set(pairOf(me, whom), { asked: me, isApproved: false })
    tellOfFriends(world, 'new friend request', me, whom)
  }
  return areFriends(world, me, whom) ? '200 approved' : '200 outgoing'
}

const like: Rule = (world, act) =>
  withReview(world, act, (review) => {
    const { name: me } = act.me
    if (review.by === me) return '403 own_item'
    const known = world.news.some(
      ({ type, by, review: id }) => type === 'liked review' && by === me && id === review.id,
    )
    const isNew = !review.likes.has(me)
    review.likes.add(me)
    if (isNew && !known) {
      world.news.push({
        to: review.by,
        by: me,
        type: 'liked review',
        review: review.id,
        isRead: false,
      })
    }
    return '200'
  })

const unlike: Rule = (world, act) =>
  hiddenAcross(
    withReview(world, act, (review) => {
      const { name: me } = act.me
      if (review.likes.delete(me)) {
        world.news = world.news.filter(
          ({ type, by, review: id, isRead }) =>
            isRead || type !== 'liked review' || by !== me || id !== review.id,
        )
      }
      return '200'
    }),
  )

const editReview: Rule = (world, { me, review: id, rating }) => {
  const review = world.reviews.find((one) => one.id === id)
  if (review?.by !== me.name) return '200 0'
  review.rating = rating
  return '200 1'
}

const deleteReview: Rule = (world, act) =>
  hiddenAcross(
    withReview(world, act, (review) => {
      if (review.by !== act.me.name) return '403 forbidden'
      dropReview(world, review.id)
      return '200 1'
    }),
  )

const deleteComment: Rule = (world, { me: { name: me }, comment: id }) => {
  const review = world.reviews.find(({ comments }) => comments.some((one) => one.id === id))
  const comment = review?.comments.find((one) => one.id === id)
  if (!review || !comment) return '404 comment_not_found'
  if (me !== comment.by && me !== review.by) {
    const isSeen = isClear(world, me, comment.by) && isClear(world, me, review.by)
    return isSeen ? '403 forbidden' : '404 comment_not_found'
  }
  review.comments = review.comments.filter((one) => one !== comment)
  world.news = world.news.filter((news) => news.isRead || news.comment !== id)
  world.gone.comments.push(id)
  return '200 1'
}

function withList(world: World, { me, list: id }: Act, rule: (list: World['lists'][0]) => string) {
  const list = world.lists.find((one) => one.id === id)
  if (!list || !mayReadList(world, me.name, list)) return '404 list_not_found'
  return list.by === me.name ? rule(list) : '403 forbidden'
}

const without = (ids: number[], id: number) => ids.filter((one) => one !== id)
const withNewest = (ids: number[], id: number) => (ids.includes(id) ? ids : [...ids, id])

/** The rules of every act whose answer makes nothing new. What is made gets its id from the answer. */
export const rules = {
  befriend,
  part: (world, { me, whom }) => {
    part(world, me.name, whom.name)
    return '200 none'
  },
  block: (world, { me, whom }) => {
    if (me.name === whom.name) return '400 validation_error'
    world.blocks.add(`${me.name}>${whom.name}`)
    part(world, me.name, whom.name)
    return '200 Blocked by you'
  },
  unblock: (world, { me, whom }) => {
    world.blocks.delete(`${me.name}>${whom.name}`)
    return '200 Not blocked'
  },
  like,
  unlike,
  comment: (world, act) => withReview(world, act, () => '201'),
  review: (_, { me, work }) => {
    me.engaged = withNewest(me.engaged, work.id)
    me.saved = without(me.saved, work.id)
    return '201'
  },
  editReview,
  deleteReview,
  deleteComment,
  openList: () => '201',
  hideList: () => '201',
  turnList: (world, act) =>
    withList(world, act, (list) => {
      list.isPrivate = !list.isPrivate
      return '200'
    }),
  listWork: (world, act) =>
    withList(world, act, (list) => {
      if (list.entries.includes(act.work.id)) return '400 validation_error'
      list.entries.push(act.work.id)
      return '200'
    }),
  unlistWork: (world, act) =>
    withList(world, act, (list) => {
      if (!list.entries.includes(act.work.id)) return '400 validation_error'
      list.entries = without(list.entries, act.work.id)
      return '200'
    }),
  deleteList: (world, act) =>
    withList(world, act, (list) => {
      world.lists = world.lists.filter((one) => one !== list)
      world.gone.lists.push(list.id)
      return '200'
    }),
  engage: (_, { me, work }) => {
    me.engaged = withNewest(me.engaged, work.id)
    return '200'
  },
  disengage: (_, { me, work }) => {
    const had = me.engaged.includes(work.id)
    me.engaged = without(me.engaged, work.id)
    return had ? '200 1' : '200 0'
  },
  save: (_, { me, work }) => {
    me.saved = withNewest(me.saved, work.id)
    return '200'
  },
  unsave: (_, { me, work }) => {
    const had = me.saved.includes(work.id)
    me.saved = without(me.saved, work.id)
    return had ? '200 1' : '200 0'
  },
  favor: (_, { me, work }) => {
    me.favorite = work.id
    return '200'
  },
  disfavor: (_, { me }) => {
    me.favorite = null
    return '200'
  },
  readNews: (world, { me }) => {
    for (const news of world.news) {
      if (news.to === me.name && isClear(world, me.name, news.by)) news.isRead = true
    }
    return '200'
  },
  leave: (world, { me }) => {
    dropPerson(world, me.name)
    return '200'
  },
} satisfies Record<string, Rule>

export type Kind = keyof typeof rules
