import {
  areFriends,
  dropPerson,
  dropReview,
  isBlocking,
  isClear,
  mayReadList,
  pairOf,
  separate,
  type Person,
  type Review,
  requestStatus,
  type ModelState,
} from './state.ts'

/** The input of an act: the actor and all possible objects. */
export interface Act {
  me: Person
  whom: Person
  work: { id: number }
  /** The id of an existing or deleted review, comment or list; 1 if there never was one. */
  review: number
  comment: number
  list: number
  rating: number
}

/** Changes the state and returns the expected response: the status with the code or bare number. */
export type Transition = (state: ModelState, act: Act) => string

const blockedText = (state: ModelState, me: string, other: string) =>
  isBlocking(state, other, me) ? '403 blocked_by_them' : '403 blocked_by_you'

function withReview(
  state: ModelState,
  { me, review: id }: Act,
  transition: (review: Review) => string,
): string {
  const review = state.reviews.find((one) => one.id === id)
  if (!review) return '404 review_not_found'
  if (!isClear(state, me.name, review.by)) return blockedText(state, me.name, review.by)
  return transition(review)
}

const hiddenAcross = (answer: string) =>
  answer.startsWith('403 blocked') ? '404 review_not_found' : answer

function notifyFriends(
  state: ModelState,
  type: 'new friend request' | 'accepted friend request',
  by: string,
  to: string,
): void {
  state.news = state.news.filter((news) => news.type !== type || news.by !== by || news.to !== to)
  state.news.push({ to, by, type, isRead: false })
}

const befriend: Transition = (state, { me: { name: me }, whom: { name: whom } }) => {
  if (me === whom) return '400 validation_error'
  if (!isClear(state, me, whom)) return blockedText(state, me, whom)
  const stands = requestStatus(state, me, whom)
  if (stands === 'incoming') {
    state.friendships.set(pairOf(me, whom), { asked: whom, isApproved: true })
    notifyFriends(state, 'accepted friend request', me, whom)
  } else if (stands === 'none') {
    state.friendships.set(pairOf(me, whom), { asked: me, isApproved: false })
    notifyFriends(state, 'new friend request', me, whom)
  }
  return areFriends(state, me, whom) ? '200 approved' : '200 outgoing'
}

const like: Transition = (state, act) =>
  withReview(state, act, (review) => {
    const { name: me } = act.me
    if (review.by === me) return '403 own_item'
    const known = state.news.some(
      ({ type, by, review: id }) => type === 'liked review' && by === me && id === review.id,
    )
    const isNew = !review.likes.has(me)
    review.likes.add(me)
    if (isNew && !known) {
      state.news.push({
        to: review.by,
        by: me,
        type: 'liked review',
        review: review.id,
        isRead: false,
      })
    }
    return '200'
  })

const unlike: Transition = (state, act) =>
  hiddenAcross(
    withReview(state, act, (review) => {
      const { name: me } = act.me
      if (review.likes.delete(me)) {
        state.news = state.news.filter(
          ({ type, by, review: id, isRead }) =>
            isRead || type !== 'liked review' || by !== me || id !== review.id,
        )
      }
      return '200'
    }),
  )

const editReview: Transition = (state, { me, review: id, rating }) => {
  const review = state.reviews.find((one) => one.id === id)
  if (review?.by !== me.name) return '200 0'
  review.rating = rating
  return '200 1'
}

const deleteReview: Transition = (state, act) =>
  hiddenAcross(
    withReview(state, act, (review) => {
      if (review.by !== act.me.name) return '403 forbidden'
      dropReview(state, review.id)
      return '200 1'
    }),
  )

const deleteComment: Transition = (state, { me: { name: me }, comment: id }) => {
  const review = state.reviews.find(({ comments }) => comments.some((one) => one.id === id))
  const comment = review?.comments.find((one) => one.id === id)
  if (!review || !comment) return '404 comment_not_found'
  if (me !== comment.by && me !== review.by) {
    const isSeen = isClear(state, me, comment.by) && isClear(state, me, review.by)
    return isSeen ? '403 forbidden' : '404 comment_not_found'
  }
  review.comments = review.comments.filter((one) => one !== comment)
  state.news = state.news.filter((news) => news.isRead || news.comment !== id)
  state.gone.comments.push(id)
  return '200 1'
}

function withList(
  state: ModelState,
  { me, list: id }: Act,
  transition: (list: ModelState['lists'][0]) => string,
) {
  const list = state.lists.find((one) => one.id === id)
  if (!list || !mayReadList(state, me.name, list)) return '404 list_not_found'
  return list.by === me.name ? transition(list) : '403 forbidden'
}

const without = (ids: number[], id: number) => ids.filter((one) => one !== id)
const withNewest = (ids: number[], id: number) => (ids.includes(id) ? ids : [...ids, id])

/** The transitions of every act that creates nothing. Created things get their id from the response. */
export const transitions = {
  befriend,
  separate: (state, { me, whom }) => {
    separate(state, me.name, whom.name)
    return '200 none'
  },
  block: (state, { me, whom }) => {
    if (me.name === whom.name) return '400 validation_error'
    state.blocks.add(`${me.name}>${whom.name}`)
    separate(state, me.name, whom.name)
    return '200 Blocked by you'
  },
  unblock: (state, { me, whom }) => {
    state.blocks.delete(`${me.name}>${whom.name}`)
    return '200 Not blocked'
  },
  like,
  unlike,
  comment: (state, act) => withReview(state, act, () => '201'),
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
  turnList: (state, act) =>
    withList(state, act, (list) => {
      list.isPrivate = !list.isPrivate
      return '200'
    }),
  listWork: (state, act) =>
    withList(state, act, (list) => {
      if (list.entries.includes(act.work.id)) return '400 validation_error'
      list.entries.push(act.work.id)
      return '200'
    }),
  unlistWork: (state, act) =>
    withList(state, act, (list) => {
      if (!list.entries.includes(act.work.id)) return '400 validation_error'
      list.entries = without(list.entries, act.work.id)
      return '200'
    }),
  deleteList: (state, act) =>
    withList(state, act, (list) => {
      state.lists = state.lists.filter((one) => one !== list)
      state.gone.lists.push(list.id)
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
  readNews: (state, { me }) => {
    for (const news of state.news) {
      if (news.to === me.name && isClear(state, me.name, news.by)) news.isRead = true
    }
    return '200'
  },
  leave: (state, { me }) => {
    dropPerson(state, me.name)
    return '200'
  },
} satisfies Record<string, Transition>

export type Kind = keyof typeof transitions
